import { expect } from 'vitest'
import type { Syllabus } from '../src/features/syllabus/contract.ts'
import { topicsOf } from '../src/features/syllabus/format/walk.ts'
import type { TestStudent } from './app.ts'
import type { TestDatabase } from './database.ts'
import { demoHistory } from './demo/history.ts'
import { readLogOf } from './read-log.ts'

const PERIOD = { from: '2025-01-01', to: '2026-12-31' }

/** Studies the edital's topics for half a year by their words, some cut or in capitals; returns the count. */
export async function studiedHalfAYear(
  db: TestDatabase['db'],
  student: TestStudent,
  { document, subjects }: Syllabus,
): Promise<number> {
  const idOf = new Map(subjects.map(({ item, subject_id }) => [item, subject_id]))
  const topics = topicsOf(document)
  const sessions = demoHistory(new Date('2026-03-18T15:00:00Z'))
  const values = sessions.map(
    ({ key: _key, subject: _subject, topic: _topic, endedAt, ...effort }, index) => {
      const { topic, subject } = topics[(index * 7) % topics.length] ?? {
        topic: { texto: '' },
        subject: { id: '' },
      }
      const words = topic.texto.slice(0, 150).trim()
      return {
        ...effort,
        user_id: student.id,
        subject_id: idOf.get(subject.id) ?? 0,
        topic: index % 2 === 0 ? words : words.toUpperCase(),
        created_at: endedAt,
      }
    },
  )
  await db.insertInto('study_record').values(values).execute()
  return values.length
}

/** All sums of the product: screens, the report's table, the CSV and the device's log. */
export async function totalsOf(student: TestStudent) {
  const of = async (route: string) => {
    const { status, body } = await student.call(route.replace(':id', student.id), { query: PERIOD })
    expect(status, route).toBe(200)
    return body
  }
  // The edital decides how many subjects are active, which is no sum.
  const { subjects_count: _subjects, ...overview } = await of('GET /overview/:id')
  const written = await student.call('POST /reports', { body: { user_id: student.id } })
  const events = String(written.body).trimEnd().split('\n')
  const records: Record<string, unknown>[] = await of('GET /user-study-records/user/:id')
  return {
    overview,
    history: await of('GET /history/:id'),
    trend: await of('GET /history/:id/trend'),
    csv: await of('GET /history/:id/records.csv'),
    report: events.map((event) => JSON.parse(event).text).filter(Boolean),
    log: await readLogOf(student),
    records: records.map(({ id, subject_id, topic, study_time, questions_resolved, correct_answers }) => [
      id,
      subject_id,
      topic,
      study_time,
      questions_resolved,
      correct_answers,
    ]),
  }
}
