import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePolicy } from '../http/security-headers.ts'
import { pageOf, robotsOf, type Site, sitemapOf } from './pages.ts'

interface Page {
  readonly html: Buffer
  readonly packed: () => Promise<Buffer>
  readonly digest: string
  readonly marked: boolean
  readonly policy: string
}

const FALLBACK = '/__spa-fallback.html'
const WORKER = 'sw.js'
const FIREBASE_WORKER = 'sw-firebase.js'
/** Compresses nearly as well as the highest level, in a tenth of the time. */
const PAGE_QUALITY = 9

const SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g

const brotli = promisify(brotliCompress)

const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** A file named by its content never changes. */
function cacheControlOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? FOR_EVER : AN_HOUR
}

/** Each page has a content policy of its own; assets are compressed already. */
export async function serveStatic(app: FastifyInstance, root: string, site: Site): Promise<void> {
  serveCrawlers(app, site)
  if (!existsSync(root)) return
  const pages = await readPages(root, site)
  const fallback = pages.get(FALLBACK)
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', WORKER, FIREBASE_WORKER],
    setHeaders: (response, path) => void response.header('cache-control', cacheControlOf(path)),
  })
  await serveWorker(app, join(root, site.firebase ? FIREBASE_WORKER : WORKER), pages)
  for (const [path, page] of pages) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => sendPage(reply, page))
  }
  if (!fallback) return
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound()
    return sendPage(reply.code(404), fallback)
  })
}

// The worker stores pages as sent here, so it gets their digests: a changed setting makes a new one.
async function serveWorker(app: FastifyInstance, file: string, pages: ReadonlyMap<string, Page>) {
  if (!existsSync(file)) return
  const marked = [...pages]
    .filter(([, { marked }]) => marked)
    .map(([path, { digest }]) => [path, digest] as const)
  const installation = {
    version: digestOf(JSON.stringify(marked)).slice(0, 8),
    pages: Object.fromEntries(marked),
  }
  const preamble = marked.length > 0 ? `self.installation = ${JSON.stringify(installation)};\n` : ''
  const script = preamble + (await readFile(file, 'utf8'))
  app.get(`/${WORKER}`, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

function serveCrawlers(app: FastifyInstance, site: Site) {
  const { baseUrl } = site
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain').send(robotsOf(site)),
  )
  if (!baseUrl) return
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml').send(sitemapOf(baseUrl)),
  )
}

async function sendPage(reply: FastifyReply, { html, packed, digest, policy }: Page) {
  // The tag is weak because the packed and the plain page are the same.
  const etag = `W/"${digest.slice(0, 32)}"`
  const { 'if-none-match': known, 'accept-encoding': accepted = '' } = reply.request.headers
  reply.headers({
    'content-security-policy': policy,
    etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  if (known === etag && reply.statusCode === 200) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (!/\bbr\b/.test(String(accepted))) return reply.send(html)
  return reply.header('content-encoding', 'br').send(await packed())
}

function packOnce(html: Buffer): () => Promise<Buffer> {
  let packed: Promise<Buffer> | undefined
  return () => {
    packed ??= brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } })
    return packed
  }
}

async function readPages(root: string, site: Site): Promise<Map<string, Page>> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'))
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, Page]> => {
      const path = pathOf(file)
      return [path, toPage(await readFile(join(root, file), 'utf8'), path, site)]
    }),
  )
  return new Map(pages)
}

const pathOf = (file: string) =>
  `/${file}` === FALLBACK ? FALLBACK : `/${file.split(sep).slice(0, -1).join('/')}`

const hashes = (html: string, elements: RegExp) =>
  [...html.matchAll(elements)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

function toPage(built: string, path: string, site: Site): Page {
  const html = pageOf(built, path, site)
  const body = Buffer.from(html)
  return {
    html: body,
    packed: packOnce(body),
    digest: digestOf(html),
    marked: html !== built,
    policy: pagePolicy(
      { 'script-src': hashes(html, SCRIPTS), 'style-src': hashes(html, STYLES) },
      site.outside,
    ),
  }
}
