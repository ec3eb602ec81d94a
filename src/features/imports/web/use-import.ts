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
import type { CardsPreview, KnownCards, PicturePreview, Preview, View } from '../reading/desk.ts'
import { type Names, type SubjectChoice, topicPlace } from '../reading/matching.ts'
import { MOST, WRONG } from '../reading/sheet.ts'
import type { Corrections } from '../reading/understand.ts'
import { findKnown, findNames } from './queries.ts'
import { DeskError, type OpenDesk, useDesk } from './use-desk.ts'

/** A file that was understood, as far as it is shown. */
export interface Shown {
  readonly file: string
  readonly desk: OpenDesk
  readonly view: View
  readonly corrections: Corrections
  readonly names: Names
  /** Records of the file's days that are here, a line for each. */
  readonly known: string
  readonly preview: Preview | undefined
  readonly picture: PicturePreview | undefined
  readonly cards: CardsPreview | undefined
}

export type Step =
  | { readonly at: 'choosing'; readonly wrong?: string }
  | { readonly at: 'reading' }
  | ({ readonly at: 'shown'; readonly isBusy: boolean } & Shown)

/** An import, from the choice of a file to the preview. */
export function useImport(userId: string) {
  const openDesk = useDesk()
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const turn = useRef(0)

  /** Shows what comes of the work, unless something else was begun meanwhile. */
  const show = async (work: () => Promise<Shown>) => {
    turn.current += 1
    const mine = turn.current
    try {
      const shown = await work()
      // A change made while another was read brings that one's `isBusy` along.
      if (mine === turn.current) setStep({ ...shown, at: 'shown', isBusy: false })
    } catch (error) {
      if (mine === turn.current) setStep({ at: 'choosing', wrong: wrongText(error as Error) })
    }
  }

  const open = (given: File | string, file: string) => {
    setStep({ at: 'reading' })
    return show(async () => {
      if (typeof given !== 'string' && given.size > MOST.bytes) throw new DeskError(WRONG.tooLarge)
      const bytes = typeof given === 'string' ? given : new Uint8Array(await given.arrayBuffer())
      const desk = await openDesk(bytes)
      return readOn({ desk, file, names: await namesOf(userId), corrections: {} }, userId)
    })
  }

  /** Each change is read with all that came before it, whose answers may still be on their way. */
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
    tellSubject: (shown: Shown, called: string, choice: SubjectChoice) => {
      const toldSubjects = { ...shown.names.toldSubjects, [called]: choice }
      return again({ ...shown, names: { ...shown.names, toldSubjects } })
    },
    tellTopic: (shown: Shown, subject: string, called: string, topic: string) => {
      const toldTopics = { ...shown.names.toldTopics, [topicPlace(subject, called)]: topic }
      return again({ ...shown, names: { ...shown.names, toldTopics } })
    },
  }
}

function wrongText(error: Error): string {
  return error instanceof DeskError ? error.message : failureText(error, { unknown: WRONG.damaged })
}

type Opened = Pick<Shown, 'desk' | 'file' | 'names' | 'corrections'> & Partial<Pick<Shown, 'view' | 'known'>>

async function readOn(opened: Opened, userId: string): Promise<Shown> {
  const { desk, names, corrections } = opened
  const here = { zone: studentDayZone(), now: Math.floor(Date.now() / 1000) }
  const view = await desk.read(here, corrections)
  const known = await knownFor(view, opened, userId)
  const shown = { ...opened, known, view, preview: undefined, picture: undefined, cards: undefined }
  if (view.kind === 'sessions') return { ...shown, preview: await desk.preview(names, known) }
  if (view.kind === 'cards') return { ...shown, cards: await desk.cards(names, await knownCards(userId)) }
  return view.kind === 'picture' ? { ...shown, picture: await desk.picture(names) } : shown
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

/** Asks once for the records of the file's days. */
async function knownFor(view: View, { view: before, known = '' }: Opened, userId: string) {
  const [period, asked] = [periodOf(view), periodOf(before)]
  if (!period) return ''
  return asked?.from === period.from && asked.to === period.to ? known : findKnown(userId, period)
}

/** The student's names; topics of the edital in front count as known, like studied ones. */
async function namesOf(userId: string): Promise<Names> {
  const [all, { syllabus }, { names, topics }] = await Promise.all([
    queryClient.fetchQuery(subjects),
    queryClient.fetchQuery(syllabusOf(userId)),
    findNames(userId),
  ])
  return {
    subjects: all.map(({ id, name }) => ({ id, name })),
    topics: [...(syllabus ? askedIn(syllabus) : []), ...topics],
    remembered: names,
    toldSubjects: {},
    toldTopics: {},
  }
}

function askedIn({ document, subjects: links }: Syllabus) {
  const subjectOf = new Map(links.map(({ item, subject_id }) => [item, subject_id]))
  return topicsIn(document).flatMap(({ topic, subject }) => {
    const subject_id = subjectOf.get(subject.id)
    // A record's topic has no room for a longer one.
    const isTold = subject_id !== undefined && topic.texto.length <= LIMITS.topic
    return isTold ? [{ subject_id, topic: topic.texto }] : []
  })
}

export const fileName = (name: string) => name.slice(-200) || copy.choose.pasted
