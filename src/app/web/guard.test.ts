import { describe, expect, test } from 'vitest'
import { destination, type Visitor } from './guard.ts'

const visitors = {
  visitor: { signedIn: false, careerId: null, subjectCount: 0 },
  'student without career': { signedIn: true, careerId: null, subjectCount: 0 },
  'student with subjects but no career': { signedIn: true, careerId: null, subjectCount: 3 },
  'student without subjects': { signedIn: true, careerId: 7, subjectCount: 0 },
  'complete student': { signedIn: true, careerId: 7, subjectCount: 3 },
} satisfies Record<string, Visitor>

type Who = keyof typeof visitors

const area = '/area-do-aluno'

const table: [path: string, who: Who, to: string | null][] = [
  ['/', 'visitor', null],
  ['/login', 'visitor', null],
  ['/redefinir-senha', 'visitor', null],
  ['/entrar-pelo-email', 'visitor', null],
  ['/nada-aqui', 'visitor', null],
  ['/carreiras', 'visitor', '/'],
  ['/materias', 'visitor', '/'],
  ['/edital', 'visitor', '/'],
  ['/estudar', 'visitor', '/'],
  [area, 'visitor', '/'],
  [`${area}/estudar`, 'visitor', '/'],
  [`${area}/nada-aqui`, 'visitor', '/'],

  ['/', 'student without career', '/carreiras'],
  ['/', 'student with subjects but no career', '/carreiras'],
  ['/', 'student without subjects', '/materias'],
  ['/', 'complete student', area],

  ['/login', 'complete student', null],
  ['/carreiras', 'student without career', null],
  ['/carreiras', 'complete student', null],
  ['/materias', 'student without career', null],
  ['/materias', 'student without subjects', null],
  ['/materias', 'complete student', null],
  ['/edital', 'student without career', null],
  ['/edital', 'complete student', null],
  ['/estudar', 'complete student', `${area}/estudar`],
  ['/estudar', 'student without career', `${area}/estudar`],

  [area, 'student without career', '/carreiras'],
  [area, 'student without subjects', '/materias'],
  [area, 'complete student', null],
  [`${area}/carreiras`, 'student without career', '/carreiras'],
  [`${area}/materias`, 'student without subjects', '/materias'],
  [`${area}/historico-de-estudos`, 'student with subjects but no career', '/carreiras'],
  [`${area}/estudar`, 'complete student', null],
  [`${area}/nada-aqui`, 'complete student', null],

  [`${area}/`, 'student without career', '/carreiras'],
  ['/Area-do-Aluno', 'visitor', '/'],
  ['/area-do-aluno-antiga', 'visitor', null],
  ['/carreiras/', 'visitor', '/'],
]

describe('the route guard', () => {
  test.each(table)('%s by a %s goes to %s', (path, who, to) => {
    expect(destination(path, visitors[who])).toBe(to)
  })

  test('sends nobody round in circles', () => {
    for (const visitor of Object.values(visitors)) {
      for (const [path] of table) {
        const first = destination(path, visitor)
        const second = first && destination(first, visitor)
        expect(second && destination(second, visitor)).toBeNull()
      }
    }
  })
})
