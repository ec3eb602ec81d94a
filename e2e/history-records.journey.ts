import { readFile } from 'node:fs/promises'
import { doubleClick } from '../harness/journey/double-click.ts'
import { answers, cards, HISTORY, HOUR, records, settle, shown } from '../harness/journey/history-page.ts'
import { expect, test } from '../harness/journey/test.ts'

for (const [timezoneId, midnight] of [
  ['America/Noronha', '02'],
  ['America/Rio_Branco', '05'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('a student filters whole days, keeps them in the address, and exports the filtered records', {
      tag: '@long',
    }, async ({ page, app, signUp }) => {
      await signUp()
      const { names, study } = await settle(page, app.url)
      const before = String(Number(midnight) - 1).padStart(2, '0')
      await study(0, `2026-03-09T${before}:59:59.999Z`, { study_time: 1 })
      await study(0, `2026-03-09T${midnight}:00:00Z`, {
        study_time: 10,
        topic: '=1+1; "x"',
        ...answers(3, 2),
      })
      await study(1, `2026-03-11T${before}:59:59Z`, { study_time: 100 })
      await study(0, `2026-03-11T${midnight}:00:00Z`, { study_time: 1000 })
      await page.goto(HISTORY)
      const time = shown(page, 'Tempo total de estudo')
      await expect(time).toHaveText('18min 31s')
      await page.getByText('Todo o histórico').click()
      await page.getByLabel('Data inicial').fill('2026-03-09')
      await expect(time).toHaveText('18min 30s')
      await expect(page.getByLabel('Data inicial')).toHaveValue('09/03/2026')
      await page.getByLabel('Data final').pressSequentially('10032026')
      await expect(page.getByLabel('Data final')).toHaveValue('10/03/2026')
      await expect(time).toHaveText('1min 50s')
      await expect(page).toHaveURL(/\?de=2026-03-09&ate=2026-03-10$/)
      await expect(cards(page)).toHaveCount(2)

      const download = page.waitForEvent('download')
      let exports = 0
      page.on('request', (request) => {
        if (request.url().includes('/records.csv')) exports += 1
      })
      await doubleClick(page.getByRole('button', { name: 'Exportar CSV' }), () => download)
      const file = await download
      expect(file.suggestedFilename()).toBe('historico-de-estudos-2026-03-09-a-2026-03-10.csv')
      expect(await readFile(await file.path(), 'utf8')).toBe(
        [
          '\uFEFFData;Matéria;Tópico;Tempo de estudo;Pausas;Questões;Corretas;Incorretas;Acertos (%);Tipo de estudo',
          `10/03/2026 23:59;${names[1]};Tópico não informado;00:01:40;0;0;0;0;0,0;`,
          `09/03/2026 00:00;${names[0]};"'=1+1; ""x""";00:00:10;0;3;2;1;66,7;`,
          '',
        ].join('\r\n'),
      )
      expect(exports).toBe(1)

      await page.getByRole('link', { name: 'Registros por dia' }).click()
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        'Terça-feira, 10/03/2026',
        'Segunda-feira, 09/03/2026',
      ])
      await page.goBack()
      await page.goBack()
      await expect(time).toHaveText('18min 30s')
      await expect(page.getByLabel('Data final')).toHaveValue('')
    })
  })
}

test('a student edits and deletes records of any day, page by page', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await signUp()
  const { names, study } = await settle(page, app.url)
  for (let hour = 0; hour < 31; hour++) {
    const day = String(1 + Math.floor(hour / 10)).padStart(2, '0')
    await study(hour % 2, `2026-03-${day}T${12 + (hour % 10)}:00:00Z`, { study_time: 60 + hour })
  }
  await study(2, '2026-02-01T12:00:00Z', { study_time: HOUR, topic: 'Atos', ...answers(10, 5) })
  await page.goto(`${HISTORY}/registros`)
  await expect(records(page)).toHaveCount(30)
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(records(page)).toHaveCount(32)
  await expect(page.getByRole('button', { name: 'Mostrar mais' })).toHaveCount(0)
  await axe()

  const old = page.getByRole('region', { name: 'Domingo, 01/02/2026' })
  await old.getByRole('button', { name: `Editar registro de ${names[2]}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Registro' })
  await dialog.getByLabel('Horas').fill('2')
  await dialog.getByLabel('Questões incorretas').fill('1')
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Registro atualizado com sucesso!')).toBeVisible()
  await expect(old).toContainText('2h')
  await expect(old).toContainText('90,0% de acertos')
  await expect(shown(page, 'Total de acertos')).toHaveText('9')

  await old.getByRole('button', { name: `Deletar registro de ${names[2]}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click()
  await expect(old).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Histórico de estudos' })).toBeFocused()
  await expect(shown(page, 'Total de acertos')).toHaveText('0')
  await page.reload()
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(records(page)).toHaveCount(31)
})
