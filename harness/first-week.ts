import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideFrom } from '../src/features/guide/answer.ts'
import type { GuideMaterial, GuideStep } from '../src/features/guide/contract.ts'
import { guessOf, isWeighed, topicsFrom } from '../src/features/guide/weights/from-edital.ts'
import type { DocumentTopic, SyllabusDocument } from '../src/features/syllabus/format/contract.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'
import { addDays, type Day, numberOfDay } from '../src/shared/calendar.ts'
import { boardTexts } from './editais/board-texts.ts'

const CATALOGUE = join(import.meta.dirname, '../catalogue')

export const catalogueEditais = (): SyllabusDocument[] =>
  readdirSync(CATALOGUE)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8')))

/** One of the boards' texts, as a post's document. */
export function boardEdital(id: string, cargo: string, banca = ''): SyllabusDocument {
  const found = boardTexts().find((one) => one.id === id)
  if (!found) throw new Error(`There is no text ${id}.`)
  return documentOf(found.tree, { id, cargo, banca })
}

export const withoutCounts = (document: SyllabusDocument): SyllabusDocument => ({
  ...document,
  blocos: document.blocos.map(({ questoes: _, peso: __, ...block }) => ({
    ...block,
    disciplinas: block.disciplinas.map(({ questoes: _, peso: __, ...subject }) => subject),
  })),
})

/** The guide's data for a student without records. */
export function materialOf(document: SyllabusDocument): GuideMaterial {
  const { blocos, cargo = '', banca = '', orgao = '' } = document
  const subjects = blocos.flatMap(({ disciplinas }) => disciplinas)
  const items = subjects.flatMap(({ topicos }) => topicos.flatMap(idsIn))
  const links = {
    topics: new Map(items.map((item, index) => [item, [index + 1]])),
    subjects: new Map(subjects.map(({ id }, index) => [id, index + 1])),
  }
  const exam = { position: cargo, board: banca }
  return {
    target: {
      id: 1,
      body: orgao,
      ...exam,
      exam_day: null,
      points: null,
      went: '',
    } as GuideMaterial['target'],
    is_weighed: isWeighed(document),
    rests: [],
    guess: guessOf(banca),
    ...topicsFrom(document, links, exam),
    schedule: [],
    places: [],
    log: [],
  }
}

const idsIn = ({ id, filhos = [] }: DocumentTopic): string[] => [id, ...filhos.flatMap(idsIn)]

export interface Answer extends GuideStep {
  readonly day: number
}

/** The guide's proposals from `first` on, for a student who follows them and finishes each topic. */
export function daysOf(material: GuideMaterial, first: Day, days: number): Answer[] {
  const answers: Answer[] = []
  let known = material
  for (let day = 0; day < days; day++) {
    const { steps } = guideFrom(known, { day: addDays(first, day), minutes: 120 })
    answers.push(...steps.map((step) => ({ ...step, day })))
    const log = steps.map((step, at) => ({
      topic_id: step.topic_id ?? 0,
      log: [
        numberOfDay(first) + day,
        step.minutes * 60,
        0,
        0,
        Number(step.minutes < 60 || steps[at + 1]?.topic !== step.topic),
        Number(step.kind === 'review'),
      ],
    }))
    known = { ...known, log: [...known.log, ...log] }
  }
  return answers
}
