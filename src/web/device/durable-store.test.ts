import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hang, refuse } from '../../../harness/browser-disk.ts'
import type { DurableStore } from './durable-store.ts'

const PATIENCE_MS = 60
const opened: DurableStore<number>[] = []
let items: Map<string, string>
let names = 0
let name = ''
let patience = 0
let page: typeof import('./durable-store.ts')

beforeEach(async () => {
  patience = 10_000
  vi.resetModules()
  page = await import('./durable-store.ts')
  items = new Map()
  names += 1
  name = `counter-${names}`
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
})

afterEach(() => {
  for (const tab of opened.splice(0)) tab.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function openTab(userId = 'ana'): DurableStore<number> {
  const parse = (text: string) => (text.startsWith('n') ? Number(text.slice(1)) : null)
  const tab = new page.DurableStore(userId, { name, initial: 0, parse, format: (n) => `n${n}`, patience })
  opened.push(tab)
  return tab
}

const plus = (more: number) => (n: number) => n + more

async function reopened(userId?: string): Promise<number> {
  const tab = openTab(userId)
  await tab.loaded
  return tab.read()
}

describe('a change', () => {
  test('is on the disk, for good, before anybody hears of it', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const tab = openTab()
    await tab.loaded
    const inside = vi.spyOn(IDBObjectStore.prototype, 'put')
    const writesBefore: number[] = []
    tab.subscribe(() => writesBefore.push(inside.mock.calls.length))
    const changing = tab.change(plus(1))
    expect(tab.read()).toBe(0)
    expect(await changing).toBe('disk')
    expect(tab.read()).toBe(1)
    expect(writesBefore).toEqual([1])
    expect(transaction).toHaveBeenLastCalledWith('entries', 'readwrite', { durability: 'strict' })
    expect(await reopened()).toBe(1)
  })

  test('may be less durable, and be heard of later; one that changes nothing writes nothing', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const tab = openTab()
    const listener = vi.fn()
    tab.subscribe(listener)
    const later: (() => void)[] = []
    await tab.change(plus(1), { durability: 'relaxed', when: (tell) => later.push(tell) })
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await tab.change((same) => same)
    expect(put).not.toHaveBeenCalled()
    expect(transaction).toHaveBeenCalledWith('entries', 'readwrite', { durability: 'relaxed' })
    expect(listener).not.toHaveBeenCalled()
    for (const tell of later) tell()
    expect(listener).toHaveBeenCalledOnce()
  })

  test('has a spare copy at once, for a page that is left before the disk answers', async () => {
    const tab = openTab()
    await tab.loaded
    const changing = tab.change(plus(1))
    await Promise.resolve()
    expect([...items.values()]).toEqual(['{"revision":1,"text":"n1"}'])
    expect(tab.read()).toBe(0)
    await changing
  })

  test('of two tabs at once takes place after the other, and both show the same', async () => {
    const [here, there] = [openTab(), openTab()]
    await Promise.all([here, there, here, there].map((tab) => tab.change(plus(1))))
    await vi.waitFor(() => expect([here.read(), there.read()]).toEqual([4, 4]))
    expect(await reopened()).toBe(4)
  })

  test('belongs to one student', async () => {
    await openTab('ana').change(plus(1))
    expect(await reopened('bia')).toBe(0)
  })

  test('is gone from every tab once the student is forgotten', async () => {
    const storeOf = page.durableStores({
      name,
      initial: 0,
      parse: (text) => Number(text.slice(1)),
      format: (n) => `n${n}`,
    })
    const [here, there] = [storeOf('ana'), openTab()]
    opened.push(here)
    await here.change(plus(1))
    await openTab('bia').change(plus(5))
    await vi.waitFor(() => expect(there.read()).toBe(1))
    await page.forgetDurableStores('ana')
    await vi.waitFor(() => expect([here.read(), there.read()]).toEqual([0, 0]))
    expect([await reopened('ana'), await reopened('bia')]).toEqual([0, 5])
  })
})

