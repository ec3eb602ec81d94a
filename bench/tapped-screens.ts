import type { Page } from '@playwright/test'

type Tap = readonly [name: string, act: (page: Page) => Promise<void>]

export interface Screen {
  readonly name: string
  readonly path: string
  /** A text that tells that it is there. */
  readonly sign: string | RegExp
  /** The most ms from opening it to its first paint, where that is measured; it is one with a tree. */
  readonly shownIn?: number
  /** The most ms for each tap, where it is not the one of all screens. */
  readonly answeredIn?: number
  /** Opens the part to tap, at full speed and not measured. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly taps: readonly Tap[]
}

const button = (name: string | RegExp): Tap => [
  String(name),
  (page) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().tap(),
]
const choice = (name: string): Tap => [name, (page) => page.getByText(name, { exact: true }).tap()]
const type = (label: string, text: string): Tap => [
  `typing in ${label}`,
  (page) =>
    page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }))
      .pressSequentially(text),
]
const option = (at: number): Tap => [`option ${at + 1}`, (page) => page.getByRole('option').nth(at).tap()]

const MENU: readonly Tap[] = [button('Abrir menu'), button('Fechar menu'), button('Abrir menu')]
const link = (name: string): Tap => [
  `link ${name}`,
  (page) => page.getByRole('dialog').getByRole('link', { name, exact: true }).tap(),
]

const firstOf = (name: string): Tap => [name, (page) => page.getByText(name, { exact: true }).first().tap()]

const GUIDE: readonly Tap[] = [
  button('Trocar'),
  button('Fechar'),
  ...['Revisão', 'Questões'].flatMap((only) => [
    button('Trocar'),
    button(only),
    button(`Só ${only.toLowerCase()} · ver tudo`),
  ]),
]

const QUESTIONS = 120
const question = (number: number, name: string | RegExp): Tap => [
  `question ${number}, ${name}`,
  (page) =>
    page
      .getByRole('radiogroup', { name: `Questão ${number}`, exact: true })
      .getByRole('radio', { name })
      .tap(),
]
const doubt = (number: number) => button(`Questão ${number}: na dúvida`)

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Corrigir uma prova' }).tap()
  await page.getByText('Só a folha').tap()
  await page.getByLabel('Quantas questões').fill(`${QUESTIONS}`)
  await page.getByRole('button', { name: 'Abrir a folha', exact: true }).tap()
  await page.getByRole('radiogroup').first().waitFor()
}

/** The screens on which a student spends the time, and the menu on each. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'the study page',
    path: '/area-do-aluno/estudar',
    sign: /registro\(s\) hoje/,
    taps: [
      ['field Matéria', (page) => page.getByRole('combobox', { name: 'Matéria' }).tap()],
      [
        'typing in Matéria',
        (page) => page.getByRole('combobox', { name: 'Matéria' }).pressSequentially('dir'),
      ],
      option(0),
      type('Tópico', 'Atos'),
      ['closing the list of topics', (page) => page.keyboard.press('Escape')],
      button('INICIAR'),
      button('Sair do modo foco'),
      button('PAUSAR'),
      button('CONTINUAR'),
      button('PARAR'),
      choice('Sim'),
      type('Total de questões', '10'),
      type('Questões incorretas', '3'),
      button('Salvar'),
      button('Inserir Manualmente'),
      type('Minutos', '25'),
      button('Salvar'),
      button(/^Editar registro/),
      button('Salvar alterações'),
      button(/^Deletar registro/),
      button('Cancelar'),
      ...MENU,
      link('Cronograma'),
    ],
  },
  {
    name: 'an edital of 3,000 topics',
    path: '/area-do-aluno/edital',
    sign: 'Onde você está',
    shownIn: 1000,
    taps: [
      button('Abrir tudo'),
      button('Fechar tudo'),
      [
        'a subject',
        (page) =>
          page
            .getByRole('row')
            .nth(1)
            .getByText(/da prova/)
            .tap(),
      ],
      ['a topic', (page) => page.getByRole('row').nth(2).locator('.wrap-anywhere').tap()],
      button('Fechar'),
      button('Todas as matérias'),
      ['filter Não começados', (page) => page.getByText(/^Não começados/).tap()],
      ['filter Todos', (page) => page.getByText(/^Todos/).tap()],
      ['typing in the search', (page) => page.getByRole('searchbox').pressSequentially('9.4')],
      button('Limpar pesquisa'),
      button('Mais opções'),
      button('Fechar'),
      button('Marcar vários'),
      ['a known subject', (page) => page.locator('li label').first().tap()],
      [
        'the topics of a subject',
        (page) =>
          page
            .getByRole('button', { name: /tópicos de/ })
            .first()
            .tap(),
      ],
      ['a known topic', (page) => page.locator('li li label').first().tap()],
      ['a subject with its topics', (page) => page.locator('li label').first().tap()],
      button('Cancelar'),
      button('Editar'),
      ['a row to be mended', (page) => page.getByRole('row').nth(1).getByText(/Parte/).tap()],
      button('Renomear ou dividir'),
      type('Texto', 's'),
      button('Salvar'),
      button('Descer'),
      button('Desfazer'),
      ...MENU,
      link('Estudar'),
    ],
  },
  {
    name: 'the schedule',
    path: '/area-do-aluno/cronograma',
    sign: 'Editar Cronograma',
    taps: [
      ['a tick', (page) => page.getByRole('checkbox').first().tap({ force: true })],
      ['a tick taken back', (page) => page.getByRole('checkbox').first().tap({ force: true })],
      button('Editar Cronograma'),
      button('Salvar e Visualizar'),
      ...MENU,
      link('Home'),
    ],
  },
  {
    name: 'the overview',
    path: '/area-do-aluno',
    sign: 'Tempo de estudo',
    taps: [...GUIDE, ...MENU, link('Histórico de Estudo')],
  },
  {
    name: `the answer sheet of ${QUESTIONS} questions`,
    path: '/area-do-aluno/simulados',
    sign: 'Corrigir uma prova',
    answeredIn: 50,
    prepare: openSheet,
    taps: [
      question(1, 'A'),
      question(2, 'C'),
      question(2, 'D'),
      question(2, 'D'),
      doubt(3),
      doubt(3),
      question(60, 'B'),
      question(QUESTIONS, 'E'),
      [
        'typing the answers',
        (page) => page.getByLabel('Ou digite tudo em uma linha').pressSequentially('ABCDE'),
      ],
      button('Preencher'),
    ],
  },
  {
    name: 'the guide of 3,000 topics without a network',
    path: '/area-do-aluno',
    sign: 'Trocar',
    // Writes that wait on the device are counted there: the guide is made anew at each of these taps.
    taps: [
      ['losing the network', (page) => page.context().setOffline(true)],
      button('Trocar'),
      ['Matérias no guia', (page) => page.getByText('Matérias no guia').tap()],
      ...['Deixar para depois', 'Priorizar'].map(firstOf),
      button('Fechar'),
      ...GUIDE,
      ['the network’s return', (page) => page.context().setOffline(false)],
    ],
  },
]
