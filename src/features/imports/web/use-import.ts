import { useRef, useState } from 'react'
import { failureText } from '../../../web/api/failure-text.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { LIMITS } from '../../records/contract.ts'
import { subjects } from '../../subjects/web/queries.ts'
import type { Syllabus } from '../../syllabus/contract.ts'
import { topicsOf as topicsIn } from '../../syllabus/format/walk.ts'
import { syllabusOf } from '../../syllabus/web/queries.ts'
import { copy } from '../copy.ts'
import type { CardsPreview, KnownCards, PicturePreview, Preview, View } from '../reading/imported-file.ts'
import { type Names, type SubjectChoice, topicPlace } from '../reading/matching.ts'
import { FILE_ERRORS, FILE_LIMITS } from '../reading/sheet.ts'
import type { Corrections } from '../reading/understand.ts'
import { findKnown, findNames } from './queries.ts'
import { FileError, type OpenFile, useImportedFile } from './use-imported-file.ts'

/** A file that was read, with what the screen shows of it. */
export interface Shown {
  readonly file: string
  readonly reader: OpenFile
  readonly view: View
  readonly corrections: Corrections
  readonly names: Names
  /** The student's records of the file's days, one a line. */
  readonly known: string
  readonly preview: Preview | undefined
  readonly picture: PicturePreview | undefined
  readonly cards: CardsPreview | undefined
}

export type Step =
  | { readonly at: 'choosing'; readonly wrong?: string }
  | { readonly at: 'reading' }
  | ({ readonly at: 'shown'; readonly isBusy: boolean } & Shown)

/** The steps of an import, from the choice of a file to the preview. */
export function useImport(userId: string) {
  const openImported = useImportedFile()
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const turn = useRef(0)

  /** Shows the result, unless the student began something else meanwhile. */
  const show = async (work: () => Promise<Shown>) => {
    turn.current += 1
    const mine = turn.current
    try {
      const shown = await work()
      // The state may carry the `isBusy` of a change that was made meanwhile.
      if (mine === turn.current) setStep({ ...shown, at: 'shown', isBusy: false })
    } catch (error) {
      if (mine === turn.current) setStep({ at: 'choosing', wrong: wrongText(error as Error) })
    }
  }

  const open = (given: File | string, file: string) => {
    setStep({ at: 'reading' })
    return show(async () => {
      if (typeof given !== 'string' && given.size > FILE_LIMITS.bytes)
        throw new FileError(FILE_ERRORS.tooLarge)
      const bytes = typeof given === 'string' ? given : new Uint8Array(await given.arrayBuffer())
      const reader = await openImported(bytes)
      return readOn({ reader, file, names: await namesOf(userId), corrections: {} }, userId)
    })
  }

  /** Reads the file with this change and all earlier ones, even those still being read. */
  const again = (next: Shown) => {
    setStep({ at: 'shown', ...next, isBusy: true })
    return show(() => readOn(next, userId))
  }

  return {
    step,
    open,
    close: () => {
      turn.current += 1
      setStep({ at: 'choosing' })
    },
    correct: (shown: Shown, changes: Corrections) =>
      again({ ...shown, corrections: { ...shown.corrections, ...changes } }),
    chooseSubject: (shown: Shown, called: string, choice: SubjectChoice) => {
      const chosenSubjects = { ...shown.names.chosenSubjects, [called]: choice }
      return again({ ...shown, names: { ...shown.names, chosenSubjects } })
    },
    chooseTopic: (shown: Shown, subject: string, called: string, topic: string) => {
      const chosenTopics = { ...shown.names.chosenTopics, [topicPlace(subject, called)]: topic }
      return again({ ...shown, names: { ...shown.names, chosenTopics } })
    },
  }
}

function wrongText(error: Error): string {
  return error instanceof FileError ? error.message : failureText(error, { unknown: FILE_ERRORS.damaged })
}

type Opened = Pick<Shown, 'reader' | 'file' | 'names' | 'corrections'> &
  Partial<Pick<Shown, 'view' | 'known'>>

async function readOn(opened: Opened, userId: string): Promise<Shown> {
  const { reader, names, corrections } = opened
  const here = { zone: studentDayZone(), now: Math.floor(Date.now() / 1000) }
  const view = await reader.read(here, corrections)
  const known = await knownFor(view, opened, userId)
  const shown = { ...opened, known, view, preview: undefined, picture: undefined, cards: undefined }
  if (view.kind === 'sessions') return { ...shown, preview: await reader.preview(names, known) }
  if (view.kind === 'cards') return { ...shown, cards: await reader.cards(names, await knownCards(userId)) }
  return view.kind === 'picture' ? { ...shown, picture: await reader.picture(names) } : shown
}

async function knownCards(userId: string): Promise<KnownCards> {
  const { mistakesOf } = await import('../../mistakes/web/queries.ts')
  const [here, { deleted }] = await Promise.all([
    queryClient.fetchQuery(mistakesOf(userId)),
    findNames(userId),
  ])
  return { here: here.map(({ key }) => key), deleted }
}

const periodOf = (view: View | undefined) => (view?.kind === 'sessions' ? view.period : undefined)

/** Asks once for each period. */
async function knownFor(view: View, { view: before, known = '' }: Opened, userId: string) {
  const [period, asked] = [periodOf(view), periodOf(before)]
  if (!period) return ''
  return asked?.from === period.from && asked.to === period.to ? known : findKnown(userId, period)
}

/** Topics of the edital in front count as known too. */
async function namesOf(userId: string): Promise<Names> {
  const [all, { syllabus }, { names, topics }] = await Promise.all([
    queryClient.fetchQuery(subjects),
    queryClient.fetchQuery(syllabusOf(userId)),
    findNames(userId),
  ])
  return {
    subjects: all.map(({ id, name }) => ({ id, name })),
    topics: [...(syllabus ? editalTopics(syllabus) : []), ...topics],
    remembered: names,
    chosenSubjects: {},
    chosenTopics: {},
  }
}

function editalTopics({ document, subjects: links }: Syllabus) {
  const subjectOf = new Map(links.map(({ item, subject_id }) => [item, subject_id]))
  return topicsIn(document).flatMap(({ topic, subject }) => {
    const subject_id = subjectOf.get(subject.id)
    // A record's topic cannot be longer.
    const isFitting = subject_id !== undefined && topic.texto.length <= LIMITS.topic
    return isFitting ? [{ subject_id, topic: topic.texto }] : []
  })
}

export const fileName = (name: string) => name.slice(-200) || copy.choose.pasted
