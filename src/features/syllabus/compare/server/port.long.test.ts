import { expect, it } from 'vitest'
import { ANYBODY } from '../../../../server/operation/child-process.ts'
import { documentOf } from '../../format/tree-document.ts'
import { amend } from '../amend.ts'
import { amendBeside } from './port.ts'

const edital = (words: string) =>
  documentOf({
    blocks: [
      {
        name: 'Conhecimentos',
        subjects: Array.from({ length: 10 }, (_, subject) => ({
          name: `Disciplina ${subject}`,
          topics: Array.from({ length: 80 }, (_, topic) => ({
            text: `Tópico ${topic} de ${subject}: regras ${words}`,
          })),
        })),
      },
    ],
  })

it('whole editais are compared while the server goes on', async () => {
  const [before, after] = [edital('gerais'), edital('e princípios gerais')]
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  const beside = await amendBeside({ before, after }, ANYBODY())
  clearInterval(turning)
  expect(turns).toBeGreaterThan(20)
  expect(beside).toEqual(amend(before, after))
})
