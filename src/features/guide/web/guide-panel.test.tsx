import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { ANA, DAY, openGuide, studied } from '../../../../harness/guide-panel.tsx'
import { address, button } from '../../../../harness/screen.tsx'
import { addDays } from '../../../shared/calendar.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { guideFrom } from '../answer.ts'
import type { Guide, GuideMaterial } from '../contract.ts'
import { copy } from '../copy.ts'
import { StudyGuide } from './guide-panel.tsx'
import { HomeGuide } from './home-guide.tsx'
import { guideOf, materialOf } from './queries.ts'
import { TodayBlocks } from './today-blocks.tsx'

const panel = page.getByRole('region', { name: 'Agora' })
const within = (words: string, place = panel) => expect.element(place.getByText(words).first())
const says = (words: string) => within(words).toBeVisible()
const dialog = page.getByRole('dialog')

const open = (
  examIn: number | null,
  log: GuideMaterial['log'] = [],
  Panel: Parameters<typeof openGuide>[1] = HomeGuide,
  leads = false,
  topics?: GuideMaterial['topics'],
) => openGuide(examIn, Panel, log, leads, topics)

beforeEach(() => {
  serve({})
})

describe('what to study now', () => {
  it('begins at the empty start with what is worth most, and its reason', async () => {
    open(60)
    await says('Crase')
    await says(
      'É um dos que mais valem por hora entre os que faltam: cerca de 25% da prova, o primeiro dos 4 tópicos de Língua Portuguesa.',
    )
    await says(
      '4 tópicos em 60 dias: 1 por semana. Com duas semanas de registros, dá para dizer se o tempo basta.',
    )
  })

  it('goes on after three days with what was begun', async () => {
    open(57, [studied(2, 1, [0, 0, 0]), studied(1, 3, [0, 0, 1])])
    await says(
      'Você já estudou 30min deste tópico, o 2º dos 4 tópicos de Língua Portuguesa, e falta terminar.',
    )
  })

  it('holds nothing against a month away', async () => {
    open(40, [studied(1, 32, [10, 6, 1]), studied(2, 31, [10, 7, 1])])
    await says('Começar')
    expect(panel.element().textContent).not.toMatch(/atras|perdeu|deveria|falhou/i)
    await button('Trocar').click()
    await within('Trocar não muda nada no seu guia.', dialog).toBeVisible()
  })

  it('says on the eve that what counts most is enough, and to sleep', async () => {
    open(1, [studied(1, 9, [10, 6, 1])])
    await says('A prova é amanhã.')
    await says('Hoje, só o que mais conta. E durma bem.')
  })

  it.each([true, false])('leads the study page only while nothing else can be begun: %s', async (leads) => {
    open(60, [], StudyGuide, leads)
    await expect.element(button('Começar')).toBeVisible()
    expect(button('Começar').element().classList.contains('bg-accent')).toBe(leads)
  })

  it.each([
    ['filled in with the step', { topic: 'Crase' }],
    ['open', { isOpen: true }],
  ])('leaves the start to a clock that is %s', async (_which, clock) => {
    const Beside: typeof StudyGuide = (props) => <StudyGuide {...props} {...clock} />
    open(60, [], Beside)
    await expect.element(button('Trocar')).toBeVisible()
    await expect.element(button('Começar')).not.toBeInTheDocument()
  })

  it.each([
    [0, 'Hoje é o dia. Boa prova.'],
    [-1, 'Como foi?'],
  ])('asks for nothing %i days from the exam', async (days, words) => {
    open(days, [studied(1, 9, [10, 6, 1])])
    await says(words)
    await expect.element(button('Até a prova')).not.toBeInTheDocument()
    await expect.element(button('Começar')).not.toBeInTheDocument()
    await says('Tribunal · Analista')
  })

  it.each([HomeGuide, StudyGuide])('leads on to another exam, not to the one that is over', async (Panel) => {
    open(-1, [], Panel)
    await expect
      .element(page.getByRole('link', { name: 'Escolher o próximo concurso' }))
      .toHaveAttribute('href', '/area-do-aluno/edital?passo=adicionar')
  })

  it.each([
    [51, 'Faltam 51 dias para a prova. Com o edital do seu concurso'],
    [0, 'Hoje é o dia. Boa prova.'],
    [-1, 'Como foi?'],
  ])('knows the day of an exam without an edital: %i days away', async (days, words) => {
    open(days, [], HomeGuide, false, [])
    await expect.poll(() => document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(words)
  })

  it('is reached by keys, the start first', async () => {
    open(60)
    await says('Crase')
    for (const name of ['Começar', 'Por quê?', 'Trocar']) {
      await userEvent.keyboard('{Tab}')
      await expect.element(button(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await within('Quanto vale na prova (estimativa)', dialog).toBeVisible()
  })
})

it('speaks of rest, not of no minutes, where only rest is left until the exam', async () => {
  open(
    9,
    [1, 2, 3].map((id) => studied(id, 10 + id * 2, [0, 0, 1])),
  )
  await says('Dá, mas apertado. Falta 1h de estudo. No seu ritmo, você ainda tem até 1h 55min até a prova.')
  const material = queryClient.getQueryData(materialOf(ANA).queryKey)
  const rests = [{ id: 1, first_day: DAY, last_day: addDays(DAY, 9) }]
  const guide = material && guideFrom({ ...material, rests }, { day: DAY })
  queryClient.setQueryData(guideOf(ANA, DAY, undefined).queryKey, guide)
  await says(
    'Não dá tempo de tudo: o que mais vale vem primeiro. Falta 1h de estudo. Até a prova, você só tem folgas marcadas.',
  )
})

it.each([
  [59, 103, 'Faltam de 59min a 1h 45min de estudo'],
  [0, 45, 'Faltam até 45min de estudo'],
  [45, 240, 'Faltam de 45min a 4h de estudo'],
  [700, 910, 'Faltam de 12 a 15h de estudo'],
])('says what is missing from %i to %i minutes as near as the student needs it', (low, high, words) => {
  const enough = { unknown: null, fits: null, needed: { low, high } } as unknown as Guide['enough']
  expect(copy.enoughShort({ enough, days_left: 9, topics: 4 })).toBe(`${words} para ver e rever tudo.`)
})

it.each([
  [158, 99, '158 tópicos em 99 dias: 12 por semana.'],
  [30, 13, '30 tópicos em 13 dias: 3 por dia.'],
  [1, 2, '1 tópico em 2 dias: 1 por dia.'],
])('tells on the first day what %i topics in %i days ask for', (topics, days_left, words) => {
  const enough = { unknown: 'days' } as unknown as Guide['enough']
  expect(copy.enoughShort({ enough, days_left, topics })).toBe(
    `${words} Com duas semanas de registros, dá para dizer se o tempo basta.`,
  )
})

it('does not count a month away in what there will be, and says so', async () => {
  const before = [31, 38, 46].map((ago, index) => studied(index + 1, ago, [0, 0, 1]))
  open(40, before)
  await says('Dá tempo. Falta 1h de estudo. Voltando ao ritmo, você ainda tem 3h até a prova.')
  const material = queryClient.getQueryData(materialOf(ANA).queryKey)
  const back = material && { ...material, log: [...material.log, studied(1, 0, [0, 0, 1])] }
  queryClient.setQueryData(guideOf(ANA, DAY, undefined).queryKey, back && guideFrom(back, { day: DAY }))
  await says(
    'Dá tempo. Faltam 2h de estudo. No seu ritmo, sem contar a pausa, você ainda tem 3h até a prova.',
  )
  await button('Até a prova').click()
  await within('Seu ritmo por semana, sem contar 30 dias longe deste edital', dialog).toBeVisible()
})

it.each([
  ['review', copy.onlyReview, 'Nada para rever agora. Escolha Tudo para ver o que vem a seguir.'],
  [
    'questions',
    copy.onlyQuestions,
    'Nenhum tópico já visto pede questões agora. Escolha Tudo para ver o que vem a seguir.',
  ],
] as const)('speaks of no block where there is none: %s', async (only, choice, words) => {
  open(60)
  const all = queryClient.getQueryData(guideOf(ANA, DAY, undefined).queryKey)
  queryClient.setQueryData(guideOf(ANA, DAY, only).queryKey, all && { ...all, steps: [] })
  await page.getByText(choice).click()
  await says(words)
  expect(panel.element().textContent).not.toContain(copy.nothingLater)
})

describe('under the day’s subjects', () => {
  it('stand the blocks after the next step, and a press starts one', async () => {
    open(60, [], TodayBlocks)
    await button('Começar: Regência').click()
    await expect.poll(address).toBe('/area-do-aluno/estudar')
  })

  it('stands that they can wait on the day of the exam', async () => {
    open(0, [], TodayBlocks)
    await expect.element(page.getByText('Hoje é dia de prova: o plano pode esperar.')).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
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
