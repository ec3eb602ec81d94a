import { type DayZone, formatDay, today } from '../../shared/calendar.ts'
import { counted } from '../../shared/count.ts'
import { formatDuration } from '../../shared/duration.ts'
import type { Whole } from '../../shared/whole.ts'
import type { PartWords } from '../../web/merging/settle.ts'
import { pointsText } from '../scoring/verdict.ts'
import type { MockExamBody } from './contract.ts'
import { KEY_LIMITS } from './keys/answer-key.ts'
import { fieldsOf } from './merging.ts'
import { type KeyChange, questionsOf } from './rules.ts'

const ANNULLED = '*'
const letter = (answer: string) => (answer === ANNULLED ? 'anulada' : answer || 'sem resposta')

const signed = (hundredths: number) =>
  hundredths > 0 ? `+${pointsText(hundredths)}` : pointsText(hundredths).replace('-', '−')

export const copy = {
  title: 'Simulados',
  description: 'Corrija simulados e provas pela regra do edital.',
  lead: 'Cole o gabarito, marque suas respostas e veja a nota pela regra do seu edital.',
  fresh: 'Corrigir uma prova',
  empty: {
    title: 'Nenhum simulado ainda',
    text: 'Cole o gabarito e corrija uma prova de 120 questões em um minuto.',
  },
  paperName: 'Prova',
  list: {
    caption: 'Seus simulados e provas',
    columns: { title: 'Prova', day: 'Dia', right: 'Certas', points: 'Pontos', verdict: 'Situação' },
    right: (right: number, questions: number) => `${right} de ${questions}`,
    unfinished: 'Em andamento',
    finished: 'Concluída',
    verdicts: { approved: 'Acima dos mínimos', out: 'Eliminado', open: 'Falta informar' },
  },
  trend: {
    title: 'Evolução',
    label: 'Aproveitamento por prova',
    heads: ['Prova', 'Aproveitamento'] as const,
    of: 'Mostrar',
    whole: 'A prova toda',
    bar: (title: string, day: string, points: number, cutoff: number | null) =>
      [`${title}, ${day}: ${pointsText(points)} pontos`, cutoff !== null && `corte ${pointsText(cutoff)}`]
        .filter(Boolean)
        .join(', '),
    cutoff: (above: number, of: number) => `Acima da nota de corte em ${above} de ${of}.`,
  },
  kinds: { mock: 'Simulado', real: 'Prova oficial', batch: 'Bloco de questões' },
  form: {
    details: 'Sobre a prova',
    title: 'Nome da prova',
    untitled: 'Simulado',
    kind: 'O que é',
    day: 'Dia',
    dayCalendar: 'Escolher o dia da prova',
    minutes: 'Tempo (minutos)',
    cutoff: 'Nota de corte, se você souber',
    save: 'Salvar simulado',
    saving: 'Salvando...',
    remove: 'Excluir simulado',
    saved: 'Simulado salvo.',
    kept: 'Simulado guardado neste aparelho. Ele vai quando houver conexão.',
    waiting: 'Guardado neste aparelho. Vai para os outros quando houver conexão.',
    sending: 'Guardando...',
    stored: 'Tudo guardado.',
    failed: 'Não foi possível salvar o simulado.',
    removeFailed: 'Não foi possível excluir o simulado.',
    removed: (title: string) => `${title}: excluído, com o tempo e as questões dele.`,
    broughtBack: 'Simulado de volta.',
    missingBlocks: 'Faltam as questões: cole o gabarito ou diga quantas são.',
    missingDay: 'Informe o dia da prova.',
    wrongMinutes: 'Informe o tempo em minutos, até 24 horas.',
    wrongCutoff: 'Informe a nota de corte em pontos, como 57,5.',
    back: 'Voltar para Simulados',
    notFound: 'Este simulado não está mais na sua lista.',
    undo: 'Desfazer',
  },
  paper: {
    title: 'A prova',
    ways: { key: 'Tenho o gabarito', sheet: 'Só a folha', numbers: 'Só os números' },
    way: 'Como você quer corrigir',
    keyText: 'Gabarito',
    keyHint: 'Cole como a banca publicou, com as matérias. Várias versões podem vir juntas.',
    readKey: 'Ler gabarito',
    openPdf: 'Abrir PDF',
    opening: 'Lendo o PDF...',
    failed: 'Não foi possível ler o PDF. Tente de novo, ou cole o texto.',
    notRead: 'Não foi possível ler o gabarito agora. Tente novamente.',
    unreadable: 'Não consegui abrir este arquivo. Escolha-o de novo, ou cole o texto.',
    htmlKey:
      'Isto é o código de uma página. Abra a página no navegador, copie o gabarito e cole aqui o texto.',
    noKey: `Não encontrei um gabarito nesse texto: são pelo menos ${KEY_LIMITS.least} respostas, de A a E, C e E ou V e F. Cole linhas como “1 - B 2 - D”, ou uma linha de números com as letras embaixo.`,
    versions: 'Qual é a sua prova?',
    version: (version: string, position: string, nth: number) =>
      [version, position].filter(Boolean).join(' · ') || `${nth}º gabarito do texto`,
    found: (questions: number, subjects: number, annulled: number) =>
      [
        counted(questions, 'questão', 'questões'),
        subjects > 0 && counted(subjects, 'matéria', 'matérias'),
        annulled > 0 && counted(annulled, 'anulada', 'anuladas'),
      ]
        .filter(Boolean)
        .join(', '),
    hole: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Falta a resposta da questão ${numbers[0]}. Ela fica em aberto.`
        : `Faltam as respostas das questões ${numbers.join(', ')}. Elas ficam em aberto.`,
    use: 'Usar este gabarito',
    useDefinitive: 'Usar como definitivo',
    tooLong: (questions: number) =>
      `Esse gabarito tem ${questions} questões, e uma prova aqui tem até ${KEY_LIMITS.most}. Cole só a parte da sua prova.`,
    otherKey: (changed: number, questions: number) =>
      `Esse gabarito muda ${changed} das ${questions} respostas. Confira se é da sua versão da prova.`,
    changesHint: 'Cole o gabarito inteiro, ou só o que mudou: “questão 12: de A para B”.',
    otherSize: (key: number, paper: number) =>
      `Esse gabarito tem ${key} questões e a sua prova, ${paper}: deve ser de outra prova.`,
    definitive: 'Saiu o gabarito definitivo?',
    questions: 'Quantas questões',
    sheet: 'Alternativas',
    sheets: { 'A-E': 'A a E', 'A-D': 'A a D', 'certo-errado': 'Certo ou errado' },
    begin: 'Abrir a folha',
    fromEdital: (body: string, questions: number) =>
      `Abrir a folha de ${body} (${counted(questions, 'questão', 'questões')})`,
    otherwise: 'Ou diga quantas questões são:',
    wrongQuestions: 'Informe de 1 a 300 questões.',
    block: 'Matéria',
    add: 'Mais uma matéria',
    right: 'Certas',
    wrong: 'Erradas',
    blank: (blank: number) => counted(blank, 'em branco', 'em branco'),
    useNumbers: 'Usar estes números',
    wrongNumbers: 'Certas e erradas não podem passar das questões.',
    missingName: 'Dê um nome à matéria.',
  },
  subjects: {
    title: 'Matérias',
    text: 'O tempo e as questões contam para as matérias que você escolher aqui.',
    none: 'Nenhuma das minhas',
    range: (first: number, last: number) =>
      first === last ? `questão ${first}` : `questões ${first} a ${last}`,
  },
  sheet: {
    title: 'Folha de respostas',
    answered: (answered: number, questions: number) => `${answered} de ${questions} respondidas`,
    doubts: (doubts: number) => counted(doubts, 'na dúvida', 'na dúvida'),
    question: (number: number) => `Questão ${number}`,
    doubt: (number: number) => `Questão ${number}: na dúvida`,
    doubtMark: '?',
    letters: { C: 'Certo', E: 'Errado' } as Readonly<Record<string, string>>,
    keys: 'No teclado: a letra marca e vai para a próxima, as setas andam, o número leva até a questão, ? marca dúvida e − apaga.',
    line: 'Ou digite tudo em uma linha',
    lineHint: 'BDABE, ou 1-B 2-D. Traço é em branco.',
    fill: 'Preencher',
    clear: 'Limpar a folha',
  },
  clock: {
    title: 'Cronômetro',
    limit: 'Tempo de prova (minutos)',
    withClock: 'Fazer com o tempo de prova',
    start: 'Começar',
    pause: 'Pausar',
    resume: 'Continuar',
    hide: 'Esconder o tempo',
    show: 'Mostrar o tempo',
    hidden: 'Tempo escondido',
    left: (time: string) => `Faltam ${time}`,
    over: (time: string) => `Passou ${time} do tempo`,
    wrongLimit: 'Informe o tempo de prova em minutos, até 24 horas.',
  },
  exam: {
    of: (body: string) => `A prova de ${body}`,
    begin: (day: string) =>
      `Foi em ${day}? Copie suas respostas do caderno e corrija com o gabarito assim que ele sair.`,
    correct: 'Corrigir a prova',
    contest: 'Recurso contra o gabarito',
    until: 'Prazo para recurso',
    untilCalendar: 'Escolher o último dia do recurso',
    ask: 'O edital ou o site da banca diz até quando dá para recorrer do gabarito preliminar.',
    left: (days: number) => {
      if (days < 0) return 'O prazo já passou. Agora é esperar o gabarito definitivo.'
      if (days === 0) return 'O prazo termina hoje.'
      return days === 1 ? 'Falta 1 dia para recorrer.' : `Faltam ${days} dias para recorrer.`
    },
  },
  rule: {
    title: 'Como a nota é contada',
    group: 'Média e desvio padrão dos candidatos',
    list: 'Lista',
    everybody: 'Ampla concorrência',
    lists: { cotas: 'Cotas' } as Readonly<Record<string, string>>,
    stage: (name: string, most: number) => `${name} (até ${pointsText(most)})`,
    groupOf: (part: string) => `${part}: acertos de todos os candidatos`,
    mean: 'Média',
    deviation: 'Desvio padrão',
    weight: (hundredths: number) => `Peso ${pointsText(hundredths)} na nota.`,
    preset: 'Regra',
    own: 'Uma questão, um ponto',
    source: (source: string) => `Fonte: ${source}. Confira com o seu edital.`,
    right: 'Cada acerto vale',
    wrong: 'Cada erro tira',
    minimum: 'Mínimo',
    measure: 'O mínimo é em',
    measures: { pontos: 'pontos', percentual: '% dos pontos', acertos: 'acertos' },
    whole: 'Na prova toda',
    zero: 'Quem zera uma matéria é eliminado',
    checked: 'Conferi com o edital',
    noSource: 'nenhum edital',
  },
  result: {
    title: 'Resultado',
    waiting: 'A nota aparece quando o gabarito chegar.',
    points: (points: number | null, max: number | null) =>
      points === null ? '–' : `${pointsText(points)}${max === null ? '' : ` de ${pointsText(max)}`}`,
    pointsLabel: 'Pontos',
    rightLabel: 'Certas',
    blanks: (hundredths: number) =>
      `Se as erradas tivessem ficado em branco, você teria ${pointsText(hundredths)} pontos a mais.`,
    doubts: (right: number, all: number, hundredths: number) =>
      `Na dúvida: ${right} de ${all} certas, ${signed(hundredths)} ponto(s).`.replace(
        'ponto(s)',
        Math.abs(hundredths) === 100 ? 'ponto' : 'pontos',
      ),
    cutoff: (points: number, cutoff: number) => {
      const over = points - cutoff
      if (over === 0) return 'Exatamente na nota de corte.'
      const distance = pointsText(Math.abs(over))
      return over > 0 ? `${distance} acima da nota de corte.` : `Faltaram ${distance} para a nota de corte.`
    },
    changed: ({ number, from, to }: KeyChange) => `${number}: de ${letter(from)} para ${letter(to)}`,
    changes: (hundredths: number) => `O gabarito definitivo mudou sua nota em ${signed(hundredths)}.`,
    raw: 'A nota depende da média e do desvio padrão de todos os candidatos. Até a banca divulgar, valem os acertos.',
    caption: 'Resultado por matéria',
    columns: { name: 'Matéria', right: 'Certas', wrong: 'Erradas', blank: 'Em branco', points: 'Pontos' },
    wrongOnes: 'As que você errou',
    wrongOne: (number: number, mine: string, key: string) =>
      `${number}: você marcou ${mine}, era ${letter(key)}`,
  },
} as const

const NOTHING = 'em branco'

const keyText = (key: MockExamBody['preliminary']) =>
  key ? counted(key.filter(Boolean).length, 'resposta', 'respostas') : NOTHING

type Fields = ReturnType<typeof fieldsOf>

/** The fields of a paper as two devices have changed them: what each is called, and its value. */
const FIELDS: Readonly<Record<string, readonly [string, (paper: Fields, zone: DayZone) => string]>> = {
  title: [copy.form.title, ({ title }) => title],
  kind: [copy.form.kind, ({ kind }) => copy.kinds[kind]],
  open: ['Situação', ({ open }) => (open ? copy.list.unfinished : copy.list.finished)],
  answered_at: [copy.form.day, ({ answered_at }, zone) => formatDay(today(new Date(answered_at), zone))],
  time: [copy.form.minutes, ({ time }) => String(Math.round(time / 60))],
  clock: [copy.clock.title, ({ clock }) => (clock ? formatDuration(clock.before) : NOTHING)],
  questions: [
    'Questões e matérias',
    ({ blocks }) =>
      `${counted(questionsOf(blocks), 'questão', 'questões')}: ${blocks.map(({ name }) => name).join(', ')}`,
  ],
  counts: [
    'Certas e erradas',
    ({ blocks, counts }) =>
      blocks
        .map(({ id, name }) => `${name}: ${counts[id]?.right ?? 0} e ${counts[id]?.wrong ?? 0}`)
        .join(', '),
  ],
  preliminary: [copy.paper.keyText, ({ preliminary }) => keyText(preliminary)],
  definitive: ['Gabarito definitivo', ({ definitive }) => keyText(definitive)],
  rule: [copy.rule.title, ({ rule }) => (rule ? rule.fonte || copy.rule.noSource : copy.rule.own)],
  typed: ['Pontos informados', ({ typed }) => Object.values(typed).map(pointsText).join(', ') || NOTHING],
  group: [
    copy.rule.group,
    ({ group }) =>
      Object.values(group)
        .map(({ mean, deviation }) => `${pointsText(mean)} e ${pointsText(deviation)}`)
        .join(', ') || NOTHING,
  ],
  list: [copy.rule.list, ({ list }) => list ?? copy.rule.everybody],
  cutoff: ['Nota de corte', ({ cutoff }) => (cutoff === null ? NOTHING : pointsText(cutoff))],
  contest_until: [
    copy.exam.until,
    ({ contest_until }) => (contest_until ? formatDay(contest_until) : NOTHING),
  ],
}

/** Fields of a paper that two devices have changed differently. */
export const paperWords = (zone: DayZone): PartWords<Whole> => ({
  title: (part) => FIELDS[part]?.[0] ?? part,
  value: (part, whole) => FIELDS[part]?.[1](fieldsOf(whole), zone) ?? '',
})
