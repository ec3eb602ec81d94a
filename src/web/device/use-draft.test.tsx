import { afterEach, expect, it, vi } from 'vitest'
import { button, field, show } from '../../../harness/screen.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { forgetDrafts, useDraft } from './use-draft.ts'

function Form({ userId = 'ana', went = '', id = 1 }) {
  const { typed, change, forget, clear } = useDraft(userId, `outcome-${id}`, { went })
  return (
    <>
      <TextField label="Como foi" value={typed.went} onChange={(text) => change({ went: text })} />
      <button type="button" onClick={forget}>
        Esquecer
      </button>
      <button type="button" onClick={clear}>
        Cancelar
      </button>
    </>
  )
}
const open = (form: Parameters<typeof Form>[0] = {}) => show(<Form {...form} />)
const says = (text: string) => expect.element(field('Como foi')).toHaveValue(text)
const type = (text: string) => field('Como foi').fill(text)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('typed values are there when the form is opened again', async () => {
  open()
  await type('Bem.')
  open()
  await says('Bem.')
})

it('and not once it was given up, nor on a form that is to begin anew', async () => {
  open()
  await type('Bem.')
  await button('Cancelar').click()
  await says('')
  open()
  await says('')
})

it('values on their way are still shown, and no longer stored', async () => {
  open()
  await type('Bem.')
  await button('Esquecer').click()
  await says('Bem.')
  open()
  await says('')
})

it('nobody else sees it, no other form has it, and a sign-out forgets it', async () => {
  open()
  await type('Bem.')
  open({ userId: 'bia' })
  await says('')
  open({ id: 2 })
  await says('')
  forgetDrafts()
  open()
  await says('')
})

it('on another day it is not there', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00Z') })
  open()
  await type('Bem.')
  vi.setSystemTime(new Date('2026-11-24T15:00:00Z'))
  open()
  await says('')
})

it('a value saved meanwhile is shown', async () => {
  open({ went: 'Mal.' })
  await type('Bem.')
  open({ went: 'Mais ou menos.' })
  await says('Mais ou menos.')
})

it('a browser that keeps nothing shows what is typed all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  open()
  await type('Bem.')
  await says('Bem.')
})
