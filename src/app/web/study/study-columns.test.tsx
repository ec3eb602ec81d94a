import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { resize, show } from '../../../../harness/screen.tsx'
import { StudyColumns } from './study-columns.tsx'

const PARTS = ['setup', 'other', 'clock', 'end', 'after', 'step', 'plan', 'later', 'day'] as const

/** The parts in the order of Tab, which is the visual order where no style changes it. */
async function orderAt(width: number, isOpen: boolean): Promise<string> {
  await resize(width, 800)
  const named = Object.fromEntries(PARTS.map((name) => [name, <p key={name} data-part={name} />]))
  show(<StudyColumns {...(named as Record<(typeof PARTS)[number], ReactElement>)} isOpen={isOpen} />)
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-part]')]
  await expect.poll(shown).toHaveLength(PARTS.length)
  return shown()
    .map(({ dataset }) => dataset.part)
    .join(' ')
}

it('on a desktop Tab goes down the main column, then down the other', async () => {
  for (const isOpen of [false, true])
    expect(await orderAt(1280, isOpen)).toBe('plan setup other clock after later end step day')
})

it('on a tablet the question about another device’s session is first, and the next step follows the clock', async () => {
  for (const isOpen of [false, true])
    expect(await orderAt(768, isOpen)).toBe('other end after setup clock plan step later day')
})

it('on a phone the clock is first, and while it runs the next step is last', async () => {
  expect(await orderAt(360, false)).toBe('other end after clock plan setup step later day')
  expect(await orderAt(360, true)).toBe('other end after clock plan setup later day step')
})
