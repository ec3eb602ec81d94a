import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { failing, serve } from '../../../../../harness/answers.ts'
import { button, field, show } from '../../../../../harness/screen.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

const CALL = 'POST /api/api/account/deletion/ana'
const PASSWORD = 'Sua senha, para confirmar'

const open = () =>
  show(<DeleteDialog userId="ana" email="ana@example.com" hasPassword onClose={() => undefined} />)

it.each(['', 'não é esta'])(
  'the password “%s” is refused at its field, which takes the focus',
  async (typed) => {
    serve({ [CALL]: () => failing('invalid', 'Senha incorreta.', { password: ['Senha incorreta.'] }) })
    open()
    await field(PASSWORD).fill(typed)
    await button('Excluir para sempre').click()
    const why = typed ? 'Senha incorreta.' : 'Informe sua senha.'
    await expect.element(field(PASSWORD)).toHaveAccessibleDescription(why)
    await expect.element(field(PASSWORD)).toHaveFocus()
  },
)

it('a student who deletes an account reads first all that goes with it', async () => {
  open()
  const lost = page.getByRole('alertdialog').getByRole('listitem')
  for (const what of [/registros/, /cronograma/, /matérias/, /editais.*resultados/, /meta.*folgas/])
    await expect.element(lost.filter({ hasText: what })).toBeVisible()
})
