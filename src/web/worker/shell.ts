import { pathOf } from '../pages/paths.ts'
import type { Installation } from './scope.ts'

/** Every file that the app's screens need, as the build made it. */
export interface ShellFiles {
  /** Changes whenever a file does. */
  readonly version: string
  /** Paths, each with the SHA-256 (hex) of its content; '' where the name contains it. */
  readonly files: readonly (readonly [path: string, digest: string])[]
}

/** Answers paths without a prerendered page. */
export const FALLBACK = '/__spa-fallback.html'

const PREFIX = 'posse-shell-'
/** How long to wait for a page that is not cached before showing the fallback. */
const SLOW_MS = 3000
/** Few parallel downloads, so that the page's own requests do not wait. */
const LANES = 4

export interface Shell {
  /** Rejects, and leaves nothing behind, unless all files arrive and belong to one build. */
  install(): Promise<void>
  tidy(): Promise<void>
  answer(request: Request): Promise<Response> | undefined
}

/** Adds the installation's changed pages, which also change the version. */
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
  const cached = async (path: string) => (await caches.open(name)).match(path, MATCH)
  const page = async (path: string, request: Request) => {
    const document = await cached(path)
    if (document) return document
    const fetched = fetch(request)
    const instead = async () => (await cached(FALLBACK)) ?? fetched
    return Promise.race([fetched.catch(instead), slow().then(instead)]).catch(() => Response.error())
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
      // Keeps the last version: a tab that was not reloaded yet still loads parts of it.
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

/** Whether it is a part: a network that wants a sign-in answers with a page, plain text or data. */
const isPart = ({ status, headers }: Response) =>
  status === 200 && !/^(text\/(html|plain)|application\/json|$)/.test(headers.get('Content-Type') ?? '')

/** Compressed or not, an answer is the same to a page. */
const MATCH = { ignoreVary: true }

/** Whether the path is a part of the app or a career's picture: never data of a student. */
const isUnchanging = (path: string) => path.startsWith('/assets/') || path.startsWith('/api/icons/')

async function load(path: string, digest: string): Promise<Response> {
  const response = await fetch(path, { cache: digest ? 'no-cache' : 'default' })
  if (digest ? !response.ok : !isPart(response)) throw new Error(`${path}: ${response.status}`)
  // During a deployment, parts of two builds may arrive: never store them together.
  if (digest && (await digestOf(response.clone())) !== digest) throw new Error(`${path}: of another build`)
  return response
}

async function digestOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
