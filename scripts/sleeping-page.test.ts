import { expect, test } from 'vitest'
import { asleep, styled } from './sleeping-page.ts'

const page =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><script>context()</script><script type="module" async="">import "/a.js"</script></body>'

test('a sleeping page keeps its elements, and none of them loads or runs the app', () => {
  const sleeping = asleep(page, 'later')
  expect(sleeping).toBe(
    '<head><link data-rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
      '<body><script>context()</script><script type="text/plain" data-app="later">import "/a.js"</script></body>',
  )
})

test.each([
  ['starts no app', page.replace('type="module"', '')],
  ['starts it twice', page + page],
  ['preloads nothing', page.replace('modulepreload', 'preload')],
])('a page that %s fails the build', (_case, html) => {
  expect(() => asleep(html, 'soon')).toThrow('scripts/sleeping-page.ts')
})

test('a page inlines its styles, and loads the style file with its app', () => {
  const read = (href: string) => `/* ${href} */ a { content: '$&' }`
  expect(styled(page, read)).toBe(
    '<head><link rel="modulepreload" href="/a.js"/><link data-rel="stylesheet" href="/a.css"/>' +
      "<style>/* /a.css */ a { content: '$&' }</style></head>" +
      page.slice(page.indexOf('<body>')),
  )
})

test('a page without a style fails the build', () => {
  expect(() => styled('<head></head>', String)).toThrow('scripts/sleeping-page.ts')
})
