import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Entries,
  isAnswerTo,
  type OutboxEntry,
  withEntry,
  withRefusal,
  withRetry,
  withTheirs,
} from './outbox-rules.ts'

const LIST = '/records'
const entry = (id: string, over: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  userId: 'ana',
  method: 'POST',
  path: LIST,
  body: { minutes: 1, at: 'noon' },
  createdAt: 1,
  label: id,
  state: 'waiting',
  ...over,
})
const put = (id: string, path: string, minutes = 2, over: Partial<OutboxEntry> = {}) =>
  entry(id, { method: 'PUT', path, body: { minutes }, ...over })
const del = (id: string, path: string) => entry(id, { method: 'DELETE', path, body: undefined })
const word = (id: string, over: Partial<OutboxEntry> = {}) => entry(id, { about: 'x', ...over })
const [unsent, saved] = [`${LIST}/a`, `${LIST}/7`]
const refused = { state: 'rejected', message: 'Não.' } as const

describe('one write more', () => {
  test.each<[what: string, before: Entries, added: OutboxEntry]>([
    ['of anything', [entry('a')], entry('b')],
    ['that changes what was not sent yet', [entry('a'), entry('b')], put('c', unsent)],
    ['that deletes what was not sent yet', [entry('a'), put('b', unsent)], del('c', unsent)],
    ['that changes the same again', [put('a', saved), entry('b')], put('c', saved, 3)],
    ['that says something of the same again', [word('a')], word('b')],
    ['of another than the refused one', [entry('a', refused)], put('b', saved)],
  ])('%s is the last, and what was said before stays as it was said', (_what, before, added) => {
    expect(withEntry(before, added)).toEqual([...before, added])
  })

  test.each<[what: string, before: Entries, added: OutboxEntry, after: object[]]>([
    [
      'that is there already changes nothing',
      [entry('a')],
      entry('a', { label: 'x' }),
      [{ id: 'a', label: 'a' }],
    ],
    [
      'that mends a refused making says it anew, with what it does not say itself',
      [entry('a', refused), entry('b')],
      put('c', unsent),
      [
        { id: 'a', method: 'POST', state: 'waiting', body: { minutes: 2, at: 'noon' }, label: 'c' },
        { id: 'b' },
      ],
    ],
    ['that deletes what was refused takes it away', [entry('a', refused)], del('c', unsent), []],
    [
      'that mends a refused change replaces it',
      [put('a', saved, 2, refused)],
      put('c', saved),
      [{ id: 'c' }],
    ],
    [
      'that deletes what could not be changed replaces it',
      [put('a', saved, 2, refused)],
      del('c', saved),
      [{ id: 'c' }],
    ],
    [
      'that says a refused word again replaces it',
      [word('a', refused)],
      word('c'),
      [{ id: 'c', method: 'POST' }],
    ],
  ])('%s', (_what, before, added, after) => {
    expect(withEntry(before, added)).toMatchObject(after)
    expect(withEntry(before, added)).toHaveLength(after.length)
  })
})

test('a refused write is mended by what waits behind it, or taken away by a deletion', () => {
  const behind = [entry('a'), put('b', unsent, 5), put('c', unsent, 6), entry('d')]
  expect(withRefusal(behind, 'a', 'Não.')).toMatchObject([
    { id: 'a', method: 'POST', state: 'waiting', body: { minutes: 5, at: 'noon' } },
    { id: 'c', state: 'waiting', body: { minutes: 6 } },
    { id: 'd' },
  ])
  expect(withRefusal([entry('a'), del('b', unsent)], 'a', 'Não.')).toEqual([])
  expect(withRefusal([put('a', saved), put('b', saved, 3)], 'a', 'Não.')).toMatchObject([
    { id: 'b', state: 'waiting' },
  ])
  expect(withRefusal([entry('a')], 'a', 'Não.')).toMatchObject([{ state: 'rejected', message: 'Não.' }])
})

