import { formatDay } from '../../shared/calendar.ts'
import { counted } from '../../shared/count.ts'
import { formatDuration, formatMinutes } from '../../shared/duration.ts'
import type { PartWords } from '../../web/merging/settle.ts'
import { type CardState, MOST_OPEN } from './cards.ts'
import type { Cause } from './causes.ts'
import type { Mistake } from './contract.ts'
import type { MistakeWhole } from './merging.ts'

const cards = (count: number) => counted(count, 'cartão', 'cartões')
const mistakes = (count: number) => counted(count, 'erro', 'erros')

const CAUSE_NAMES: Readonly<Record<Cause, string>> = {
  unknown: 'Não sabia',
  forgot: 'Esqueci',
  confused: 'Confundi',
  misread: 'Li mal',
  guessed: 'Chutei',
  no_time: 'Faltou tempo',
  lucky: 'Acertei no chute',
}

type Named = Pick<Mistake, 'topic' | 'title' | 'number'>

/** Names its place as 'Simulado 3, questão 14'; empty outside a paper. */
const placeOf = ({ title, number }: Pick<Named, 'title' | 'number'>) =>
  [title, number !== null && `questão ${number}`].filter(Boolean).join(', ')

export const copy = {
  title: 'Erros',
  description: 'Cada erro volta até você acertar em dois dias diferentes.',
  lead: 'Cada erro volta até você acertar em dois dias diferentes. Não copie o enunciado: escreva só o que teria salvado você.',
  add: 'Anotar um erro',
  causes: CAUSE_NAMES,
  noCause: 'Cartão que você criou',
  beforeCause: 'Cada causa muda o que vem depois.',
  effects: {
    unknown: 'O tópico volta para a teoria no guia. Amanhã vem um cartão.',
    forgot: 'Vira um cartão, e o guia pede uma revisão do tópico.',
    confused: 'Vira um cartão que pergunta a diferença.',
    misread: 'Aparece no relatório. Não vira cartão nem pesa no tópico.',
    guessed: 'Vale como “não sabia”: o tópico volta para a teoria no guia, e amanhã vem um cartão.',
    no_time: 'Conta só para o seu ritmo. Não vira cartão nem pesa no tópico.',
    lucky: 'Conta na nota, mas não como algo que você sabe.',
  } satisfies Record<Cause, string>,
  placeOf,
  named: (mistake: Named & Pick<Mistake, 'subject'>) => mistake.topic || placeOf(mistake) || mistake.subject,
  empty: {
    title: 'Nenhum erro anotado',
    text: 'Marque a causa de cada erro no resultado de um simulado, depois de uma sessão de questões ou aqui.',
  },
  now: {
    title: 'Para agora',
    block: (count: number, minutes: number) => `${cards(count)}, ${formatMinutes(minutes)}`,
    text: 'Um cartão sai daqui quando você acerta duas vezes, com pelo menos dois dias entre uma e outra.',
    start: 'Responder',
    none: (next: string | undefined) =>
      next ? `Nenhum cartão para hoje. O próximo vem em ${formatDay(next)}.` : 'Nenhum cartão em aberto.',
  },
  surplus: {
    title: (count: number) => `${cards(count)} além dos ${MOST_OPEN} abertos`,
    text: 'Eles esperam a vez. Os mais antigos, que menos pesam na prova, você pode dispensar.',
    drop: 'Dispensar',
    dropNamed: (name: string) => `Dispensar ${name}`,
    dropAll: 'Dispensar todos',
    dropped: (count: number) => (count === 1 ? 'Cartão dispensado.' : `${cards(count)} dispensados.`),
  },
  list: {
    title: 'Todos os erros',
    by: 'Ver por',
    groups: { subject: 'Matéria', topic: 'Tópico', cause: 'Causa', day: 'Dia' },
    count: mistakes,
    noTopic: 'Sem tópico',
    more: 'Mostrar mais',
    edit: 'Abrir',
    editNamed: (name: string) => `Abrir ${name}`,
    anki: 'Exportar para o Anki',
    ankiHint: 'Importar de novo atualiza os cartões. As fotos ficam de fora.',
    state: (card: CardState, today: string) => {
      if (card.type === 'none') return 'Sem cartão'
      if (card.type === 'ended') return 'Encerrado'
      const rights = card.rights === 1 ? 'Falta 1 acerto' : 'Faltam 2 acertos'
      return card.from <= today ? rights : `${rights}, volta em ${formatDay(card.from)}`
    },
  },
  form: {
    fresh: 'Anotar um erro',
    edit: 'Erro',
    subject: 'Matéria',
    cause: 'Causa',
    question: 'Pergunta',
    questionHint: 'Com as suas palavras, sem copiar o enunciado.',
    one: 'A',
    other: 'B',
    difference: 'Qual é a diferença?',
    answer: 'O que teria salvado você?',
    submit: 'Salvar',
    busy: 'Salvando...',
    cancel: 'Cancelar',
    remove: 'Excluir erro',
    saved: 'Erro salvo.',
    kept: 'Erro guardado neste aparelho. Será enviado quando houver conexão.',
    removed: 'Erro excluído.',
    removedKept: 'A exclusão será enviada quando houver conexão.',
    failed: 'Não foi possível salvar o erro. Tente novamente.',
    missingSubject: 'Escolha a matéria.',
    missingCause: 'Escolha a causa.',
    missingBoth: 'Escreva os dois: A e B.',
  },
  removal: {
    title: 'Excluir este erro?',
    text: 'O cartão, as respostas e a foto dele vão junto. O tempo de estudo fica.',
    action: 'Excluir',
  },
  prompt: (mistake: Named & Pick<Mistake, 'question' | 'other' | 'subject'>) => {
    const { question, other, topic } = mistake
    if (question && other) return `${question} ou ${other}?`
    if (question) return question
    const place = placeOf(mistake)
    if (topic) return `${topic}: o que você precisa lembrar?`
    return place ? `${place}: o que teria salvado você?` : `${mistake.subject}: o que teria salvado você?`
  },
  review: {
    title: 'Cartões',
    description: 'Responda os cartões dos seus erros.',
    back: 'Voltar para Erros',
    progress: (at: number, all: number) => `${at} de ${all}`,
    show: 'Ver resposta',
    right: 'Acertei',
    wrong: 'Errei',
    keys: 'No teclado: espaço mostra a resposta, 1 é errei, 2 é acertei.',
    noAnswer: 'Você ainda não escreveu a resposta.',
    write: 'Escrever agora',
    doneTitle: (right: number, all: number) => `Você acertou ${right} de ${cards(all)}`,
    done: (seconds: number) => `${formatDuration(seconds)} e as questões já estão nos seus registros.`,
    doneKept: (seconds: number) =>
      `${formatDuration(seconds)} e as questões ficam neste aparelho até haver conexão.`,
    left: (count: number) => `Ainda há ${cards(count)} para hoje.`,
    again: 'Continuar',
    failed: 'A resposta não pôde ser guardada. Tente novamente.',
    nothing: 'Nenhum cartão para agora.',
  },
  after: {
    title: 'Como foi?',
    text: (left: number, all: number) => {
      if (all === 0) return 'Algum acerto foi no chute?'
      if (left === 0) return 'Todos os erros têm causa.'
      return left === all
        ? `Por que ${counted(all, 'questão não saiu', 'questões não saíram')}? Um toque por erro.`
        : `${counted(left, 'erro sem causa', 'erros sem causa')} de ${all}.`
    },
    undo: 'Desfazer o último',
    later: 'Agora não',
    all: 'Ver em Erros',
    cards: (count: number, minutes: number) => `Deste tópico: ${cards(count)}, ${formatMinutes(minutes)}.`,
    tapped: (cause: string, count: number) => (count > 0 ? `${cause}: ${count}` : cause),
  },
  paper: {
    title: 'Por que você errou?',
    text: 'Toque na causa. O tópico e a resposta você completa depois em Erros, se quiser.',
    question: (number: number, given: string, accepted: string) =>
      `${number}: ${given === '-' ? 'em branco' : `você marcou ${given}`}, era ${accepted}`,
    cause: (number: number) => `Causa da questão ${number}`,
    unlinked: 'Para guardar estes erros, diga mais abaixo qual das suas matérias é esta.',
    pace: (block: string, own: string, paper: string) =>
      `${block}: ${own} por questão, contra ${paper} na prova toda.`,
    edit: 'Completar',
    editNamed: (number: number) => `Completar a questão ${number}`,
    sorted: (done: number, all: number) => `${done} de ${all} com causa`,
  },
} as const

const TITLES: Record<keyof MistakeWhole, string> = {
  about: 'Matéria e tópico',
  cause: copy.form.cause,
  question: copy.form.question,
  answer: copy.form.answer,
  dropped: 'Cartão',
}

/** Words for the parts of a mistake that two devices changed differently. */
export function mistakeWords(nameOf: (subject: number) => string | undefined): PartWords<MistakeWhole> {
  const values: { [Part in keyof MistakeWhole]: (part: MistakeWhole[Part]) => string } = {
    about: ({ subject_id, topic }) => [nameOf(subject_id), topic].filter(Boolean).join(' · '),
    cause: ({ cause }) => (cause ? CAUSE_NAMES[cause] : copy.noCause),
    question: ({ question, other }) => [question, other].filter(Boolean).join(' ou ') || 'em branco',
    answer: ({ answer }) => answer || 'em branco',
    dropped: ({ dropped }) => (dropped ? 'dispensado' : 'em aberto'),
  }
  const textOf = <Part extends keyof MistakeWhole>(part: Part, whole: MistakeWhole) =>
    values[part](whole[part])
  return {
    title: (part) => TITLES[part as keyof MistakeWhole],
    value: (part, whole) => textOf(part as keyof MistakeWhole, whole),
  }
}
