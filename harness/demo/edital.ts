import { documentOf } from '../../src/features/syllabus/format/tree-document.ts'
import type { Subject, Topic } from '../../src/features/syllabus/tree.ts'
import type { ApiStudent } from './student.ts'

const [TOPICS, BELOW] = [15, 9]

/** A topic with others below it, as long as real ones are. */
const topicOf = (subject: string, at: number): Topic => ({
  num: `${at}`,
  text: `Parte ${at} de ${subject}: conceitos, princípios e classificações`,
  children: Array.from({ length: BELOW }, (_, index) => ({
    num: `${at}.${index + 1}`,
    text: `Assunto ${at}.${index + 1} de ${subject}, na doutrina e na jurisprudência dos tribunais superiores`,
  })),
})

const subjectOf = (name: string): Subject => ({
  name,
  topics: Array.from({ length: TOPICS }, (_, index) => topicOf(name, index + 1)),
})

/** Gives the student a target whose edital has 3,000 topics, in these subjects and as many more as that takes. */
export async function giveLongEdital(student: ApiStudent, names: readonly string[]): Promise<void> {
  const each = TOPICS * (BELOW + 1)
  const subjects = Array.from({ length: 3000 / each }, (_, index) => subjectOf(names[index] ?? `Matéria ${index + 1}`))
  const document = documentOf({ blocks: [{ name: '', subjects }] }, { orgao: 'Tribunal', cargo: 'Analista', ano: 2026 })
  await student.call('POST /targets', { body: { user_id: student.id, document } })
}