test('a refused write that is tried again waits as if it were new', () => {
  const [again] = withRetry([entry('a', refused)], 'a')
  expect(again).toEqual(entry('a'))
})

test.each<[what: string, entry: OutboxEntry, reply: unknown, is: boolean]>([
  ['the record with the key', entry('a'), { id: 7, key: 'a' }, true],
  ['a record of another key', entry('a'), { id: 7, key: 'b' }, false],
  ['a record without a key', entry('a'), { id: 7 }, false],
  ['nothing', entry('a'), undefined, false],
  ['null', entry('a'), null, false],
  ['an empty object', entry('a'), {}, false],
  ['a text', entry('a'), 'OK', false],
  ['the changed record by its id', put('b', saved), { message: 'x', data: { id: 7, key: 'k' } }, true],
  ['the changed record by its key', put('b', unsent), { message: 'x', data: { id: 7, key: 'a' } }, true],
  [
    'the changed record by a key of any letters',
    put('b', `${LIST}/a%2Fb`),
    { data: { id: 7, key: 'a/b' } },
    true,
  ],
  ['another changed record', put('b', saved), { message: 'x', data: { id: 8, key: '7 ' } }, false],
  ['a message alone', put('b', saved), { message: 'x' }, false],
  ['a record that is null', del('b', saved), { message: 'x', data: null }, false],
  ['what came of a word, with its key', word('a'), { message: 'x', status: 'added', key: 'a' }, true],
  ['what came of another word', word('a'), { message: 'x', key: 'b' }, false],
  ['a message that anybody may say', word('a'), { message: 'Bem-vindo!', status: 'ok' }, false],
])('an answer with %s', (_what, write, reply, is) => {
  expect(isAnswerTo(write, reply)).toBe(is)
})

type Fate = 'taken' | 'lost before' | 'lost after' | 'refused'

class Server {
  readonly #ids = new Map<string, number>()
  readonly records = new Map<number, number>()

  take({ id, method, path, body }: OutboxEntry): void {
    const { minutes } = (body ?? {}) as { minutes: number }
    if (method === 'POST') this.#make(id, minutes)
    const at = this.#ids.get(path.slice(LIST.length + 1)) ?? 0
    if (method === 'DELETE') this.records.delete(at)
    else if (method === 'PUT' && this.records.has(at)) this.records.set(at, minutes)
  }

  has = (key: string) => this.#ids.has(key)

  #make(key: string, minutes: number): void {
    if (this.#ids.has(key)) return
    this.#ids.set(key, this.#ids.size + 1)
    this.records.set(this.#ids.size, minutes)
  }
}

class Student {
  readonly server = new Server()
  readonly wanted = new Map<string, number>()
  entries: Entries = []
  #count = 0

  make(minutes: number): void {
    const id = this.#newId()
    this.wanted.set(id, minutes)
    this.entries = withEntry(this.entries, entry(id, { body: { minutes } }))
  }

