import type { BrowserContext } from '@playwright/test'

/**
 * Stands in for Google's script of frames, which both Firebase's SDK and the
 * emulator's pages fetch from the network: messages between a page and a frame
 * in it. Everything else of the sign-in is the SDK's and the emulator's own.
 */
function frames(): void {
  type Handler = (data: unknown) => unknown
  interface Peer {
    register(name: string, handler: Handler): void
    send(name: string, data: unknown, reply?: Handler): void
    restyle(): Promise<void>
    ping(done: () => void): Promise<void>
  }
  const [handlers, replies] = [new Map<string, Handler>(), new Map<number, Handler>()]
  const peerOf = (target: Window): Peer => ({
    register: (name, handler) => void handlers.set(name, handler),
    send: (name, data, reply) => {
      const id = Math.random()
      if (reply) replies.set(id, reply)
      target.postMessage({ frames: { id, name, data } }, '*')
    },
    restyle: async () => undefined,
    ping: async (done) => done(),
  })
  addEventListener('message', async ({ data: { frames: frame } = {}, source }) => {
    const handler = handlers.get(frame?.name)
    if (handler)
      source?.postMessage(
        { frames: { answers: frame.id, data: [await handler(frame.data)] } },
        { targetOrigin: '*' },
      )
    try {
      replies.get(frame?.answers)?.(frame.data)
    } catch {
      // The SDK throws after a handled answer, which Google's script ignores too.
    }
  })
  const open = async ({ url, where }: { url: string; where: Element }, then: (peer: Peer) => unknown) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.src = url
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    where.append(frame)
    await loaded
    return frame.contentWindow && then(peerOf(frame.contentWindow))
  }
  const iframes = {
    Iframe: Object,
    getContext: () => ({ open, getParentIframe: () => peerOf(parent) }),
    CROSS_ORIGIN_IFRAMES_FILTER: null,
  }
  const load = (_what: string, { callback }: { callback: () => void }) => callback()
  const page = window as unknown as Record<string, unknown>
  page.gapi = { iframes, load }
  const script = document.currentScript as HTMLScriptElement
  const ready = page[new URL(script.src).searchParams.get('onload') ?? 'gapi_onload']
  if (typeof ready === 'function') ready()
}

/** Lets the pages of this context find frames of Google without the network. */
export const standInForFrames = (context: BrowserContext) =>
  context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${frames})()` }),
  )
