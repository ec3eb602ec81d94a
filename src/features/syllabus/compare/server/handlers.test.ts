import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../../harness/app.ts'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'
import { studiedHalfAYear, totalsOf } from '../../../../../harness/half-a-year.ts'
import act from '../../../../../harness/retificacoes/dataprev-2026-retificacao-29-07.json' with {
  type: 'json',
}
import {
  editalOf,
  firstOf,
  LAW,
  sumsOf,
  sumsOfTopics,
  topic,
  topicsOfItem,
  withSyllabus,
} from '../../../../../harness/syllabus-student.ts'
import type { GuideMaterial } from '../../../guide/contract.ts'
import type { Syllabus } from '../../contract.ts'
import { documentOf } from '../../format/tree-document.ts'
import { topicsOf } from '../../format/walk.ts'
import type { Topic } from '../../tree.ts'

const named = { orgao: 'Dataprev', cargo: 'Analista de TI' }
const BEFORE = documentOf(act.antes, named)
const AFTER = documentOf(act.depois, named)

const allSums = (syllabus: Syllabus) =>
  Object.fromEntries(
    topicsOf(syllabus.document)
      .map(({ topic }) => [topic.id, sumsOfTopics(syllabus, topicsOfItem(syllabus, topic.id))] as const)
      .filter(([, [seconds = 0]]) => seconds > 0),
  )

const inSixes = (log: number[]) =>
  Array.from({ length: log.length / 6 }, (_, at) => log.slice(at * 6, at * 6 + 6).join(' '))

