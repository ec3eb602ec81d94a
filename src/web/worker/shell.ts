import { pathOf } from '../pages/paths.ts'
import type { Installation } from './scope.ts'

/** Every file that the app's screens need, as the build made it. */
export interface ShellFiles {
  /** Changes whenever a file does. */
  readonly version: string
  /** Paths, each with the SHA-256 (hex) of its content; '' where the name says it. */
  readonly files: readonly (readonly [path: string, digest: string])[]
}

/** Answers a path that no page of its own stands for. */
export const FALLBACK = '/__spa-fallback.html'

const PREFIX = 'posse-shell-'
/** A page that is not kept is waited for so long before the app says that there is none. */
const SLOW_MS = 3000
/** Few, so that the page's own requests do not wait behind them. */
const LANES = 4

/** A copy of the app on the device, from which it opens without a network. */
export interface Shell {
  /** Rejects, and leaves nothing behind, unless all files are there and of one build. */
  install(): Promise<void>
  tidy(): Promise<void>
  /** Returns undefined when the request is none of the shell's. */
  answer(request: Request): Promise<Response> | undefined
}

/** What an installation writes into its pages changes the files, and with them the version. */
export function asInstalled({ version, files }: ShellFiles, installation?: Installation): ShellFiles {
  if (!installation) return { version, files }
  return {
    version: `${version}-${installation.version}`,
    files: files.map(([path, digest]) => [path, installation.pages[path] ?? digest]),
  }
}

export function openShell({ version, files }: ShellFiles): Shell {
  const name = PREFIX + version
  const own = new Set(files.map(([path]) => path))

  const keep = async (cache: Cache, [path, digest]: ShellFiles['files'][number]) => {
    const known = digest ? undefined : await caches.match(path, MATCH)
    await cache.put(path, known ?? (await load(path, digest)))
  }
  const kept = async (path: string) => (await caches.open(name)).match(path, MATCH)
  const page = async (path: string, request: Request) => {
    const document = await kept(path)
    if (document) return document
    const asked = fetch(request)
    const instead = async () => (await kept(FALLBACK)) ?? asked
    return Promise.race([asked.catch(instead), slow().then(instead)]).catch(() => Response.error())
  }
  const part = async (request: Request) => {
    const known = await caches.match(request, MATCH)
    if (known) return known
    const loaded = await fetch(request)
    if (isPart(loaded)) await (await caches.open(name)).put(request, loaded.clone()).catch(() => undefined)
    return loaded
  }

  return {
    install: async () => {
      const cache = await caches.open(name)
      const left = [...files]
      const lane = async () => {
        for (let file = left.shift(); file; file = left.shift()) await keep(cache, file)
      }
      await Promise.all(Array.from({ length: LANES }, lane)).catch(async (error: unknown) => {
        await caches.delete(name)
        throw error
      })
    },
    tidy: async () => {
      const others = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name)
      // The last one stays: a tab that was not reloaded yet still takes its parts from it.
      await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)))
    },
    answer: (request) => {
      const { origin, pathname } = new URL(request.url)
      if (request.method !== 'GET' || origin !== location.origin) return
      if (isUnchanging(pathname)) return part(request)
      const path = pathOf(pathname)
      const isVisit = request.mode === 'navigate' && !path.startsWith('/api/')
      return isVisit || own.has(path) ? page(path, request) : undefined
    },
  }
}

const slow = () => new Promise((resolve) => setTimeout(resolve, SLOW_MS))

/** A part is no page, plain text or data: a network that wants a sign-in answers with these. */
const isPart = ({ status, headers }: Response) =>
  status === 200 && !/^(text\/(html|plain)|application\/json|$)/.test(headers.get('Content-Type') ?? '')

/** Compressed or not, an answer is the same to a page. */
const MATCH = { ignoreVary: true }

/** Parts of the app, and the pictures of careers: nothing of a student's is among them. */
const isUnchanging = (path: string) => path.startsWith('/assets/') || path.startsWith('/api/icons/')

async function load(path: string, digest: string): Promise<Response> {
  const response = await fetch(path, { cache: digest ? 'no-cache' : 'default' })
  if (digest ? !response.ok : !isPart(response)) throw new Error(`${path}: ${response.status}`)
  // While a new build is put in place, parts of two may come: they must never be kept together.
  if (digest && (await digestOf(response.clone())) !== digest) throw new Error(`${path}: of another build`)
  return response
}

async function digestOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
