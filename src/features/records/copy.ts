import { type DayZone, formatDay, timeOfDay, today } from '../../shared/calendar.ts'
import { answerCounts, counted } from '../../shared/count.ts'
import { formatDuration } from '../../shared/duration.ts'
import { formatPercent } from '../../shared/percent.ts'
import type { PartWords } from '../../web/merging/settle.ts'
import { KIND_NAMES } from './kinds/contract.ts'
import type { RecordWhole } from './merging.ts'
import type { Questions } from './rules.ts'

export const copy = {
  cancel: 'Cancelar',
  loading: 'Carregando...',
  saved: 'Registro de estudo salvo com sucesso!',
  saveFailed: 'Ocorreu um erro ao salvar os dados. Tente novamente.',
  questions: {
    total: 'Total de questões',
    incorrect: 'Questões incorretas',
    correct: 'Questões corretas',
  },
  form: {
    hours: 'Horas',
    minutes: 'Minutos',
    seconds: 'Segundos',
    pauses: 'Pausas',
  },
  manual: { title: 'Inserir Manualmente', save: 'Salvar', saving: 'Salvando...' },
  onlyQuestions: { title: 'Só questões (sem cronômetro)', other: 'Outra matéria' },
  kinds: KIND_NAMES,
  finished: 'Terminei o tópico',
  kind: 'Tipo de estudo (opcional)',
  edit: {
    title: 'Editar Registro',
    save: 'Salvar alterações',
    saving: 'Salvando...',
    failed: 'Ocorreu um erro ao atualizar o registro. Tente novamente.',
    gone: 'Este registro já foi deletado, aqui ou em outro aparelho.',
    saved: 'Registro atualizado com sucesso!',
    subject: 'Matéria',
    noSubject: 'Nenhuma matéria encontrada.',
    subjectMissing: 'Selecione uma matéria.',
  },
  remove: {
    title: 'Deletar Registro',
    text: 'Tem certeza que deseja deletar este registro? Esta ação não pode ser desfeita.',
    action: 'Deletar',
    busy: 'Deletando...',
    failed: 'Ocorreu um erro ao deletar o registro. Tente novamente.',
    done: 'Registro deletado com sucesso!',
  },
  statistics: {
    title: 'Estatísticas de Hoje',
    time: 'Tempo de estudo',
    questions: 'Total de questões',
    correct: 'Questões corretas',
    percent: formatPercent,
    legend: ({ correct_answers, incorrect_answers }: Questions) => ({
      correct: counted(correct_answers, 'correta', 'corretas'),
      incorrect: counted(incorrect_answers, 'incorreta', 'incorretas'),
    }),
    empty: 'Os números de hoje aparecem aqui depois do primeiro registro.',
  },
  records: {
    title: 'Registros de Estudo',
    count: (records: number) => `${records} registro(s) hoje`,
    empty: 'Nenhum registro hoje',
    emptyText: 'Cada sessão que você salvar fica aqui até o fim do dia.',
    edit: (subject: string, time: string) => `Editar registro de ${subject}, às ${time}`,
    remove: (subject: string, time: string) => `Deletar registro de ${subject}, às ${time}`,
    unknownSubject: 'Matéria não encontrada',
    paper: 'Abrir o simulado',
    at: (time: string) => `às ${time}`,
    answers: ({ questions_resolved, correct_answers, incorrect_answers }: Questions) =>
      answerCounts(questions_resolved, correct_answers, incorrect_answers),
    noAnswers: 'Nenhuma questão',
    rate: (correct: number, total: number) => `${formatPercent(correct, total)} de acertos`,
    pauses: (pauses: number) => counted(pauses, 'pausa', 'pausas'),
    waiting: 'Aguardando conexão',
    kept: (isAnswered: boolean) =>
      `${isAnswered ? 'O servidor não conseguiu salvar agora' : 'Sem conexão'}: guardamos neste aparelho e enviaremos assim que possível.`,
    keptRemoval: (isAnswered: boolean) =>
      `${isAnswered ? 'O servidor não conseguiu deletar agora' : 'Sem conexão'}: guardamos a exclusão neste aparelho e a enviaremos assim que possível.`,
  },
  unsent: {
    on: (day: string) => `de ${day}`,
    actions: { POST: 'Novo registro', PUT: 'Alteração', DELETE: 'Exclusão', PATCH: 'Alteração' },
  },
} as const

const TITLES: Record<keyof RecordWhole, string> = {
  about: 'Matéria e tópico',
  time: 'Tempo de estudo',
  pauses: copy.form.pauses,
  answers: 'Questões',
  when: 'Data',
  kind: 'Tipo de estudo',
  finished: copy.finished,
}

/** Words for the parts of a record that two devices changed differently. */
export function recordWords(
  nameOf: (subject: number) => string | undefined,
  zone: DayZone,
): PartWords<RecordWhole> {
  const values: { [Part in keyof RecordWhole]: (part: RecordWhole[Part]) => string } = {
    about: ({ subject_id, topic }) =>
      [nameOf(subject_id) ?? copy.records.unknownSubject, ...(topic ? [topic] : [])].join(' · '),
    time: ({ study_time }) => formatDuration(study_time),
    pauses: ({ total_pauses }) => String(total_pauses),
    answers: (answers) =>
      answers.questions_resolved ? copy.records.answers(answers).join(', ') : copy.records.noAnswers,
    when: ({ created_at, studied_on }) => {
      const ended = new Date(created_at)
      return `${formatDay(studied_on ?? today(ended, zone))}, ${copy.records.at(timeOfDay(ended, zone))}`
    },
    kind: ({ kind }) => (kind ? copy.kinds[kind] : 'não dito'),
    finished: ({ finished }) => (finished ? 'sim' : 'não'),
  }
  const textOf = <Part extends keyof RecordWhole>(part: Part, whole: RecordWhole) => values[part](whole[part])
  return {
    title: (part) => TITLES[part as keyof RecordWhole],
    value: (part, whole) => textOf(part as keyof RecordWhole, whole),
  }
}
