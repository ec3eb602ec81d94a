import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { resize, show } from '../../../../harness/screen.tsx'
import { NO_LOG } from '../live/log.ts'
import { IDLE } from '../rules.ts'
import { FocusMode } from './focus-mode.tsx'

const none = () => undefined
const ACTIONS = { start: none, pause: none, resume: none, stop: none, save: none }

it('on a phone a name without a space stays on the screen', async () => {
  await resize(360, 740)
  const name = 'Contabilidade'.repeat(5)
  const stored = { subject: { id: 1, name }, topic: name, timer: IDLE, shared: NO_LOG }
  show(<FocusMode userId="ana" open stored={stored} actions={ACTIONS} onOptions={none} onClose={none} />)
  const lines = page.getByText(name)
  await expect.element(lines.first()).toBeVisible()
  for (const line of lines.elements()) {
    const { left, right } = line.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(innerWidth)
    expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
  }
})
