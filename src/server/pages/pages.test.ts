import { describe, expect, it } from 'vitest'
import { pagePolicy } from '../http/security-headers.ts'
import { readConfig } from '../operation/config.ts'
import { pageOf, robotsOf, sitemapOf, siteOf } from './pages.ts'

const html = '<!DOCTYPE html><html lang="pt-BR"><head><title>Posse</title></head><body></body></html>'
const bare = siteOf(readConfig({}))
const google = true
const payment = { publicKey: 'pk', scriptUrl: 'https://pagar.exemplo.com.br/v1/a.js?x=1&y=2' }

describe('a page of the app', () => {
  it('is as it was built if nothing is configured', () => {
    expect(pageOf(html, '/', bare)).toBe(html)
  })

  it('has marks of the configuration for its styles, before the first paint', () => {
    expect(pageOf(html, '/login', { ...bare, google })).toContain('<html lang="pt-BR" data-offers="google">')
    expect(pageOf(html, '/', { ...bare, google, payment })).toContain('data-offers="google payment"')
  })

  it('names its public address and picture, if a search engine may show it', () => {
    const site = { ...bare, baseUrl: 'https://posse.exemplo.com.br' }
    const home = pageOf(html, '/', site)
    expect(home).toContain('<link rel="canonical" href="https://posse.exemplo.com.br/"/>')
    expect(home).toContain('<meta property="og:image" content="https://posse.exemplo.com.br/posse.jpg"/>')
    expect(pageOf(html, '/area-do-aluno', site)).toBe(html)
  })

  it('escapes the markup in a setting', () => {
    const scriptUrl = 'https://a.exemplo.com.br/"><script>$&'
    const written = pageOf(html, '/', { ...bare, payment: { publicKey: 'pk', scriptUrl } })
    expect(written).toContain('data-src="https://a.exemplo.com.br/&quot;>&lt;script>$&amp;"')
  })
})

describe('the content policy of pages', () => {
  it('allows only the configured payment’s script from outside', () => {
    expect(pagePolicy({}, bare.outside)).not.toMatch(/https?:/)
    const env = { PAYMENT_PUBLIC_KEY: payment.publicKey, PAYMENT_SCRIPT_URL: payment.scriptUrl }
    const open = pagePolicy({ 'script-src': ["'sha256-a'"] }, siteOf(readConfig(env)).outside)
    for (const sources of [`script-src 'self' 'sha256-a'`, `connect-src 'self'`, 'frame-src'])
      expect(open).toContain(`${sources} https://pagar.exemplo.com.br`)
    expect(open).not.toContain('/v1/a.js')
  })
})

describe('search engines', () => {
  it('are kept out of the student area, and find the public pages once their address is known', () => {
    expect(robotsOf(bare)).toContain('Disallow: /area-do-aluno\n')
    expect(robotsOf(bare)).not.toContain('Sitemap')
    const baseUrl = 'https://posse.exemplo.com.br'
    expect(robotsOf({ ...bare, baseUrl })).toContain(`\nSitemap: ${baseUrl}/sitemap.xml\n`)
    expect([...sitemapOf(baseUrl).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      `${baseUrl}/`,
      `${baseUrl}/login`,
    ])
  })
})
