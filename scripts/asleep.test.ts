import { expect, test } from 'vitest'
import { asleep } from './asleep.ts'

const page =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><script>context()</script><script type="module" async="">import "/a.js"</script></body>'

test('a page sleeps with the same elements, none of which fetches or runs the app', () => {
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
  expect(() => asleep(html, 'soon')).toThrow('scripts/asleep.ts')
})
