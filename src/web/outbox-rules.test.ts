import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathOfUnsent } from '../shared/unsent.ts'
import { type Entries, type OutboxEntry, withEntry, withRefusal, withRetry, withTry } from './outbox-rules.ts'

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
const [unsent, saved] = [pathOfUnsent(LIST, 'a'), `${LIST}/7`]
const tried = { isTried: true }
const refused = { state: 'rejected', isTried: true, message: 'Não.' } as const

describe('one write more', () => {
  test.each<[what: string, before: Entries, added: OutboxEntry, after: object[]]>([
    ['is the last', [entry('a')], entry('b'), [{ id: 'a' }, { id: 'b' }]],
    ['that is there already changes nothing', [entry('a')], entry('a', { label: 'x' }), [{ id: 'a', label: 'a' }]],
    [
      'that changes what was never sent joins it, and keeps what it does not say',
      [entry('a'), entry('b')],
      put('c', unsent),
      [{ id: 'a', method: 'POST', body: { minutes: 2, at: 'noon' }, label: 'c' }, { id: 'b' }],
    ],
    ['that deletes what was never sent takes it back', [entry('a'), entry('b')], del('c', unsent), [{ id: 'b' }]],
    [
      'that changes what the server may have stands behind it',
      [entry('a', tried)],
      put('c', unsent),
      [
        { id: 'a', body: { minutes: 1 } },
        { id: 'c', method: 'PUT' },
      ],
    ],
    [
      'that deletes what the server may have stands behind it, and takes its changes back',
      [entry('a', tried), put('b', unsent)],
      del('c', unsent),
      [{ id: 'a' }, { id: 'c', method: 'DELETE' }],
    ],
    [
      'that mends what was refused has it wait again',
      [entry('a', refused)],
      put('c', unsent),
      [{ id: 'a', state: 'waiting', body: { minutes: 2, at: 'noon' } }],
    ],
    ['that deletes what was refused takes it away', [entry('a', refused)], del('c', unsent), []],
    [
      'that changes the same again replaces the change before, in its place',
      [put('a', saved), entry('b')],
      put('c', saved, 3),
      [{ id: 'c', body: { minutes: 3 } }, { id: 'b' }],
    ],
    [
      'that changes the same while the change before may have arrived is sent after it',
      [put('a', saved, 2, tried)],
      put('c', saved, 3),
      [{ id: 'a' }, { id: 'c' }],
    ],
    ['that mends a refused change replaces it', [put('a', saved, 2, refused)], put('c', saved), [{ id: 'c' }]],
    [
      'that says something of the same again replaces the word before',
      [entry('a', { about: 'x' }), entry('b', { about: 'y' })],
      entry('c', { about: 'x' }),
      [{ id: 'c' }, { id: 'b' }],
    ],
    [
      'that says something of the same while the word before may have arrived is sent after it',
      [entry('a', { about: 'x', ...tried })],
      entry('c', { about: 'x' }),
      [{ id: 'a' }, { id: 'c' }],
    ],
    [
      'that deletes makes changes needless',
      [put('a', saved), put('b', saved, 3, refused)],
      del('c', saved),
      [{ id: 'c' }],
    ],
  ])('%s', (_what, before, added, after) => {
    expect(withEntry(before, added)).toMatchObject(after)
    expect(withEntry(before, added)).toHaveLength(after.length)
  })
})

test('a refused write is mended by what waits behind it, or taken away by a deletion', () => {
  const behind = [entry('a', tried), put('b', unsent, 5), entry('d')]
  expect(withRefusal(behind, 'a', 'Não.')).toMatchObject([
    { id: 'a', state: 'waiting', body: { minutes: 5, at: 'noon' } },
    { id: 'd' },
  ])
  expect(withRefusal(behind, 'a', 'Não.')[0]).not.toHaveProperty('isTried')
  expect(withRefusal([entry('a', tried), del('b', unsent)], 'a', 'Não.')).toEqual([])
  expect(withRefusal([entry('a', tried)], 'a', 'Não.')).toMatchObject([{ state: 'rejected', message: 'Não.' }])
})

test('a refused write that is tried again waits as if it were new', () => {
  const [again] = withRetry([entry('a', refused)], 'a')
  expect(again).toEqual(entry('a'))
})

type Fate = 'taken' | 'lost before' | 'lost after' | 'refused'

/** A server that keeps each key once, as the API does. */
class Server {
  readonly #ids = new Map<string, number>()
  readonly records = new Map<number, number>()

  take({ id, method, path, body }: OutboxEntry): void {
    const { minutes } = (body ?? {}) as { minutes: number }
    // A sender learns the id of what was made by making it again.
    const key = method === 'POST' ? id : (path.split('@')[1] ?? '')
    this.#make(key, minutes)
    if (method === 'POST') return
    const at = this.#ids.get(key) ?? 0
    if (method === 'DELETE') this.records.delete(at)
    else if (this.records.has(at)) this.records.set(at, minutes)
  }

  has = (key: string) => this.#ids.has(key)

  #make(key: string, minutes: number): void {
    if (this.#ids.has(key)) return
    this.#ids.set(key, this.#ids.size + 1)
    this.records.set(this.#ids.size, minutes)
  }
}

/** A student with a device, who knows what should be there in the end. */
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
    this.entries = withEntry(this.entries, put(this.#newId(), pathOfUnsent(LIST, key), minutes))
  }

  remove(at: number): void {
    const key = [...this.wanted.keys()][at]
    if (key === undefined) return
    this.wanted.delete(key)
    this.entries = withEntry(this.entries, del(this.#newId(), pathOfUnsent(LIST, key)))
  }

  send(fate: Fate): void {
    this.entries = withTry(this.entries, this.#first()?.id)
    const next = this.#first()
    if (!next || fate === 'lost before') return
    // What the server has it does not refuse when it comes again.
    if (fate === 'refused' && next.method === 'POST' && !this.server.has(next.id)) {
      this.entries = withRefusal(this.entries, next.id, 'Não.')
      return
    }
    this.server.take(next)
    if (fate !== 'lost after') this.entries = this.entries.filter(({ id }) => id !== next.id)
  }

  /** Has every refused write tried again over a good network. */
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

test('whatever a student does and whatever befalls it, the server ends with exactly what the student has', () => {
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
