import { describe, expect, test, vi } from 'vitest'
import { DeviceStore } from './device-store.ts'

function browser() {
  const items = new Map<string, string>()
  const state = { full: false, blocked: false }
  const tabs: EventTarget[] = []

  function openTab(userId = 'ana') {
    const events = new EventTarget()
    tabs.push(events)
    const storage = () => {
      if (state.blocked) throw new DOMException('blocked', 'SecurityError')
      return {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => set(key, text),
      }
    }
    function set(key: string, text: string) {
      if (state.full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, text)
      for (const tab of tabs)
        if (tab !== events) tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
    const parse = (text: string) => (text.startsWith('n') ? { n: Number(text.slice(1)) } : null)
    const format = ({ n }: { n: number }) => `n${n}`
    return new DeviceStore({ name: 'timer', userId, initial: { n: 0 }, parse, format, storage, events })
  }

  return { items, state, openTab }
}

describe('a value on the device', () => {
  test('is the initial one at first and the written one after, also after a reload', () => {
    const { openTab } = browser()
    const tab = openTab()
    expect(tab.read()).toEqual({ n: 0 })
    expect(tab.write({ n: 1 })).toBe(true)
    expect(tab.read()).toEqual({ n: 1 })
    expect(openTab().read()).toEqual({ n: 1 })
  })

  test('is the same object until it changes', () => {
    const { openTab } = browser()
    const tab = openTab()
    expect(tab.read()).toBe(tab.read())
    openTab().write({ n: 1 })
    const first = tab.read()
    expect(first).toEqual({ n: 1 })
    expect(tab.read()).toBe(first)
  })

  test('is kept at once, also when those who follow it are to hear of it later', () => {
    const { openTab } = browser()
    const tab = openTab()
    const listener = vi.fn()
    tab.subscribe(listener)
    const later: (() => void)[] = []
    tab.write({ n: 1 }, (tell) => later.push(tell))
    expect(openTab().read()).toEqual({ n: 1 })
    expect(listener).not.toHaveBeenCalled()
    for (const tell of later) tell()
    expect(listener).toHaveBeenCalledOnce()
  })

  test('belongs to one student', () => {
    const { openTab } = browser()
    openTab('ana').write({ n: 1 })
    expect(openTab('bia').read()).toEqual({ n: 0 })
  })

  test('tells every tab of a change, until nobody listens', () => {
    const { openTab } = browser()
    const [here, there, bia] = [openTab(), openTab(), openTab('bia')]
    const listeners = { here: vi.fn(), there: vi.fn(), bia: vi.fn() }
    here.subscribe(listeners.here)
    bia.subscribe(listeners.bia)
    const stop = there.subscribe(listeners.there)
    here.write({ n: 1 })
    stop()
    here.write({ n: 2 })
    expect(listeners.here).toHaveBeenCalledTimes(2)
    expect(listeners.there).toHaveBeenCalledTimes(1)
    expect(listeners.bia).not.toHaveBeenCalled()
  })

  test('that cannot be read is the initial one', () => {
    const { items, openTab } = browser()
    items.set('posse:timer:ana', '{broken')
    expect(openTab().read()).toEqual({ n: 0 })
  })
})

describe.each(['full', 'blocked'] as const)('a device that is %s', (trouble) => {
  test('is told of, and the tab goes on with what was written', () => {
    const { state, openTab } = browser()
    const tab = openTab()
    const listener = vi.fn()
    tab.subscribe(listener)
    tab.write({ n: 1 })
    state[trouble] = true
    expect(tab.write({ n: 2 })).toBe(false)
    expect(tab.read()).toEqual({ n: 2 })
    expect(listener).toHaveBeenCalledTimes(2)
    state[trouble] = false
    expect(tab.read()).toEqual({ n: 2 })
    expect(tab.write({ n: 3 })).toBe(true)
    expect(openTab().read()).toEqual({ n: 3 })
  })

  test('lets another tab’s later write win', () => {
    const { state, openTab } = browser()
    const tab = openTab()
    tab.subscribe(() => undefined)
    state[trouble] = true
    tab.write({ n: 2 })
    state[trouble] = false
    openTab().write({ n: 3 })
    expect(tab.read()).toEqual({ n: 3 })
  })
})

test('a blocked device gives the initial value', () => {
  const { state, openTab } = browser()
  state.blocked = true
  expect(openTab().read()).toEqual({ n: 0 })
})
