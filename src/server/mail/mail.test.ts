import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { headerOf } from './mail.ts'

const read = async (header: string) =>
  (await PostalMime.parse(`Subject: ${header.replaceAll(' ', '\r\n ')}\r\n\r\n`)).subject

it.each([
  'Cronograma',
  '[Suporte] Re: não salva',
  '題'.repeat(150),
  '👩‍👩‍👧 e 😀'.repeat(20),
  '=?UTF-8?B?QmNj?= =?utf-8?q?oi?=',
  'Oi =?x',
])('a subject is read as it was written, and no more of it is plain than letters: %s', async (subject) => {
  const header = headerOf(subject)
  expect(header).toMatch(/^[ -~]*$/)
  for (const word of header.split(' ')) expect(word.length).toBeLessThanOrEqual(75)
  expect(await read(header)).toBe(subject)
})

it.each(['\r\nBcc: a@b.c', '\u2028Bcc: a@b.c', '\u202Ec.b@a :ccB', '\u0085Bcc: a@b.c', '\u0000Bcc: a@b.c'])(
  'what would begin another line, or looks so, is a space: %j',
  (more) => {
    expect(headerOf(`Oi${more}`)).toMatch(/^Oi +[ -~]+$/)
  },
)
