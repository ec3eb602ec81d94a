import type { Syllabus, SyllabusPage } from '../src/features/syllabus/contract.ts'
import type { Document } from '../src/features/syllabus/document.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'
import { topicsOf } from '../src/features/syllabus/format/walk.ts'
import type { TreeChange } from '../src/features/syllabus/operations/contract.ts'
import type { Topic } from '../src/features/syllabus/tree.ts'
import type { Answer, TestStudent } from './app.ts'

export const LAW = 'Direito Administrativo de Prova'
export const PORTUGUESE = 'Português de Prova'

export const topic = (text: string, ...children: Topic[]): Topic => ({
  text,
  ...(children.length > 0 ? { children } : {}),
})

export const editalOf = (law: Topic[], portuguese: Topic[] = []): Document =>
  documentOf(
    {
      blocks: [
        {
          name: 'Básicos',
          subjects: [
            { name: LAW, topics: law },
            { name: PORTUGUESE, topics: portuguese },
          ],
        },
      ],
    },
    { orgao: 'TCU', cargo: 'Auditor' },
  )

export const EDITAL = editalOf(
  [
    topic('Atos administrativos', topic('Conceito'), topic('Espécies')),
    topic('Poderes', topic('Conceito')),
    topic('Licitações: Lei nº 14.133/2021'),
  ],
  [topic('Crase')],
)

function good(answer: Answer, status = 200) {
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

export function withSyllabus(student: TestStudent) {
  const own = { user_id: student.id }
  const page = async (id: number | 'front' = 'front'): Promise<SyllabusPage> =>
    good(await student.call(`GET /syllabus/${student.id}/${id}`))
  const subjectNamed = async (name: string): Promise<number> => {
    const { body } = await student.call('GET /subjects')
    return body.find((one: { name: string }) => one.name === name)?.id
  }
  return {
    page,
    subjectNamed,
    /** The id of the new target, which is in front. */
    use: async (document: object = EDITAL): Promise<number> =>
      good(await student.call('POST /targets', { body: { ...own, document } }), 201).data.id,
    read: async (id?: number): Promise<Syllabus> => {
      const { syllabus } = await page(id)
      if (!syllabus) throw new Error('There is no target.')
      return syllabus
    },
    study: async (more: object) => {
      const body = { ...own, subject_id: await subjectNamed(LAW), study_time: 600, ...more }
      return good(await student.call('POST /user-study-records', { body }), 201)
    },
    change: (id: number, changes: TreeChange[], key?: string) =>
      student.call(`POST /syllabus/${id}/changes`, {
        body: { ...own, changes },
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      }),
  }
}

/** The id of the first item with this text, below one with the other. */
export function itemOf({ document }: Syllabus, text: string, above?: string): string {
  const found = topicsOf(document).find(
    ({ topic, parent }) => topic.texto === text && (above === undefined || parent?.texto === above),
  )
  return found?.topic.id ?? ''
}

export const topicsOfItem = ({ links }: Syllabus, item: string): readonly number[] =>
  links.find((link) => link.item === item)?.topics ?? []

/** The topic that a new record of the item names. */
export const firstOf = (syllabus: Syllabus, text: string, above?: string): number | undefined =>
  topicsOfItem(syllabus, itemOf(syllabus, text, above))[0]

/** Seconds, questions and right ones of an item. */
export function sumsOf(syllabus: Syllabus, text: string, above?: string): number[] {
  return sumsOfTopics(syllabus, topicsOfItem(syllabus, itemOf(syllabus, text, above)))
}

/** Each topic counts once. */
export function sumsOfTopics({ studied }: Syllabus, topics: readonly number[]): number[] {
  const found = studied.filter(({ topic_id }) => topics.includes(topic_id))
  const sum = (field: 'seconds' | 'questions' | 'correct') =>
    found.reduce((total, one) => total + one[field], 0)
  return [sum('seconds'), sum('questions'), sum('correct')]
}
