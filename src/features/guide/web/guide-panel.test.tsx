import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { ANA, DAY, openGuide, studied } from '../../../../harness/guide-panel.tsx'
import { address, button } from '../../../../harness/screen.tsx'
import { queryClient } from '../../../web/api/queries.ts'
import { todayPlanOf } from '../../schedule/web/queries.ts'
import type { GuideMaterial } from '../contract.ts'
import { copy } from '../copy.ts'
import { StudyGuide } from './guide-panel.tsx'
import { HomeGuide } from './home-guide.tsx'
import { guideOf } from './queries.ts'
import { TodayBlocks } from './today-blocks.tsx'

const panel = page.getByRole('region')
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
  it('starts with the most valuable topic, and its reason, for a student without records', async () => {
    open(60)
    await says('Crase')
    await says(
      'É um dos que mais valem por hora entre os que faltam: cerca de 25% da prova, o primeiro dos 4 tópicos de Língua Portuguesa.',
    )
  })

  it('continues a begun topic after three days', async () => {
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

  it('is reached by keys, the topic with its figures first', async () => {
    open(60)
    await says('Crase')
    const why = page.getByRole('button', { name: /Por quê\?$/ })
    for (const stop of [why, button('Começar'), button('Trocar')]) {
      await userEvent.keyboard('{Tab}')
      await expect.element(stop).toHaveFocus()
    }
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}')
    await within('Quanto vale na prova (estimativa)', dialog).toBeVisible()
  })
})

it.each([
  ['review', copy.onlyReview, 'Nada para rever agora.'],
  ['questions', copy.onlyQuestions, 'Nenhum tópico já visto pede questões agora.'],
] as const)('speaks of no block where there is none: %s', async (only, choice, words) => {
  open(60)
  const all = queryClient.getQueryData(guideOf(ANA, DAY, undefined).queryKey)
  queryClient.setQueryData(guideOf(ANA, DAY, only).queryKey, all && { ...all, steps: [] })
  await button('Trocar').click()
  await button(choice).click()
  await says(words)
  await button(copy.unfiltered[only]).click()
  await says('Crase')
})

it('holds the day in one list: its cards, its blocks, and what the schedule has besides', async () => {
  open(60)
  await says('Crase')
  const { queryKey } = guideOf(ANA, DAY, undefined)
  const cards = { count: 4, of: 7, minutes: 6, reason: 'porque você errou 4 questões' }
  queryClient.setQueryData(queryKey, (guide) => guide && { ...guide, cards })
  const items = [
    { id: 1, subject_id: 1, name: 'Língua Portuguesa', done: false },
    { id: 2, subject_id: 2, name: 'Inglês', done: true },
    { id: 3, subject_id: 3, name: 'Redação', done: false },
  ]
  queryClient.setQueryData(todayPlanOf(ANA, DAY).queryKey, { day: DAY, items })
  await expect
    .element(page.getByRole('link', { name: 'Responder: Erros: 4 de 7 cartões, 6min' }))
    .toHaveAttribute('href', '/area-do-aluno/erros/cartoes')
  await says('2h 6min de estudo')
  await button('Ver os 4 de hoje').click()
  const lines = panel.getByRole('listitem')
  await expect
    .poll(() => lines.all().map((line) => line.element().querySelector('span')?.textContent))
    .toEqual([
      'Erros: 4 de 7 cartões, 6minDe questões que você errou',
      'RegênciaLíngua Portuguesa\u00a0· 1h',
      'RedaçãoDo seu cronograma',
      'InglêsDo seu cronograma',
    ])
  await expect.element(button('Começar: Inglês')).not.toBeInTheDocument()
  await button('Começar: Redação').click()
  await expect.poll(address).toBe('/area-do-aluno/estudar')
})

it('shows what else there would be if the day has no other block', async () => {
  open(60)
  await says('Crase')
  const { queryKey } = guideOf(ANA, DAY, undefined)
  queryClient.setQueryData(queryKey, (guide) => guide && { ...guide, steps: guide.steps.slice(0, 1) })
  await says('Se sobrar tempo\u00a0· Língua Portuguesa\u00a0· 1h')
})

describe('under the day’s subjects', () => {
  it('are the blocks after the next step, and a press starts one', async () => {
    open(60, [], TodayBlocks)
    await button('Começar: Regência').click()
    await expect.poll(address).toBe('/area-do-aluno/estudar')
  })

  it('is a sentence on the day of the exam that they can wait', async () => {
    open(0, [], TodayBlocks)
    await expect.element(page.getByText('Hoje é dia de prova: o plano pode esperar.')).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
})