  change(at: number, minutes: number): void {
    const key = [...this.wanted.keys()][at]
    if (key === undefined) return
    this.wanted.set(key, minutes)
    this.entries = withEntry(this.entries, put(this.#newId(), `${LIST}/${key}`, minutes))
  }

  remove(at: number): void {
    const key = [...this.wanted.keys()][at]
    if (key === undefined) return
    this.wanted.delete(key)
    this.entries = withEntry(this.entries, del(this.#newId(), `${LIST}/${key}`))
  }

  send(fate: Fate): void {
    const next = this.#first()
    if (!next || fate === 'lost before') return
    // The server accepts a repeated write that it already has.
    if (fate === 'refused' && next.method === 'POST' && !this.server.has(next.id)) {
      this.entries = withRefusal(this.entries, next.id, 'Não.')
      return
    }
    this.server.take(next)
    if (fate !== 'lost after') this.entries = this.entries.filter(({ id }) => id !== next.id)
  }

  end(): void {
    for (const { id } of this.entries) this.entries = withRetry(this.entries, id)
    while (this.entries.length > 0) this.send('taken')
  }

  #first = () => this.entries.find(({ state }) => state === 'waiting')
  #newId = () => `w${++this.#count}`
}

type Step = (student: Student) => void

const steps = fc.array(
  fc.oneof(
    fc.nat(99).map(
      (minutes): Step =>
        (student) =>
          student.make(minutes),
    ),
    fc.tuple(fc.nat(3), fc.nat(99)).map(
      ([at, minutes]): Step =>
        (student) =>
          student.change(at, minutes),
    ),
    fc.nat(3).map(
      (at): Step =>
        (student) =>
          student.remove(at),
    ),
    fc.constantFrom<Fate>('taken', 'lost before', 'lost after', 'refused').map(
      (fate): Step =>
        (student) =>
          student.send(fate),
    ),
  ),
  { maxLength: 40 },
)

test('after any writes and failures the server ends with exactly what the student has', () => {
  fc.assert(
    fc.property(steps, (doings) => {
      const student = new Student()
      for (const act of doings) act(student)
      student.end()
      expect([...student.server.records.values()].toSorted()).toEqual([...student.wanted.values()].toSorted())
    }),
    { numRuns: 500 },
  )
})

describe('a change of a whole that another device has changed since', () => {
  const parts = (time: number, pauses: number) => ({
    time: { study_time: time },
    pauses: { total_pauses: pauses },
  })
  const change = (id: string, made: OutboxEntry['made']): OutboxEntry => ({
    id,
    userId: 'ana',
    method: 'PUT',
    path: '/user-study-records/9',
    body: { subject_id: 1, study_time: 90, total_pauses: 0 },
    createdAt: 0,
    label: 'Direito',
    state: 'waiting',
    ...(made ? { made } : {}),
  })
  const mine = change('a', { from: parts(60, 0), whole: parts(90, 0) })
  const message = 'Mudou.'

  test('is sent with what that device has changed of other parts', () => {
    const theirs = parts(60, 3)
    expect(withTheirs([mine], 'a', { theirs, message })).toEqual([
      {
        ...mine,
        body: { subject_id: 1, study_time: 90, total_pauses: 3 },
        made: { from: theirs, whole: parts(90, 3) },
      },
    ])
  })

  test('waits for the student where both changed the same, and is sent as he or she says', () => {
    const theirs = parts(75, 3)
    const collided = withTheirs([mine], 'a', { theirs, message })
    expect(collided).toEqual([{ ...mine, state: 'rejected', message, theirs }])
    const [withMine] = withTheirs(collided, 'a', { theirs, message, choices: { time: 'mine' } })
    expect(withMine).toMatchObject({ state: 'waiting', body: { study_time: 90, total_pauses: 3 } })
    const [adopted] = withTheirs(collided, 'a', { theirs, message, choices: { time: 'theirs' } })
    expect(adopted).toMatchObject({ state: 'waiting', body: { study_time: 75, total_pauses: 3 } })
    expect(adopted).not.toHaveProperty('theirs')
  })

  test('is spoken for by a later change of the same, which is then asked about from where the first began', () => {
    const later = change('b', { from: parts(90, 0), whole: parts(95, 0) })
    expect(withTheirs([mine, later], 'a', { theirs: parts(75, 0), message })).toEqual([
      { ...later, made: { from: parts(60, 0), whole: parts(95, 0) } },
    ])
  })

  test('is sent again when it is tried again, and asked about anew', () => {
    const [collided] = withTheirs([mine], 'a', { theirs: parts(75, 3), message })
    if (!collided) throw new Error('It is kept.')
    expect(withRetry([collided], 'a')).toEqual([mine])
  })

  test('that does not say what it was made from is refused as any other', () => {
    const old = change('a', undefined)
    expect(withTheirs([old], 'a', { theirs: parts(75, 3), message })).toEqual([
      { ...old, state: 'rejected', message },
    ])
  })
})
