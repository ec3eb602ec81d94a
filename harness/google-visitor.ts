import type { TestApp } from './app.ts'

/** A browser without a screen: it stores cookies and follows redirects, here and at the OpenID provider. */
export interface Visitor {
  /** Signs in with the provider's account of this name; returns the final address in the app. */
  signIn(login: string, options?: { fresh?: boolean }): Promise<string>
  link(login: string): Promise<string>
  /** Calls the app with this browser's cookies. */
  call(route: string, body?: object): ReturnType<TestApp['call']>
  /** A bearer token of the signed-in student. */
  token(): Promise<string>
}

const APP = 'http://localhost:3000'

class Jar {
  readonly #cookies = new Map<string, string>()
  keep(lines: readonly string[]) {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1)
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  get header() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

/** Opens a browser on the app, which must be at its usual address. */
export function openVisitor(posse: TestApp): Visitor {
  const jar = new Jar()
  const call = async (route: string, body?: object) => {
    const answer = await posse.call(route, {
      headers: { cookie: jar.header, origin: APP },
      ...(body ? { body } : {}),
    })
    jar.keep([answer.headers['set-cookie'] ?? []].flat() as string[])
    return answer
  }
  const goThere = async (route: string, login: string, extra: object = {}) => {
    const body = {
      provider: 'google',
      callbackURL: '/area-do-aluno',
      errorCallbackURL: '/login?erro=google',
      ...extra,
    }
    const begun = await call(`POST /api/auth${route}`, body)
    if (begun.status !== 200) throw new Error(`${begun.status} ${JSON.stringify(begun.body)}`)
    const back = await passThrough(begun.body.url, login)
    const ended = await call(`GET ${back.slice(APP.length)}`)
    return String(ended.headers.location ?? `${ended.status}`)
  }
  return {
    call,
    signIn: (login, { fresh = false } = {}) =>
      goThere('/sign-in/social', login, fresh ? { additionalParams: { max_age: '0' } } : {}),
    link: (login) => goThere('/link-social', login),
    token: async () => (await call('GET /api/auth/token')).body.token,
  }
}

/** Walks through the provider's pages with this login, up to the redirect to the app. */
async function passThrough(address: string, login: string): Promise<string> {
  const jar = new Jar()
  let url = new URL(address)
  for (let step = 0; step < 12; step += 1) {
    let answer = await ask(url, jar)
    const html = answer.status === 200 ? await answer.text() : ''
    if (html) {
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? ''
      const action = new URL(/action="([^"]+)"/.exec(html)?.[1] ?? '', url)
      answer = await ask(action, jar, new URLSearchParams({ prompt, login, password: 'x' }))
    }
    url = new URL(answer.headers.get('location') ?? '', url)
    if (url.origin === APP) return url.href
  }
  throw new Error(`The provider does not lead back from ${url}.`)
}

async function ask(url: URL, jar: Jar, body?: URLSearchParams): Promise<Response> {
  const sent = body ? { method: 'POST', body } : {}
  const answer = await fetch(url, { redirect: 'manual', headers: { cookie: jar.header }, ...sent })
  jar.keep(answer.headers.getSetCookie())
  return answer
}