describe.each(engines)('six months of study on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)

  const studyHalfAYear = (student: TestStudent, syllabus: Syllabus) =>
    studiedHalfAYear(database.db, student, syllabus)

  const folded = async (student: TestStudent): Promise<Record<string, string[]>> => {
    const { topics, log }: GuideMaterial = (await student.call(`GET /guide/${student.id}/material`)).body
    // A topic comes once for each spelling of it.
    const recordsOf = (id: number) => log.flatMap((one) => (one.topic_id === id ? inSixes(one.log) : []))
    return Object.fromEntries(
      topics.map(({ words, topic_ids }) => [words, topic_ids.flatMap(recordsOf).toSorted()]),
    )
  }

  it('count for the same topics before and after an amendment, and whoever changes exams keeps them', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const id = await mine.use(BEFORE)
    const studied = await studyHalfAYear(student, await mine.read())
    expect(studied).toBeGreaterThan(200)
    const [known, all, guided] = [await mine.read(id), await totalsOf(student), await folded(student)]
    expect(all.records.length).toBe(studied)
    expect(all.history.records_count).toBe(studied)
    expect(all.report.join('')).toMatch(/\d/)
    const sums = allSums(known)
    expect(Object.keys(sums).length).toBeGreaterThan(50)

    const call = (what: string, more: object) =>
      student.call(`POST /syllabus/${id}/${what}`, {
        body: { user_id: student.id, document: AFTER, ...more },
      })
    const { body: proposed } = await call('difference', {})
    expect(proposed).toMatchObject({ revision: 1, difference: { unchanged: false } })
    expect(await mine.read(id)).toEqual(known)

    const accepted = await call('amendments', { revision: 1, act: { nome: 'Retificação' } })
    expect(accepted).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await call('amendments', { revision: 1 })).toMatchObject({
      status: 409,
      body: { message: 'O edital mudou em outro aparelho. Confira a diferença de novo.' },
    })
    const amended = await mine.read(id)
    expect(amended.document.versao).toBe(2)
    const stayed = new Set(topicsOf(amended.document).map(({ topic }) => topic.id))
    const kept = Object.entries(sums).filter(([item]) => stayed.has(item))
    expect(kept.length).toBeGreaterThan(40)
    for (const [item, sum] of kept) expect(allSums(amended)[item], item).toEqual(sum)
    // A removed topic keeps its records: the sums of the whole lose nothing.
    expect(await totalsOf(student)).toEqual(all)
    const now = await folded(student)
    const same = Object.keys(guided).filter((words) => words in now)
    expect(same.length).toBeGreaterThan(40)
    for (const words of same) expect(now[words], words).toEqual(guided[words])
    const gone = amended.document.arquivo ?? []
    for (const { id: item } of gone) {
      expect(sumsOfTopics(known, topicsOfItem(known, item))).toEqual(
        sumsOfTopics(amended, topicsOfItem(amended, item)),
      )
    }

    const other = await mine.use(AFTER)
    const elsewhere = await mine.read(other)
    const seconds = (sums: Record<string, number[]>) =>
      Object.values(sums).reduce((sum, [one = 0]) => sum + one, 0)
    expect(seconds(allSums(elsewhere))).toBeGreaterThan(0)
    expect(await totalsOf(student)).toEqual(all)
    expect(await folded(student)).toEqual(now)
    await student.call(`PUT /targets/${id}/front`, { body: { user_id: student.id } })
    expect(allSums(await mine.read())).toEqual(allSums(amended))
    await student.call(`DELETE /targets/${other}`)
    expect(allSums(await mine.read())).toEqual(allSums(amended))
    expect(await totalsOf(student)).toEqual(all)
  })

  it('count for what topics were joined into, and for each part of one that was split', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const id = await mine.use(
      editalOf([topic('Licitações'), topic('Contratos administrativos'), topic('Poderes')]),
    )
    await mine.study({ topic: 'Licitações', questions_resolved: 10, incorrect_answers: 2 })
    await mine.study({ topic: 'Contratos administrativos', study_time: 300 })
    const amend = (law: Topic[], revision: number) =>
      student.call(`POST /syllabus/${id}/amendments`, {
        body: { user_id: student.id, revision, document: editalOf(law) },
      })
    await amend([topic('Licitações e contratos administrativos'), topic('Poderes')], 1)
    expect(sumsOf(await mine.read(), 'Licitações e contratos administrativos')).toEqual([900, 10, 8])
    await amend([topic('Licitações'), topic('Contratos administrativos'), topic('Poderes')], 2)
    const again = await mine.read()
    expect(sumsOf(again, 'Licitações')[0]).toBeGreaterThanOrEqual(600)
    expect(sumsOf(again, 'Contratos administrativos')[0]).toBeGreaterThanOrEqual(300)
  })

  it('survive a renamed subject and a removed topic, and return with the topic', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const [acts, powers] = [
      topic('Atos administrativos', topic('Conceito'), topic('Espécies')),
      topic('Poderes', topic('Conceito')),
    ]
    const old = editalOf(
      [acts, powers, topic('Licitações: Lei nº 14.133/2021'), topic('Servidores')],
      [topic('Crase')],
    )
    const id = await mine.use(old)
    const inActs = firstOf(await mine.read(), 'Conceito', 'Atos administrativos')
    await mine.study({ topic_id: inActs, topic: 'Conceito', questions_resolved: 10, incorrect_answers: 4 })
    await mine.study({ topic_id: firstOf(await mine.read(), 'Conceito', 'Poderes'), study_time: 120 })
    await mine.study({ topic: 'LICITAÇÕES (Lei n. 14.133/2021)', study_time: 240 })
    await mine.study({ topic: 'Servidores', study_time: 480 })
    // The report's guide follows the edital, so it may change.
    const totals = async () => ({ ...(await totalsOf(student)), report: undefined })
    const [sums, all] = [allSums(await mine.read()), await totals()]
    expect(Object.values(sums).map(([seconds]) => seconds)).toEqual([600, 120, 240, 480])

    const amend = async (document: object, revision: number) =>
      expect(
        await student.call(`POST /syllabus/${id}/amendments`, {
          body: { user_id: student.id, revision, document },
        }),
      ).toMatchObject({ status: 200 })
    const text = JSON.stringify(
      editalOf([powers, acts], [topic('Crase'), topic('Licitações e contratos: Lei nº 14.133/2021')]),
    )
    await amend(JSON.parse(text.replaceAll(LAW, `Noções de ${LAW}`)), 1)
    const amended = allSums(await mine.read())
    expect(Object.keys(sums).filter((item) => !(item in amended))).toHaveLength(1)
    for (const [item, sum] of Object.entries(amended)) expect(sum, item).toEqual(sums[item])
    expect(await totals()).toEqual(JSON.parse(JSON.stringify(all).replaceAll(LAW, `Noções de ${LAW}`)))

    await amend(old, 2)
    const again = await mine.read()
    expect(Object.values(allSums(again))).toEqual(Object.values(sums))
    expect(sumsOf(again, 'Servidores')).toEqual([480, 0, 0])
    expect(await totals()).toEqual(all)
  })

  it('stay as they are where a decision is wrong', async () => {
    const student = await posse.signUp()
    const mine = withSyllabus(student)
    const id = await mine.use(BEFORE)
    const before = await mine.read(id)
    const refused = await student.call(`POST /syllabus/${id}/amendments`, {
      body: { user_id: student.id, revision: 1, document: AFTER, decisions: { nobody: ['none'] } },
    })
    expect(refused).toMatchObject({ status: 422, body: { errors: { decisions: [expect.any(String)] } } })
    expect(await mine.read(id)).toEqual(before)
  })
})
