import Type from 'typebox'
import { expect, it } from 'vitest'
import { cpuMs } from '../../../harness/cpu-time.ts'
import { line, lines, text } from '../../shared/contract.ts'
import { checker } from './validate.ts'

const Day = Type.Object({ subjects: Type.Array(Type.Object({ id: Type.Integer() }), { maxItems: 2 }) })
const check = checker(
  Type.Object({ ids: Type.Array(Type.Integer(), { maxItems: 3 }), days: Type.Array(Day) }),
)

it('a list that is too long is refused at once for its length, whatever is wrong in it', () => {
  const [wrong, subjects] = [new Array(1_000_000).fill(''), new Array(500_000).fill({})]
  const sent = { ids: wrong, days: [{ subjects }, { subjects: [{ id: 1 }] }] }
  expect(cpuMs(() => check(sent))).toBeLessThan(400)
  expect(check(sent)).toMatchObject({
    ok: false,
    errors: {
      ids: ['Envie no máximo 3.'],
      'ids.0': ['Informe um número inteiro, só com algarismos.'],
      'days.0.subjects.0.id': ['Preencha este campo.'],
    },
  })
})

it('undeclared fields are dropped, whether a number came as text or not', () => {
  for (const ids of [[1], ['1']])
    expect(check({ ids, days: [], role: 'admin' })).toEqual({ ok: true, value: { ids: [1], days: [] } })
})

it('undeclared fields are dropped at every depth, unless the schema allows them', () => {
  const Part = Type.Object({ n: Type.Integer() })
  const check = checker(
    Type.Object({
      list: Type.Array(Part),
      one: Type.Union([Type.Null(), Type.Array(Part), Part]),
      none: Type.Object({}),
      named: Type.Unsafe({ type: 'object', additionalProperties: Part }),
      edital: Type.Object({ ano: Type.Integer() }, { additionalProperties: true }),
    }),
  )
  const more = { n: 1, x: { y: 1 } }
  const edital = { ano: 2026, fonte: { como: 'colado' } }
  const sent = { list: [more], one: [more], none: { x: 1 }, named: { a: more }, edital }
  const value = { list: [{ n: 1 }], one: [{ n: 1 }], none: {}, named: { a: { n: 1 } }, edital }
  expect(check(sent)).toEqual({ ok: true, value })
  expect(check({ ...sent, one: more })).toEqual({ ok: true, value: { ...value, one: { n: 1 } } })
  expect(check({ ...sent, one: null })).toEqual({ ok: true, value: { ...value, one: null } })
})

it('a letter with a thousand accents does not bypass a limit of letters', () => {
  const check = checker(
    Type.Object({ name: Type.String({ maxLength: 5 }), topic: Type.Union([text(5), Type.Null()]) }),
  )
  const errors = { name: ['Use no máximo 5 caracteres.'] }
  for (const name of [`a${'\u0301'.repeat(1000)}`, '👩‍👩‍👧'.repeat(100)])
    expect(check({ name, topic: null })).toEqual({ ok: false, errors })
  expect(check({ name: 'ok', topic: `a${'\u0301'.repeat(1000)}` })).toMatchObject({ ok: false })
  for (const name of ['maçã', '👍👍👍👍👍']) expect(check({ name, topic: name })).toMatchObject({ ok: true })
})

it('whole numbers may come as text, in lists and objects too; other values stay as they are', () => {
  const day = { subjects: [{ id: '7' }], name: 'x' }
  const body = { ids: ['1', 2, '003'], days: [day] }
  expect(check(body)).toMatchObject({
    ok: true,
    value: { ids: [1, 2, 3], days: [{ subjects: [{ id: 7 }] }] },
  })
  expect(body.ids).toEqual(['1', 2, '003'])
  const Named = Type.Object({ name: Type.String(), id: Type.Union([Type.Number(), Type.String()]) })
  expect(checker(Named)({ name: '30', id: '30' })).toEqual({ ok: true, value: { name: '30', id: '30' } })
})

it('whole numbers may come as text in unions too', () => {
  const Nullable = Type.Union([Type.Integer({ maximum: 9 }), Type.Null()])
  const Change = Type.Union([
    Type.Object({ op: Type.Literal('weigh'), questions: Nullable }),
    Type.Object({
      op: Type.Literal('move'),
      at: Type.Integer(),
      to: Type.Union([Type.String(), Type.Null()]),
    }),
  ])
  const change = checker(Type.Object({ changes: Type.Array(Change) }))
  const changes = [
    { op: 'weigh', questions: '7' },
    { op: 'weigh', questions: null },
    { op: 'move', at: '3', to: '4' },
  ]
  const value = { changes: [{ op: 'weigh', questions: 7 }, changes[1], { op: 'move', at: 3, to: '4' }] }
  expect(change({ changes })).toEqual({ ok: true, value })
  for (const wrong of [{ op: 'weigh', questions: '70' }, { op: 'other', at: '3' }, 'move', null, []])
    expect(change({ changes: [wrong] })).toMatchObject({ ok: false })
})

it.each([
  '',
  ' ',
  ' 3',
  '3 ',
  '3\n',
  '+3',
  '3.5',
  '3,5',
  '1e3',
  '0x10',
  '1_000',
  '３',
  '٣',
  'três',
  'NaN',
  '[3]',
  null,
  true,
  {},
])('%j is no whole number', (id) => {
  const errors = { 'ids.0': ['Informe um número inteiro, só com algarismos.'] }
  expect(check({ ids: [id], days: [] })).toEqual({ ok: false, errors })
})

it.each([
  ['-1', 'O valor mínimo é 0.'],
  ['6', 'O valor máximo é 5.'],
  ['9'.repeat(30), 'O valor máximo é 5.'],
])('%j is refused by what it is', (count, text) => {
  const checked = checker(Type.Object({ count: Type.Integer({ minimum: 0, maximum: 5 }) }))({ count })
  expect(checked).toEqual({ ok: false, errors: { count: [text] } })
})

it('an invalid list gets an error for each item', () => {
  expect(check({ ids: [1, 'dois', 3], days: [{ subjects: [] }] })).toEqual({
    ok: false,
    errors: { 'ids.1': ['Informe um número inteiro, só com algarismos.'] },
  })
})

it('a name is tidied, then counted in visible letters, then refused with its excess', () => {
  const check = checker(Type.Object({ name: line(5, 1), note: Type.Optional(lines(5)) }))
  for (const name of ['  \u202ema\u0301fia\u200b ', '👨\u200d👩\u200d👧👍👍👍👍'])
    expect(check({ name })).toMatchObject({
      ok: true,
      value: { name: name.replace(/[\u202e\u200b ]/gu, '').normalize('NFC') },
    })
  expect(check({ name: 'ok', note: ' a\u2066\r\nb ' })).toMatchObject({ value: { note: 'a\nb' } })
  expect(check({ name: 'Direitos' })).toEqual({ ok: false, errors: { name: ['Tem 8 letras; cabem 5.'] } })
  expect(check({ name: '\u200b ' })).toEqual({ ok: false, errors: { name: ['Preencha este campo.'] } })
})
