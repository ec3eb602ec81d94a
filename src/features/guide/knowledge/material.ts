import type { Cause } from '../../mistakes/causes.ts'

/** Facts of a topic of the syllabus. Topics are in the syllabus' own order. */
export interface Topic {
  readonly id: string
  readonly name: string
  /** The subject's name, as it is shown; topics of one subject have the same. */
  readonly subject: string
  /** Weight in the exam, on a scale that all topics share; undefined where nobody knows it. */
  readonly weight?: number | undefined
  /** The weight is a subject's or block's, parted among its topics, and so only about right. */
  readonly guessed?: boolean | undefined
  /** Weight factors if its unsaid importance were said to be very high, or low. */
  readonly ifSaid?: { readonly more: number; readonly less: number } | undefined
  /** Its subject's weight is an estimate, of the exam or of a block; its subject then comes in turn. */
  readonly estimated?: 'exam' | 'block' | undefined
  /** How many usual topics it is; 1 where it is left out. A whole law is no heading. */
  readonly size?: number | undefined
  /** Minutes that learning it takes, where known; else the student's own usual ones count. */
  readonly minutes?: number | undefined
  /** Where the student put its subject: first of all, or last. */
  readonly place?: 'front' | 'usual' | 'aside' | undefined
  /** Share of its subject's points, 0 to 1, below which the exam eliminates. */
  readonly minimum?: number | undefined
  /** Sums of a question site: they tell how well the student answers, not when he did. */
  readonly elsewhere?: { readonly questions: number; readonly right: number } | undefined
}

/** Study of a topic on one day, in one record or in several. Future days do not count yet. */
export interface Entry {
  readonly topic: string
  readonly day: number
  readonly seconds: number
  readonly questions: number
  readonly right: number
  readonly finished: boolean
  /** It was a review, by the student's own word. */
  readonly review: boolean
}

/** A question that was missed, or right by luck. */
export interface Missed {
  readonly topic: string
  readonly cause: Cause
  readonly day: number
  /** The key of its paper or session; empty where the mistake belongs to neither. */
  readonly source: string
  readonly questions: number | null
  readonly studied: boolean
}

export interface Material {
  readonly topics: readonly Topic[]
  readonly log: readonly Entry[]
  readonly missed?: readonly Missed[] | undefined
  /** By topic, the day about which the student says he studied it last. The first entry of a topic counts instead. */
  readonly said?: ReadonlyMap<string, number> | undefined
  readonly today: number
  /** Null without a date; a day that has passed counts as none. */
  readonly examDay: number | null
  /** Share of questions that are right by chance: 0.2 of five choices. */
  readonly guess: number
}
