import { type Day, daysBetween, formatDay } from '../../shared/calendar.ts'
import { counted, formatCount } from '../../shared/count.ts'
import { formatMinutes } from '../../shared/duration.ts'
import { wholePercent } from '../../shared/percent.ts'
import { dotted } from '../../shared/text.ts'
import type { CatalogueEntry } from './contract.ts'
import type { Filter } from './outline/rows.ts'
import type { NodeState } from './outline/rules.ts'
import type { Target } from './targets/contract.ts'

const MINUTE = 60

const states: Record<NodeState, string> = {
  new: 'não começado',
  known: 'você disse que já sabe',
  in_study: 'em estudo',
  learned: 'firme',
  again: 'a rever',
}

const filters: Record<Filter, string> = {
  all: 'Todos',
  new: 'Não começados',
  again: 'A rever',
  weak: 'Fracos',
}

/** Formats a share from 0 to 1: whole percents from 10 % on, with one decimal below. */
const share = (part: number) => {
  const percent = part * 100
  if (percent > 0 && percent < 0.1) return 'menos de 0,1%'
  return `${percent.toLocaleString('pt-BR', { maximumFractionDigits: percent < 10 ? 1 : 0 })}%`
}

const time = (seconds: number) =>
  seconds < MINUTE ? 'menos de 1min' : formatMinutes(Math.floor(seconds / MINUTE))

const daysAgo = (days: number) => {
  if (days <= 0) return 'hoje'
  return days === 1 ? 'ontem' : `há ${formatCount(days)} dias`
}

/** Figures and the words behind them, in turns: a table's cell shows the figures alone. */
const shareParts = (part: number) => [share(part), ' da prova']

const answerParts = (questions: number, correct: number) => [
  formatCount(questions),
  questions === 1 ? ' questão, ' : ' questões, ',
  `${wholePercent(correct, questions)}%`,
  ' certas',
]

const seenParts = (on: Day, today: Day) => ['', 'visto ', daysAgo(daysBetween(on, today))]

const left = (days: number) => {
  if (days < 0) return 'A prova foi'
  if (days === 0) return 'Hoje'
  return days === 1 ? 'Falta 1 dia' : `Faltam ${formatCount(days)} dias`
}

type Known<Key extends keyof CatalogueEntry> = { readonly [key in Key]?: CatalogueEntry[key] | undefined }

/** The edital's year and any newer one, else the day on which no next edital was published. */
const age = (
  { year, newer, missing, last_on }: { year: number } & Known<'newer' | 'missing' | 'last_on'>,
  today: Day,
): string => {
  const said = `Edital de ${year}`
  if (newer) return `${said}. O de ${newer} também está na lista.`
  if (missing) return `${said}. Já saiu um mais novo, de ${missing}, que ainda não está no catálogo.`
  if (last_on) return `${said}. O próximo ainda não saiu (visto em ${formatDay(last_on)}).`
  return year < Number(today.slice(0, 4)) ? `${said}. Veja se já saiu um mais novo.` : said
}

