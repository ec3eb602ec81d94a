import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, field, show } from '../../../../harness/screen.tsx'
import { addDays, formatDay, today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { Filters } from './filters.tsx'
import { ListChoice } from './list-choice.tsx'
import { useView } from './use-view.ts'

function Filtered() {
  const view = useView()
  return (
    <>
      <Filters view={view} error={undefined} />
      <ListChoice view={view} />
    </>
  )
}

async function open(path: string, title: string) {
  show(<Filtered />, path)
  await page.getByText(title).click()
}

const isAt = (search: string) => expect.poll(address).toBe(`/historico${search}`)

it('a day that a student types is in the address once complete, and removed once empty', async () => {
  await open('/historico', 'Todo o histórico')
  await field('Data inicial').fill('0103')
  await expect.element(field('Data inicial')).toHaveValue('01/03')
  await isAt('')
  await field('Data inicial').fill('01032026')
  await expect.element(field('Data inicial')).toHaveValue('01/03/2026')
  await isAt('?de=2026-03-01')
  await field('Data final').fill('31/03/2026')
  await isAt('?de=2026-03-01&ate=2026-03-31')
  await expect.element(page.getByText('De 01/03/2026 a 31/03/2026')).toBeVisible()
  await field('Data inicial').clear()
  await isAt('?ate=2026-03-31')
})

it('an impossible day is reported, and changes nothing', async () => {
  await open('/historico?ate=2026-03-31', 'Até 31/03/2026')
  await expect.element(field('Data final')).toHaveValue('31/03/2026')
  await field('Data final').fill('31/02/2026')
  await expect.element(field('Data final')).toHaveAccessibleDescription('Este dia não existe.')
  await isAt('?ate=2026-03-31')
})

it('the fields of a wrong period are open, and stay open once it is right', async () => {
  function Wrong() {
    const view = useView()
    return <Filters view={view} error={view.period.to === '2026-03-10' ? 'Datas trocadas' : undefined} />
  }
  show(<Wrong />, '/historico?de=2026-03-11&ate=2026-03-10')
  await field('Data final').fill('13/03/2026')
  await isAt('?de=2026-03-11&ate=2026-03-13')
  await expect.element(field('Data final')).toBeVisible()
  await expect.element(field('Data final')).toHaveValue('13/03/2026')
})

it('an incomplete day is reported once the field is left', async () => {
  await open('/historico', 'Todo o histórico')
  await field('Data inicial').fill('01/0')
  await expect.element(field('Data inicial')).not.toHaveAttribute('aria-invalid', 'true')
  await field('Data final').click()
  await expect.element(field('Data inicial')).toHaveAttribute('aria-invalid', 'true')
})

it('the chosen order is in the address, the default is not', async () => {
  show(<Filtered />, '/historico')
  const order = page.getByRole('combobox', { name: 'Ordenar por' })
  await userEvent.selectOptions(order, 'Porcentagem de Acertos')
  await expect.poll(address).toMatch(/\?ordem=\w+$/)
  await userEvent.selectOptions(order, 'Tempo de Estudo')
  await isAt('')
})

it('a student chooses a usual period by one tap, and sees its dates', async () => {
  await open('/historico?ordem=acertos', 'Todo o histórico')
  await page.getByText('7 dias', { exact: true }).click()
  const now = today(Date.now(), studentTimeZone())
  await isAt(`?ordem=acertos&de=${addDays(now, -6)}&ate=${now}`)
  await expect.element(page.getByRole('radio', { name: '7 dias' })).toBeChecked()
  await expect.element(field('Data inicial')).toHaveValue(formatDay(addDays(now, -6)))
  await expect.element(page.getByText('Últimos 7 dias')).toBeVisible()
  await page.getByText('Tudo').click()
  await isAt('?ordem=acertos')
})
