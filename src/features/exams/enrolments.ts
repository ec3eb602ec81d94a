import { fold } from '../../shared/text.ts'
import type { ListedExam } from './contract.ts'
import { type Enrolment, enrolment } from './rules.ts'

interface Wanted {
  readonly body: string
  readonly notice_url: string | null
}

/** When enrolment for a target opens and closes, by the listed exam with its notice or its name. */
export function enrolmentFor({ body, notice_url }: Wanted, exams: readonly ListedExam[]): Enrolment {
  const exam = exams.find(
    ({ titulo, link, link_edital }) =>
      (notice_url !== null && (link === notice_url || link_edital.some(({ url }) => url === notice_url))) ||
      fold(titulo) === fold(body),
  )
  return exam ? enrolment(exam.periodo_inscricao) : { opensOn: null, closesOn: null }
}
