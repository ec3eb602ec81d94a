import { formatDay } from '../../../shared/calendar.ts'
import type { PartWords } from '../../../web/merging/settle.ts'
import { formatPoints, type wholeOfOutcome } from './outcome.ts'
import type { wholeOfTarget } from './rules.ts'

export const copy = {
  form: {
    title: 'Dados do concurso',
    newTitle: 'Concurso sem edital',
    newText: 'O edital pode vir depois.',
    body: 'Órgão ou concurso',
    position: 'Cargo',
    board: 'Banca',
    day: 'Dia da prova',
    calendar: 'Abrir o calendário do dia da prova',
    hint: 'Deixe em branco o que ainda não se sabe.',
    submit: 'Salvar',
    busy: 'Salvando...',
    cancel: 'Cancelar',
    failed: 'Não foi possível salvar o concurso. Tente novamente.',
  },
  outcome: {
    title: 'Como foi?',
    tell: 'Contar como foi',
    change: 'Mudar',
    remove: 'Excluir',
    hint: 'Fica só com você, junto do concurso. Deixe em branco o que não quiser dizer.',
    points: 'Pontos',
    pointsHint: 'Se já souber. Dá para mudar depois.',
    went: 'Em suas palavras',
    shown: (points: number) =>
      `${formatPoints(points)} ${Math.abs(points) < 2 && points !== 0 ? 'ponto' : 'pontos'}`,
    submit: 'Salvar',
    busy: 'Salvando...',
    cancel: 'Cancelar',
    failed: 'Não foi possível salvar. Tente novamente.',
  },
  exam: {
    use: 'Definir como meu concurso',
    namedUse: (exam: string) => `Definir como meu concurso: ${exam}`,
    using: 'Salvando...',
    failed: 'Não foi possível definir este concurso. Tente novamente.',
  },
} as const

type TargetWhole = ReturnType<typeof wholeOfTarget>

const FIELDS: Record<keyof TargetWhole, string> = {
  body: copy.form.body,
  position: copy.form.position,
  board: copy.form.board,
  exam_day: copy.form.day,
  notice_url: 'Endereço do edital',
}

const NOTHING = 'em branco'

export const targetWords: PartWords<TargetWhole> = {
  title: (part) => FIELDS[part as keyof TargetWhole],
  value: (part, target) => {
    const value = target[part as keyof TargetWhole]
    return (part === 'exam_day' && value ? formatDay(value) : value) || NOTHING
  },
}

export const outcomeWords: PartWords<ReturnType<typeof wholeOfOutcome>> = {
  title: (part) => (part === 'points' ? copy.outcome.points : copy.outcome.went),
  value: (part, { points: { points }, went: { went } }) =>
    (part === 'points' ? points !== null && formatPoints(points) : went) || NOTHING,
}
