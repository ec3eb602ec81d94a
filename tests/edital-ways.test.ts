import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../harness/app.ts'
import { appOnEngine } from '../harness/app-on-engine.ts'
import { engines } from '../harness/engines.ts'
import { studiedHalfAYear, totalsOf } from '../harness/half-a-year.ts'
import act from '../harness/retificacoes/dataprev-2026-retificacao-29-07.json' with { type: 'json' }
import { EDITAL, withSyllabus } from '../harness/syllabus-student.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'
import { topicsOf } from '../src/features/syllabus/format/walk.ts'
import type { TreeChange } from '../src/features/syllabus/operations/contract.ts'

const named = { orgao: 'Dataprev', cargo: 'Analista de TI' }
const VERSIONS = [documentOf(act.antes, named), documentOf(act.depois, named), EDITAL]
const CATALOGUED = 'tcu-2025-aufc-auditoria-de-ti'
const STEPS = 8

interface Step {
  what: 'import' | 'catalogue' | 'amend' | 'mend' | 'front' | 'delete'
  /** Draws the version, the target and the topic. */
  draw: number
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom<Step['what']>('import', 'catalogue', 'amend', 'mend', 'front', 'delete'),
    draw: fc.nat(997),
  }),
  { minLength: STEPS, maxLength: STEPS },
)

const drawn = <T>(list: readonly T[], draw: number): T | undefined => list[draw % Math.max(1, list.length)]

/** Takes a step with one of her targets; returns the status of the answer. */
async function take(student: TestStudent, { what, draw }: Step): Promise<number> {
  const own = { user_id: student.id }
  const mine = withSyllabus(student)
  const targets: { id: number }[] = (await student.call(`GET /targets/${student.id}`)).body
  const id = drawn(targets, draw)?.id ?? 0
  const document = drawn(VERSIONS, draw)
  if (what === 'import') return (await student.call('POST /targets', { body: { ...own, document } })).status
  if (what === 'catalogue')
    return (await student.call('POST /targets', { body: { ...own, catalogue: CATALOGUED } })).status
  if (what === 'front') return (await student.call(`PUT /targets/${id}/front`, { body: own })).status
  if (what === 'delete') return (await student.call(`DELETE /targets/${id}`)).status
  const known = await mine.read(id)
  if (what === 'amend') {
    const body = { ...own, document, revision: known.target.revision }
    return (await student.call(`POST /syllabus/${id}/amendments`, { body })).status
  }
  const topics = topicsOf(known.document).map(({ topic }) => topic)
  const [one, other] = [drawn(topics, draw)?.id ?? '', drawn(topics, draw + 1)?.id ?? '']
  const changes: TreeChange[] = [
    { op: 'rename', id: one, text: 'Outras palavras' },
    { op: 'join', id: one, other },
    { op: 'remove', id: one },
    { op: 'move', id: one, to: other, at: 0 },
  ]
  return (await mine.change(id, [drawn(changes, draw) ?? { op: 'remove', id: one }])).status
}

// The report's next step and plan follow the target in front; the rest is about past study.
const NEXT_STEP = /O próximo passo é [^\n]*/
const PLAN = '## Próximos 7 dias'

async function sumsOf(student: TestStudent) {
  const { report, ...rest } = await totalsOf(student)
  return { ...rest, report: report.join('').replace(NEXT_STEP, '').split(PLAN)[0] }
}

describe.each(engines)('six months of study on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)

  it('add up to the same, whatever is imported, amended, mended, put in front and deleted', async () => {
    const runs = fc.asyncProperty(steps, async (way) => {
      const student = await posse.signUp()
      const mine = withSyllabus(student)
      await mine.use(VERSIONS[0])
      await studiedHalfAYear(database.db, student, await mine.read())
      const before = await sumsOf(student)
      expect(before.records.length).toBeGreaterThan(200)
      expect(before.report).toMatch(/Você somou \d+h/)
      for (const step of way) {
        const status = await take(student, step)
        expect([200, 201, 404, 409, 422], step.what).toContain(status)
        expect(await sumsOf(student), step.what).toEqual(before)
      }
    })
    await fc.assert(runs, { numRuns: 4, seed: 16 })
  })
})
