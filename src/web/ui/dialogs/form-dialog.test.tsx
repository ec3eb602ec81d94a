import { expect, it } from 'vitest'
import { button, resize, show } from '../../../../harness/screen.tsx'
import { FormDialog } from './form-dialog.tsx'

const topsOf = async (submit: string) => {
  await resize(360, 640)
  show(
    <FormDialog
      title="Meta"
      busy={false}
      onSubmit={() => undefined}
      onClose={() => undefined}
      copy={{ submit, busy: submit, cancel: 'Cancelar' }}
    >
      {null}
    </FormDialog>,
  )
  await expect.element(button(submit)).toBeVisible()
  return ['Cancelar', submit].map((name) => button(name).element().getBoundingClientRect().top)
}

it('a dialog’s two buttons stand side by side on the phone', async () => {
  const [cancel, submit] = await topsOf('Salvar')
  expect(submit).toBe(cancel)
})

it('words that do not fit beside others stand above them', async () => {
  const [cancel = 0, submit = 0] = await topsOf('Guardar tudo o que foi estudado')
  expect(submit).toBeLessThan(cancel)
})
