import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import { sendProblem } from '../http/on-error.ts'

interface IconSet {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >
}

const Params = Type.Object({ file: Type.String() })

/** `mdi:scale-balance` is at `/api/icons/mdi/scale-balance.svg`. */
export function serveIcons(app: FastifyInstance): void {
  let loading: Promise<IconSet> | undefined
  app.get<{ Params: Static<typeof Params> }>(
    '/api/icons/mdi/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      loading ??= loadIcons()
      const svg = drawn(await loading, params.file.replace(/\.svg$/, ''))
      if (!svg) return sendProblem(reply, problem('not_found', ERROR_MESSAGES.not_found))
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=2592000').send(svg)
    },
  )
}

async function loadIcons(): Promise<IconSet> {
  return JSON.parse(
    await readFile(createRequire(import.meta.url).resolve('@iconify-json/mdi/icons.json'), 'utf8'),
  ) as IconSet
}

function drawn(
  { icons, width: setWidth = 24, height: setHeight = 24 }: IconSet,
  name: string,
): string | undefined {
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
  if (!icon) return undefined
  const { body, width = setWidth, height = setHeight } = icon
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
}
