import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, show } from '../../../../harness/screen.tsx'
import { ComboBox } from '../fields/combo-box.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Day() {
  const [shown, setShown] = useState<'day' | 'record' | null>(null)
  const [subject, setSubject] = useState<number | null>(null)
  return (
    <>
      <button type="button" onClick={() => setShown('day')}>
        Abrir o dia
      </button>
      <Dialog open={shown !== null} onClose={() => setShown(null)} title="Dia">
        <button type="button" onClick={() => setShown('record')}>
          Abrir o registro
        </button>
      </Dialog>
      <Dialog open={shown === 'record'} onClose={() => setShown('day')} title="Registro">
        <ComboBox
          label="Matéria"
          options={[{ id: 1, name: 'Informática' }]}
          value={subject}
          onChange={setSubject}
          emptyText="Nenhuma"
        />
      </Dialog>
    </>
  )
}

const dialog = (name: string) => page.getByRole('dialog', { name })

const openBoth = async () => {
  show(<Day />)
  await userEvent.click(button('Abrir o dia'))
  await userEvent.click(button('Abrir o registro'))
  await expect.element(dialog('Registro')).toBeVisible()
}

/** Browsers translate an unhandled Escape into a close request, as a phone its back gesture. */
const askToClose = () => userEvent.keyboard('{Escape}')
const hideKey = () => {
  const hide = (event: KeyboardEvent) => event.stopImmediatePropagation()
  window.addEventListener('keydown', hide, true)
  onTestFinished(() => window.removeEventListener('keydown', hide, true))
}

it('the phone’s way back closes what is in front, and then what is behind it', async () => {
  await openBoth()
  hideKey()
  await askToClose()
  await expect.element(dialog('Registro')).not.toBeInTheDocument()
  await expect.element(dialog('Dia')).toBeVisible()
  await askToClose()
  await expect.element(dialog('Dia')).not.toBeInTheDocument()
})

it('Escape in an open list closes the list alone, and one dialog at a time after it', async () => {
  await openBoth()
  await userEvent.click(field('Matéria'))
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(dialog('Registro')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Registro')).not.toBeInTheDocument()
  await expect.element(dialog('Dia')).toBeVisible()
})

it('a front dialog that may not close yet holds those behind it, until it may', async () => {
  const opens = Promise.withResolvers<void>()
  const Deleting = () => {
    const [isOpen, setOpen] = useState(true)
    const [isConfirming, setConfirming] = useState(false)
    return (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Relatórios">
        <button type="button" onClick={() => setConfirming(true)}>
          Apagar o relatório
        </button>
        {isConfirming && (
          <ConfirmDialog
            copy={{ title: 'Apagar?', text: 'Para sempre.', action: 'Apagar', busy: 'Apagando...' }}
            onConfirm={() => opens.promise}
            onClose={() => setConfirming(false)}
          />
        )}
      </Dialog>
    )
  }
  show(<Deleting />)
  await userEvent.click(button('Apagar o relatório'))
  await userEvent.click(button('Apagar'))
  await expect.element(button('Apagando...')).toBeVisible()
  await askToClose()
  await askToClose()
  await expect.element(button('Apagando...')).toBeVisible()
  opens.reject(new Error('Falhou'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  hideKey()
  await askToClose()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(dialog('Relatórios')).toBeVisible()
  await askToClose()
  await expect.element(dialog('Relatórios')).not.toBeInTheDocument()
})
