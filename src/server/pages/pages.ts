import { type OutsideSources, outsideSources } from '../http/outside.ts'
import type { Config } from '../operation/config.ts'

export interface Site {
  readonly baseUrl: string | undefined
  readonly google: boolean
  readonly firebase: boolean
  readonly payment: Config['payment']
  readonly outside: OutsideSources
}

export const siteOf = (config: Config): Site => ({
  baseUrl: config.baseUrl,
  google: Boolean(config.google || config.firebase),
  firebase: Boolean(config.firebase),
  payment: config.payment,
  outside: outsideSources(config),
})

export const PUBLIC_PATHS = ['/', '/login']

const PRIVATE_PATHS = [
  '/api/',
  '/area-do-aluno',
  '/carreiras',
  '/edital',
  '/entrar-pelo-email',
  '/estudar',
  '/materias',
  '/redefinir-senha',
]

const PREVIEW = { path: '/posse.jpg', width: 1200, height: 630 }
const HTML = '<html lang="pt-BR"'
const HEAD_END = '</head>'

/** Writes this installation's marks into the page, which its style reads before the first paint. */
export function pageOf(html: string, path: string, site: Site): string {
  const offers = [site.google && 'google', site.payment && 'payment'].filter((offer) => offer)
  const marked = offers.length > 0 ? html.replace(HTML, `${HTML} data-offers="${offers.join(' ')}"`) : html
  return marked.replace(HEAD_END, () => `${[...addresses(path, site), ...payment(site)].join('')}${HEAD_END}`)
}

function addresses(path: string, { baseUrl }: Site): string[] {
  if (!(baseUrl && PUBLIC_PATHS.includes(path))) return []
  const address = escaped(baseUrl + path)
  return [
    `<link rel="canonical" href="${address}"/>`,
    `<meta property="og:url" content="${address}"/>`,
    `<meta property="og:image" content="${escaped(baseUrl + PREVIEW.path)}"/>`,
    `<meta property="og:image:width" content="${PREVIEW.width}"/>`,
    `<meta property="og:image:height" content="${PREVIEW.height}"/>`,
  ]
}

const payment = ({ payment: configured }: Site): string[] =>
  configured ? [`<script src="/payment.js" defer data-src="${escaped(configured.scriptUrl)}"></script>`] : []

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export const robotsOf = ({ baseUrl }: Site): string =>
  [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    ...(baseUrl ? ['', `Sitemap: ${baseUrl}/sitemap.xml`] : []),
    '',
  ].join('\n')

export const sitemapOf = (baseUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PATHS.map((path) => `<url><loc>${escaped(baseUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
