import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { button, show } from '../../../../harness/screen.tsx'
import { Dialog } from './dialog.tsx'
import { type Outcome, OutcomeAlert } from './outcome-alert.tsx'
import { SidePanel } from './side-panel.tsx'

const motion = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

type Subject = { name: string } | null

const DIALOGS: [name: string, draw: (subject: Subject, close: () => void) => React.JSX.Element][] = [
  [
    'an outcome',
    (subject, close) => {
      const outcome: Outcome | null = subject && { good: true, message: subject.name }
      return <OutcomeAlert outcome={outcome} onClose={close} />
    },
  ],
  [
    'a dialog',
    (subject, close) => (
      <Dialog
        open={subject !== null}
        onClose={close}
        title={subject?.name ?? 'Nada'}
        actions={
          <button type="button" onClick={close}>
            {subject ? 'OK' : 'Nada'}
          </button>
        }
      />
    ),
  ],
  [
    'a side panel',
    (subject, close) => (
      <SidePanel open={subject !== null} onClose={close} title={subject?.name ?? 'Nada'}>
        <button type="button" onClick={close}>
          {subject ? 'OK' : 'Nada'}
        </button>
      </SidePanel>
    ),
  ],
]

function Screen({ draw }: { draw: (typeof DIALOGS)[number][1] }) {
  const [subject, choose] = useState<Subject>(null)
  return (
    <>
      <button type="button" onClick={() => choose({ name: 'Matérias salvas' })}>
        Salvar
      </button>
      {draw(subject, () => choose(null))}
    </>
  )
}

it.each(DIALOGS)('%s says until it has slid away what it said when it was closed', async (_name, draw) => {
  await motion('no-preference')
  onTestFinished(() => motion('reduce').then(() => undefined))
  show(<Screen draw={draw} />)
  await button('Salvar').click()
  await expect.element(page.getByText('Matérias salvas')).toBeVisible()
  const before = document.querySelector('[data-veil]')?.textContent
  const texts = new Set<string | null | undefined>()
  const looking = new MutationObserver(() => texts.add(document.querySelector('[data-veil]')?.textContent))
  looking.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  await button('OK').click()
  await expect.element(page.getByText('Matérias salvas')).not.toBeInTheDocument()
  looking.disconnect()
  expect([...texts]).toEqual([before, undefined])
})
