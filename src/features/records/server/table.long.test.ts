import fc from 'fast-check'
import { expect, it } from 'vitest'
import { engines } from '../../../../harness/engines.ts'
import { EQUAL_SPELLINGS } from '../../../../harness/equal-spellings.ts'
import { statement } from '../../../server/database/db.ts'
import { fold } from '../../../shared/text.ts'
import { topicKey } from '../topics/wording.ts'

const keyed = statement<{ text: string; alike: string; key: string }>(
  'select text, folded(text) as alike, topic_key(text) as key from unnest($1::text[]) text',
)

it.each(engines)('hostile topics are compared on $name as the page and the program do', async ({ open }) => {
  const database = await open()
  const block = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code))
  const unit = fc.oneof(
    fc.constantFrom(...EQUAL_SPELLINGS),
    fc.constantFrom(...'aAzZ019 .,;:-–/ºª°()[]"“”‘’•+#&%$^~`´{}_*?!\\', 'n', 'no ', '2.1 ', '10) ', '8.112'),
    block(1, 0xff),
    block(0x100, 0x52f),
    block(0x1ab0, 0x2bff),
    block(0xfb00, 0xffef),
  )
  const topic = fc.string({ unit, minLength: 1, maxLength: 20 })
  const topics = fc.sample(topic, { numRuns: 5000, seed: 1 })
  const found = await keyed(database.db, [[...topics, 'a'.repeat(900)]])
  expect(found).toHaveLength(5001)
  for (const { text, alike, key } of found)
    expect({ alike, key }, JSON.stringify(text)).toEqual({ alike: fold(text), key: topicKey(text) })
  await database.close()
})
