import { formatDay } from '../../shared/calendar.ts'
import { counted, formatCount } from '../../shared/count.ts'
import { formatTotal } from '../../shared/duration.ts'
import { percent } from '../../shared/percent.ts'
import type { Import } from './contract.ts'
import type { TimeUnit } from './reading/cell-values.ts'
import type { Role } from './reading/columns.ts'

const sessions = (count: number) => counted(count, 'estudo', 'estudos')
const cards = (count: number) => counted(count, 'cartão', 'cartões')
const questions = (count: number) => counted(count, 'questão', 'questões')
const period = (first: string, last: string) =>
  first === last ? `em ${formatDay(first)}` : `de ${formatDay(first)} a ${formatDay(last)}`
const share = (correct: number, all: number) => `${Math.round(percent(correct, all))} %`

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const spoken = (day: string) => `${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`

interface Facts {
  /** Sessions or cards, counted. */
  made: string | false
  seconds?: number
  questions: number
  topics?: number
}

export const copy = {
  title: 'Trazer meus estudos',
  description: 'Traga para a Posse o que você já estudou em outros lugares.',
  lead: 'O que você estudou em outro aplicativo ou na sua planilha conta aqui. Você vê tudo antes de salvar, e pode desfazer quando quiser.',
  entry: 'Trazer meus estudos',
  settings: {
    title: 'Trazer meus estudos',
    text: 'De uma planilha, de outro aplicativo ou de um site de questões. Nada é salvo sem você ver antes.',
    action: 'Trazer meus estudos',
  },
  choose: {
    title: 'O que você quer trazer?',
    file: 'Escolher arquivo',
    hint: 'Planilha (xlsx, ods, csv), cópia de segurança em JSON ou a exportação de Aprovado, Estudo Organizado, Ouroboros, Toggl, Clockify, solidtime, Forest, Anki (notas em texto simples) ou TEC (Desempenho por assunto e Índice do caderno).',
    paste: 'Ou cole uma tabela',
    pasteHint: 'Copie da planilha ou da página e cole aqui, com os nomes das colunas.',
    pasted: 'Tabela colada',
    read: 'Ler o que colei',
    private: 'O arquivo é lido no seu aparelho e não sai dele: só os estudos que você confirmar são salvos.',
    offline:
      'Você está sem conexão. Para trazer estudos é preciso estar conectado: volte aqui quando a conexão voltar.',
  },
  reading: 'Lendo o arquivo...',
  another: 'Trazer outro',
  found: {
    title: 'O que entendi',
    source: (file: string, source: string) => (source === '' ? file : `${file} · ${source}`),
    nothing: 'Não encontrei nenhum estudo novo aqui.',
    allThere: (there: number) =>
      there === 1
        ? 'O único estudo deste arquivo já está aqui.'
        : `Os ${formatCount(there)} estudos deste arquivo já estão aqui.`,
    noColumns:
      'Para contar como estudo, cada linha precisa de um dia e de um tempo ou de questões. Confira abaixo o que é cada coluna.',
    sessions: 'Estudos',
    time: 'Tempo',
    questions: 'Questões',
    right: 'Acertos',
    period,
    there: (there: number) =>
      there === 1
        ? '1 linha já está nos seus estudos e não conta de novo.'
        : `${formatCount(there)} linhas já estão nos seus estudos e não contam de novo.`,
    left: (left: number) =>
      left === 1 ? '1 linha fica de fora' : `${formatCount(left)} linhas ficam de fora`,
    leftLine: (row: number, text: string, why: string) => `Linha ${row}, “${text}”: ${why}.`,
    leftMore: (more: number) => `E mais ${formatCount(more)}.`,
    save: (count: number) => `Trazer ${sessions(count)}`,
    answerFirst: 'Responda acima como as datas estão escritas.',
    tooManySubjects: 'São mais de 300 matérias diferentes. Confira qual coluna é a da matéria.',
  },
  order: {
    title: (written: string) => `“${written}” é que dia?`,
    text: 'No arquivo inteiro, nenhuma data diz se o dia vem antes do mês.',
    spoken,
  },
  table: {
    title: 'O que é cada coluna',
    text: 'Reconheci as colunas pelo nome e pelo conteúdo. Corrija o que não estiver certo.',
    sheet: 'Aba da planilha',
    sheetName: (name: string, number: number) => name || `Tabela ${number}`,
    none: 'Nenhuma coluna',
    column: (head: string, example: string) => (example === '' ? head : `${head} (${example})`),
    roles: {
      day: 'Dia',
      time: 'Hora do início',
      end: 'Dia do fim',
      endTime: 'Hora do fim',
      duration: 'Tempo de estudo',
      subject: 'Matéria',
      topic: 'Tópico',
      questions: 'Questões',
      correct: 'Acertos',
      incorrect: 'Erros',
      kind: 'Tipo de estudo',
    } satisfies Record<Role, string>,
    unit: 'O tempo está em',
    units: {
      days: 'dias',
      hours: 'horas',
      minutes: 'minutos',
      seconds: 'segundos',
      milliseconds: 'milésimos',
    } satisfies Record<TimeUnit, string>,
  },
  names: {
    title: 'Como as matérias vão se chamar',
    text: 'As que não conheço vêm primeiro. Da próxima vez, lembro o que você escolheu.',
    of: (called: string) => (called === '' ? 'Sem matéria no arquivo' : called),
    as: (called: string) => `Matéria para “${called === '' ? 'sem matéria' : called}”`,
    fresh: (called: string) => `Criar “${called}”`,
    skip: 'Deixar de fora',
    sessions,
    cards,
    facts: ({ made, seconds = 0, questions: answered, topics = 0 }: Facts) =>
      [
        made,
        seconds > 0 && formatTotal(seconds),
        answered > 0 && questions(answered),
        topics > 0 && counted(topics, 'tópico', 'tópicos'),
      ].filter((fact) => fact !== false),
    found: { same: '', alike: 'nome parecido', chosen: 'você já disse', new: 'nova' },
    topics: (count: number) => counted(count, 'tópico que não conheço', 'tópicos que não conheço'),
    topicAs: (called: string) => `Tópico para “${called}”`,
    topicFresh: (called: string) => `Fica “${called}”`,
    more: (more: number) => `Ver mais ${formatCount(more)}`,
  },
  saving: {
    title: 'Trazendo seus estudos',
    text: (sent: number, of: number) => `Parte ${sent} de ${of}`,
    last: 'Só mais um momento...',
    cancel: 'Cancelar',
    cancelled: 'Nada foi salvo.',
    failed: 'Não foi possível trazer os estudos. Nada foi salvo.',
    unsure:
      'A conexão caiu bem no fim. Quando ela voltar, abra esta tela de novo: se os estudos chegaram, eles estão em “O que você já trouxe”; se não, traga o arquivo outra vez.',
  },
  picture: {
    title: 'Seu desempenho no TEC',
    text: 'São totais sem data, então não viram estudos. Eles mostram ao guia onde você erra mais, e o que aumentar de um retrato para o outro conta como questões feitas.',
    summary: (topics: number, answered: number, correct: number) =>
      `${counted(topics, 'assunto', 'assuntos')}, ${questions(answered)}, ${share(correct, answered)} de acertos`,
    from: 'Desde que dia',
    to: 'Até que dia',
    fromCalendar: 'Escolher o primeiro dia',
    toCalendar: 'Escolher o último dia',
    days: 'De que período são estas questões? Se você não filtrou no TEC, vão do dia em que você começou lá até hoje.',
    missing: 'Informe os dois dias; o primeiro vem antes do último.',
    save: 'Guardar este retrato',
    failed: 'Não foi possível guardar o retrato.',
  },
  cards: {
    title: 'Seus cartões do Anki',
    text: 'Cada nota vira um cartão em “Erros” e volta até você acertar em dois dias diferentes. Até 30 ficam abertos por vez; os outros esperam. Imagens e áudios não vêm.',
    summary: (count: number, subjects: number) =>
      `${cards(count)} em ${counted(subjects, 'matéria', 'matérias')}`,
    nothing: 'Não encontrei nenhum cartão novo aqui.',
    there: (there: number) =>
      there === 1
        ? '1 cartão já está aqui e não vem de novo.'
        : `${formatCount(there)} cartões já estão aqui e não vêm de novo.`,
    first: 'Os primeiros',
    save: (count: number) => `Trazer ${cards(count)}`,
    noRoom: (room: number) => `Aqui ainda cabem ${cards(room)}. Deixe de fora alguma matéria.`,
    failed: 'Não foi possível trazer os cartões.',
  },
  list: {
    title: 'O que você já trouxe',
    madeAt: (day: string) => `Trazido em ${formatDay(day)}`,
    records: ({ records, study_time, questions: answered, first_day, last_day }: Import) =>
      records === 0
        ? ['nada novo']
        : [
            sessions(records),
            study_time > 0 ? formatTotal(study_time) : '',
            answered > 0 ? questions(answered) : '',
            period(first_day, last_day),
          ].filter(Boolean),
    picture: ({ questions: answered, correct, first_day, last_day }: Import) => [
      `retrato ${period(first_day, last_day)}`,
      questions(answered),
      `${share(correct, answered)} de acertos`,
    ],
    cards: ({ records }: Import) => [records === 0 ? 'nada novo' : cards(records)],
    undo: 'Desfazer',
    undoOf: (file: string) => `Desfazer ${file}`,
    confirm: {
      title: 'Desfazer esta importação?',
      text: 'Tudo o que veio com ela deixa de contar. O que você estudou depois fica como está.',
      action: 'Desfazer',
      busy: 'Desfazendo...',
      failed: 'Não foi possível desfazer a importação.',
    },
  },
  growth: {
    title: 'De um retrato para o outro',
    caption: 'O que mudou no TEC por matéria',
    columns: { name: 'Matéria', questions: 'Questões', before: 'Antes', now: 'Agora' },
    between: (before: string, now: string) => `Até ${formatDay(before)} e até ${formatDay(now)}.`,
    more: (more: number) => (more > 0 ? `+${formatCount(more)}` : formatCount(more).replace('-', '−')),
    share: (correct: number, answered: number) => (answered === 0 ? '–' : share(correct, answered)),
  },
} as const