export const copy = {
  age,
  title: 'Edital',
  description: 'Veja o edital do seu concurso, o que já estudou e o que falta.',
  lead: 'O conteúdo da prova, e onde você está nele.',
  nameOf: ({ body, position }: Pick<Target, 'body' | 'position'>) => dotted([body, position]),
  examOn: (exam: Day | null, today: Day) =>
    exam !== null && `prova ${exam === today ? 'hoje' : `em ${formatDay(exam)}`}`,
  target: 'Concurso',
  loading: 'Carregando o edital...',
  heading: {
    title: 'Onde você está',
    learned: (firm: number, again: number) =>
      again === 0
        ? 'do conteúdo já estudado até o fim'
        : `do conteúdo já estudado até o fim: ${firm}% firme, ${again}% a rever`,
    days: (exam: Day, today: Day) => left(daysBetween(today, exam)),
    on: (exam: Day, today: Day) =>
      exam === today ? 'é a prova' : `${exam > today ? 'para a prova, ' : ''}em ${formatDay(exam)}`,
    noDay: 'Sem dia da prova',
    setDay: 'Informar o dia',
    topics: (learned: number, all: number) =>
      `${formatCount(learned)} de ${counted(all, 'tópico', 'tópicos')}`,
    topicsLabel: 'estudados até o fim',
    parts: 'A prova por estado dos tópicos',
    part: (percent: number, isSome: boolean) => (percent === 0 && isSome ? 'menos de 1%' : `${percent}%`),
    guessed: {
      all: 'O edital não diz as questões de cada matéria: a parte da prova é uma estimativa. Corrija em “Editar”, se souber.',
      some: 'Faltam as questões de parte das matérias: a parte da prova é uma estimativa. Complete em “Editar”, se souber.',
    },
  },
  tools: {
    search: 'Pesquise no edital...',
    filter: 'Mostrar',
    filters,
    withCount: (filter: Filter, count: number) => `${filters[filter]} (${formatCount(count)})`,
    openAll: 'Abrir tudo',
    closeAll: 'Fechar tudo',
    found: (count: number) => counted(count, 'linha', 'linhas'),
    nothing: {
      search: 'Nada no edital tem essas palavras.',
      filtered: (filter: Filter) => `Nada em “${filters[filter]}” tem essas palavras.`,
      new: 'Você já começou todos os tópicos.',
      again: 'Nenhum tópico para rever agora.',
      weak: 'Nenhum tópico com menos de 70% de acertos.',
      all: 'Este edital ainda não tem tópicos.',
    },
    clear: 'Ver tudo',
    wider: 'Pesquisar no edital inteiro',
  },
  tree: {
    label: (name: string) => `Edital: ${name}`,
    states,
    allSubjects: 'Todas as matérias',
    nextSubject: (name: string) => `Próxima: ${name}`,
    columns: ['Tópicos', 'Prova', 'Tempo', 'Questões', 'Certas', 'Visto'],
    share: (part: number) => shareParts(part).join(''),
    shareParts,
    learnedParts: (learned: number, leaves: number) => [
      `${formatCount(learned)} de ${formatCount(leaves)}`,
      ' estudados',
    ],
    time,
    answers: (questions: number, correct: number) => answerParts(questions, correct).join(''),
    answerParts,
    seen: (on: Day, today: Day) => seenParts(on, today).join(''),
    seenParts,
    study: (text: string) => `Estudar ${text}`,
    importance: { alta: 'importância alta', media: 'importância média', baixa: 'importância baixa' },
  },
  sheet: {
    study: 'Estudar',
    states: {
      new: 'Você ainda não começou este tópico.',
      known: 'Vale o que você disse: ainda não há registro seu aqui.',
      in_study: 'Você começou. Quando responder questões ou marcar que terminou, ele fica firme.',
      learned: 'Está em dia: não precisa rever agora.',
      again: 'Você já aprendeu, mas faz tempo ou errou bastante: vale rever.',
    },
    share: 'Vale',
    importance: 'Importância',
    importances: { alta: 'alta', media: 'média', baixa: 'baixa' },
    time: 'Tempo',
    answers: 'Questões',
    seen: 'Última vez',
    sessions: (count: number) => counted(count, 'sessão', 'sessões'),
  },
  actions: {
    edit: 'Editar',
    more: 'Mais opções',
    amend: 'Abrir retificação',
    otherPost: 'Mesmo edital, outro cargo',
    data: 'Dados do concurso',
    add: 'Adicionar outro concurso',
    fill: 'Adicionar o edital',
    export: 'Exportar o edital',
    remove: 'Excluir este concurso',
    back: 'Voltar ao edital',
  },
  noSyllabus: {
    title: 'Este concurso ainda não tem edital',
    text: 'Com o conteúdo programático, cada minuto e cada questão contam no tópico certo.',
    notice: 'Abrir a página do edital',
  },
  remove: {
    title: 'Excluir este concurso?',
    text: 'O edital dele sai daqui. Seus registros e o que você estudou ficam.',
    action: 'Excluir',
    busy: 'Excluindo...',
    failed: 'Não foi possível excluir o concurso. Tente novamente.',
  },
  exporting: {
    text: 'Só o edital: nada do que você estudou vai no arquivo.',
    save: 'Salvar',
    saveNamed: (name: string) => `Salvar como ${name}`,
    kinds: {
      edital: { name: 'Edital aberto (.json)', text: 'Para abrir de novo aqui ou enviar a um colega.' },
      markdown: { name: 'Markdown (.md)', text: 'Para Notion, Obsidian e outros editores.' },
      csv: { name: 'Planilha (.csv)', text: 'Para Excel e Google Planilhas.' },
      anki: { name: 'Etiquetas do Anki (.txt)', text: 'Para estudar por tópico no Anki.' },
    },
  },
  waiting: 'Há mudanças no edital aguardando conexão. Elas já aparecem aqui.',
  refused: 'O servidor não aceitou uma mudança do edital:',
  refusedActions: { retry: 'Tentar novamente', discard: 'Descartar a mudança' },
  front: { failed: 'Não foi possível trocar de concurso. Tente novamente.' },
} as const