describe('a value of a version without a disk', () => {
  test('is carried over once', async () => {
    items.set(`posse:${name}:ana`, 'n7')
    const tab = openTab()
    await tab.loaded
    expect(tab.read()).toBe(7)
    expect([...items.keys()]).toEqual([])
    await tab.change(plus(1))
    // As after a kill, before the browser wrote that the spare copy was removed.
    items.set(`posse:${name}:ana`, 'n7')
    expect(await reopened()).toBe(8)
    expect([...items.keys()]).toEqual([`posse:${name}-spare:ana`])
  })

  test('is nothing when it cannot be read', async () => {
    items.set(`posse:${name}:ana`, 'broken')
    items.set(`posse:${name}-spare:ana`, '{"revision":"9"}')
    expect(await reopened()).toBe(0)
  })
})

const TROUBLES: [string, () => unknown][] = [
  ['has no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
  ['refuses to write', refuse],
  ['hangs', hang],
]

describe.each(TROUBLES)('a browser that %s', (_what, trouble) => {
  test('goes on with what the student does, says so, and knows it after a reload', async () => {
    trouble()
    patience = PATIENCE_MS
    const tab = openTab()
    const listener = vi.fn()
    tab.subscribe(listener)
    expect(await tab.change(plus(1))).toBe('late')
    expect(tab.read()).toBe(1)
    expect(listener).toHaveBeenCalled()
    const started = performance.now()
    expect(await tab.change(plus(1))).toBe('late')
    expect(performance.now() - started).toBeLessThan(PATIENCE_MS / 2)
    expect(await reopened()).toBe(2)
  })

  test('says that only this tab knows when it keeps nothing at all', async () => {
    trouble()
    patience = PATIENCE_MS
    vi.stubGlobal('localStorage', undefined)
    const tab = openTab()
    expect(await tab.change(plus(1))).toBe('tab')
    expect(tab.read()).toBe(1)
  })
})

test('a disk that works again has all that happened meanwhile', async () => {
  const tab = openTab()
  await tab.change(plus(1))
  refuse()
  expect(await tab.change(plus(1))).toBe('late')
  vi.restoreAllMocks()
  expect(await tab.change(plus(1))).toBe('late')
  await vi.waitFor(async () => expect(await tab.change((n) => n)).toBe('disk'))
  expect(await tab.change(plus(1))).toBe('disk')
  items.clear()
  expect(await reopened()).toBe(4)
})

test('a write that the disk does too late counts once', async () => {
  const release = hang()
  patience = PATIENCE_MS
  const tab = openTab()
  expect(await tab.change(plus(1))).toBe('late')
  expect(await tab.change(plus(1))).toBe('late')
  release()
  await vi.waitFor(async () => expect(await tab.change((n) => n)).toBe('disk'))
  expect(await tab.change(plus(1))).toBe('disk')
  expect(tab.read()).toBe(3)
  vi.restoreAllMocks()
  items.clear()
  expect(await reopened()).toBe(3)
})

async function restart(): Promise<void> {
  for (const tab of opened.splice(0)) tab.close()
  vi.resetModules()
  page = await import('./durable-store.ts')
}

describe('a disk that hangs when the page is loaded', () => {
  test('hides nothing that was kept, and comes after what happens meanwhile', async () => {
    const before = openTab()
    for (let times = 0; times < 9; times += 1) await before.change(plus(1))
    await restart()
    hang()
    patience = PATIENCE_MS
    const meanwhile = openTab()
    await meanwhile.loaded
    expect(meanwhile.read()).toBe(9)
    expect(await meanwhile.change(plus(1))).toBe('late')
    vi.restoreAllMocks()
    await restart()
    expect(await reopened()).toBe(10)
  })

  test('shows what it has as soon as it answers', async () => {
    await openTab().change(plus(1))
    await restart()
    items.clear()
    const release = hang()
    patience = PATIENCE_MS
    const tab = openTab()
    await tab.loaded
    expect(tab.read()).toBe(0)
    release()
    await vi.waitFor(() => expect(tab.read()).toBe(1))
    expect(await tab.change(plus(1))).toBe('disk')
  })
})

test('of a spare copy and the disk the newer one counts', async () => {
  const tab = openTab()
  await tab.change(plus(1))
  await tab.change(plus(1))
  items.set(`posse:${name}-spare:ana`, JSON.stringify({ revision: 1, text: 'n50' }))
  expect(await reopened()).toBe(2)
  items.set(`posse:${name}-spare:ana`, JSON.stringify({ revision: 3, text: 'n50' }))
  expect(await reopened()).toBe(50)
})
