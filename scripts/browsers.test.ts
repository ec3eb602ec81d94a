import { expect, test } from 'vitest'
import { lacksOf, methodsOf } from './browsers.ts'

const lacks = (text: string) => lacksOf('a.js', text, methodsOf('a.js', text)).map(({ name }) => name)

test.each([
  ['URL.parse(href)', 'URL.parse'],
  ['Promise.try(work)', 'Promise.try'],
  ['a.union(b)', '.union()'],
  ['new Set(a).isSubsetOf(b)', '.isSubsetOf()'],
  ['map.values().map(one)', 'iterator.map()'],
  ['[...text.matchAll(word).filter(one)]', 'iterator.filter()'],
  ['Iterator.from(all)', 'Iterator.from'],
  ['Uint8Array.fromBase64(text)', 'Uint8Array.fromBase64'],
  ['bytes.toHex()', '.toHex()'],
  ['new Intl.DurationFormat("pt-BR")', 'Intl.DurationFormat'],
  ['RegExp.escape(text)', 'RegExp.escape'],
  ['/(?i:a)b/.test(text)', '(?i:)'],
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['navigator.wakeLock.request("screen")', 'navigator.wakeLock'],
  ['new CloseWatcher()', 'CloseWatcher'],
  ['requestIdleCallback(work)', 'requestIdleCallback'],
  ['window.requestIdleCallback(work)', 'requestIdleCallback'],
])('a page that calls %s is told of, as a browser served has it not', (text, name) => {
  expect(lacks(text)).toEqual([name])
})

test.each([
  'Promise.withResolvers()',
  'Object.groupBy(all, one)',
  'Array.fromAsync(all)',
  'all.toSorted()',
  'take(window.documentPictureInPicture)',
  '/[a--b]/v.test(text)',
  'Object.values(all).map(one)',
  'URL.parse ? URL.parse(a) : new URL(a)',
  'if (`wakeLock` in navigator) navigator.wakeLock.request("screen")',
  'if (!(isOpen && window.CloseWatcher)) leave(); else new CloseWatcher()',
  'typeof requestIdleCallback === "function" && requestIdleCallback(work)',
  'const parts = { union: (other) => other }; parts.union(b)',
])('%s is fine', (text) => {
  expect(lacks(text)).toEqual([])
})
