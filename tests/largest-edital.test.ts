import { expect, it } from 'vitest'
import { appOnEngine } from '../harness/app-on-engine.ts'
import { createTestDatabase } from '../harness/database.ts'
import { editalOf, topic, withSyllabus } from '../harness/syllabus-student.ts'
import type { TreeChange } from '../src/features/syllabus/operations/contract.ts'

const { posse } = appOnEngine(createTestDatabase)

it('a student’s syllabus does not grow beyond what can be exported and taken in again', async () => {
  const student = await posse.signUp()
  const mine = withSyllabus(student)
  const id = await mine.use(
    editalOf(Array.from({ length: 620 }, (_, at) => topic(`${at} `.padEnd(8000, 'x')))),
  )
  const { document } = await mine.read(id)
  const to = document.blocos[0]?.disciplinas[0]?.id ?? ''
  const add = (at: number): TreeChange[] => [
    { op: 'add', kind: 'topic', id: `novo${at}`, text: `${at} `.padEnd(8000, 'y'), to },
    { op: 'remove', id: `novo${at}` },
  ]
  const refused = await mine.change(id, [0, 1, 2, 3, 4].flatMap(add))
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('grande demais') },
  })
  expect((await mine.read(id)).document).toEqual(document)
})
