import { expect, test } from 'vitest'
import { PLACES_PATH } from '../src/features/guide/waiting/places.ts'
import { ANSWERS_PATH, mistakePath, picturePath } from '../src/features/mistakes/pending.ts'
import { paperPath } from '../src/features/mock-exams/path.ts'
import { TICK_PATH } from '../src/features/schedule/progress/rules.ts'
import { changesPath } from '../src/features/syllabus/operations/path.ts'
import { outcomePath } from '../src/features/syllabus/targets/outcome.ts'
import { copy } from '../src/web/outbox/copy.ts'

test.each([
  [TICK_PATH, 'Marcação no cronograma'],
  [changesPath(3), 'Mudança no edital'],
  [outcomePath(3), 'Resultado do concurso'],
  [PLACES_PATH, 'Lugar da matéria no guia'],
  [mistakePath('mistake-1'), 'Erro'],
  [picturePath('mistake-1'), 'Foto de um erro'],
  [ANSWERS_PATH, 'Resposta a um cartão'],
  [paperPath('paper-1'), 'Simulado'],
])('a refused write to %s is told to the student as "%s"', (path, words) => {
  const about: Readonly<Record<string, string>> = copy.about
  expect(about[path.split('/')[1] ?? '']).toBe(words)
})
