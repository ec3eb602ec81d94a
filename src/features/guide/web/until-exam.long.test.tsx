import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { ANA, DAY, openGuide, studied } from '../../../../harness/guide-panel.tsx'
import { button } from '../../../../harness/screen.tsx'
import { addDays, formatDay } from '../../../shared/calendar.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { guideFrom } from '../answer.ts'
import type { Guide, GuideMaterial } from '../contract.ts'
import { copy } from '../until-exam/copy.ts'
import { guideOf, materialOf } from './queries.ts'
import { UntilExam } from './until-exam.tsx'

const panel = page.getByRole('region')
const within = (words: string, place = panel) => expect.element(place.getByText(words).first())
const says = (words: string) => within(words).toBeVisible()
const dialog = page.getByRole('dialog')
const dayIn = (days: number) => formatDay(addDays(DAY, days)).slice(0, 5)

const open = (examIn: number | null, log: GuideMaterial['log'] = [], topics?: GuideMaterial['topics']) =>
  openGuide(examIn, UntilExam, log, false, topics)

beforeEach(() => {
  serve({})
})

it('shows from the first day how much study the exam needs', async () => {
  open(60)
  await says('Faltam 60 dias para a prova.')
  await says(
    '4 tópicos em 60 dias: 1 por semana. Com 1 hora por semana, 1 para cada tópico, dá para ver tudo uma vez. Com duas semanas de registros, dá para dizer se o tempo basta.',
  )
})

it('says on the eve that what counts most is enough, and to sleep', async () => {
  open(1, [studied(1, 9, [10, 6, 1])])
  await says('A prova é amanhã.')
  await says('Hoje, só o que mais conta. E durma bem.')
})

it('asks whoever named no day of the exam for it', async () => {
  open(null)
  await says('Com a data da prova, dá para dizer quanto estudar por semana e se o tempo basta.')
  await expect
    .element(page.getByRole('link', { name: 'Informar a data da prova' }))
    .toHaveAttribute('href', '/area-do-aluno/edital')
})

it.each([
  ['without an edital', 60, []],
  ['on the day of the exam', 0, undefined],
  ['after it', -1, undefined],
] as const)('is no empty card %s', async (_when, days, topics) => {
  open(days, [], topics && [...topics])
  await expect.poll(() => queryClient.getQueryData(guideOf(ANA, DAY, undefined).queryKey)).toBeDefined()
  await expect.element(panel).not.toBeInTheDocument()
})

it('speaks of rest, not of no minutes, where only rest is left until the exam', async () => {
  open(
    9,
    [1, 2, 3].map((id) => studied(id, 10 + id * 2, [0, 0, 1])),
  )
  await says(`Dá, mas apertado. Falta 1 hora de estudo. No seu ritmo, você tem até 1h 55min até ${dayIn(9)}.`)
  const material = queryClient.getQueryData(materialOf(ANA).queryKey)
  const rests = [{ id: 1, first_day: DAY, last_day: addDays(DAY, 9) }]
  const guide = material && guideFrom({ ...material, rests }, { day: DAY })
  queryClient.setQueryData(guideOf(ANA, DAY, undefined).queryKey, guide)
  await says(
    'Não dá tempo de tudo: o que mais vale vem primeiro. Falta 1 hora de estudo. Até a prova, você só tem folgas marcadas.',
  )
})

it.each([
  [59, 103, 'Faltam de 59min a 1h 45min de estudo'],
  [0, 45, 'Faltam até 45min de estudo'],
  [45, 240, 'Faltam de 45min a 4 horas de estudo'],
  [700, 910, 'Faltam de 12 a 15 horas de estudo'],
])('says what is missing from %i to %i minutes as near as the student needs it', (low, high, words) => {
  const enough = { unknown: null, fits: null, needed: { low, high } } as unknown as Guide['enough']
  expect(copy.enoughShort({ enough, days_left: 9, topics: 4, target: null })).toBe(
    `${words} para ver e rever tudo.`,
  )
})

it.each([
  [158, 99, '158 tópicos em 99 dias: 12 por semana. Com 12 horas por semana'],
  [30, 13, '30 tópicos em 13 dias: 3 por dia. Com 3 horas por dia'],
  [1, 2, '1 tópico em 2 dias: 1 por dia. Com 1 hora por dia'],
])('tells on the first day what %i topics in %i days ask for', (topics, days_left, words) => {
  const enough = { unknown: 'days' } as unknown as Guide['enough']
  expect(copy.enoughShort({ enough, days_left, topics, target: null })).toBe(
    `${words}, 1 para cada tópico, dá para ver tudo uma vez. Com duas semanas de registros, dá para dizer se o tempo basta.`,
  )
})

it('does not count a month away in what there will be, and says so', async () => {
  const before = [31, 38, 46].map((ago, index) => studied(index + 1, ago, [0, 0, 1]))
  open(40, before)
  await says(`Dá tempo. Falta 1 hora de estudo. Voltando ao ritmo, você tem 3 horas até ${dayIn(40)}.`)
  const material = queryClient.getQueryData(materialOf(ANA).queryKey)
  const back = material && { ...material, log: [...material.log, studied(1, 0, [0, 0, 1])] }
  queryClient.setQueryData(guideOf(ANA, DAY, undefined).queryKey, back && guideFrom(back, { day: DAY }))
  await says(
    `Dá tempo. Faltam 2 horas de estudo. No seu ritmo, sem contar a pausa, você tem 3 horas até ${dayIn(40)}.`,
  )
  await button('Ver as contas').click()
  await within('Seu ritmo por semana, sem contar 30 dias longe deste edital', dialog).toBeVisible()
})

describe('a table of past questions', () => {
  const upload = async (text: string) => {
    open(60)
    await button('O que cai mais?').click()
    await page.getByText('Tenho a incidência em uma planilha').click()
    await page
      .getByLabelText('Escolher arquivo')
      .upload(new File([text], 'incidencia.csv', { type: 'text/csv' }))
  }

  it('is shown before it is saved', async () => {
    await upload('tópico;questões\nCrase;40\nPontuação;2\nXadrez;7')
    await within('2 tópicos do edital no arquivo, 2 mudanças.', dialog).toBeVisible()
    await within('40 questões · alta', dialog).toBeVisible()
    await within('1 linha ficou de fora', dialog).toBeVisible()
    await expect.element(button('Salvar importâncias')).toBeVisible()
  })

  it('can be given also where nothing is asked', async () => {
    open(60)
    const { queryKey } = guideOf(ANA, DAY, undefined)
    queryClient.setQueryData(queryKey, (guide) => guide && { ...guide, asked: [] })
    await button('O que cai mais?').click()
    await expect.element(page.getByText('Tenho a incidência em uma planilha')).toBeVisible()
  })

  it('is refused in a sentence where it says nothing of this edital', async () => {
    await upload('nome;idade\nAna;30')
    const words = 'Não encontramos as duas colunas. Na primeira linha escreva: tópico;questões.'
    await within(words, page.getByRole('alert')).toBeVisible()
  })
})
