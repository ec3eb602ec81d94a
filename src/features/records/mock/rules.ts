import type { DayZone } from '../../../shared/calendar.ts'
import type { LoggedRecord } from '../log/rules.ts'
import { studiedAtOnce } from '../studied-day/rules.ts'

/** A paper's result in one subject; the time is in seconds. */
export interface PaperRecord {
  readonly subject_id: number
  readonly study_time: number
  readonly correct_answers: number
  readonly incorrect_answers: number
}

export interface Paper {
  readonly key: string
  readonly answeredAt: Date
  readonly zone: DayZone
  readonly records: readonly PaperRecord[]
}

export const PAPER_PREFIX = 'mock-'

export const paperRecordKey = (paper: string, subjectId: number): string =>
  `${PAPER_PREFIX}${paper}-${subjectId}`

/** The paper that made this record, by its key; undefined for the student's own. */
export const paperOf = ({ key = '' }: { readonly key?: string | undefined }): string | undefined =>
  /^mock-(.+)-\d+$/.exec(key)?.[1]

/** The records of a paper as the log will have them, without the ids that the server gives. */
export function paperRecords({ key, answeredAt, zone, records }: Paper): LoggedRecord[] {
  const { instant, day } = studiedAtOnce(answeredAt, zone)
  return records.map((record) => ({
    ...record,
    id: 0,
    key: paperRecordKey(key, record.subject_id),
    topic: null,
    topic_id: 0,
    kind: 'mock',
    finished: false,
    total_pauses: 0,
    questions_resolved: record.correct_answers + record.incorrect_answers,
    at: instant.getTime(),
    day,
    zone,
  }))
}
