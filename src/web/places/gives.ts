import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { IconShapes } from '../ui/icons/icon.tsx'

export interface MenuEntry {
  readonly to: string
  readonly label: string
  readonly icon: IconShapes
  /** An entry stands in the menu itself, among 'Minhas Configurações', or at the end. */
  readonly among: 'screens' | 'settings' | 'end'
  /** A word of its name, for where there is room for no more. */
  readonly short?: string
  /** It stands in the bar at a phone's lower edge too, as the few places that one goes to daily. */
  readonly inBar?: true
}

/** An exam that is open, as far as other screens know of it. */
export interface ListedExam {
  readonly titulo: string
  readonly link: string | null
  readonly link_edital: readonly { readonly url: string }[]
}

/** Features fill these without knowing whose screen it is; the values are what a panel there is told. */
export interface Places {
  /**
   * The first thing on the home: what to study now.
   * `otherwise` stands there where a panel has nothing to say.
   */
  now: { userId: string; otherwise: ReactNode }
  /** Beside it: how the week is. */
  week: { userId: string }
  /** Under the days of the running week. */
  days: { userId: string }
  home: { userId: string }
  /** Over the first choice of career: another way to begin. */
  setup: { userId: string }
  /** It `leads` the page while no subject is chosen, and so nothing else can be begun. */
  study: { userId: string; leads: boolean }
  /** Under the subjects that are planned for today. */
  today: { userId: string }
  settings: { userId: string }
  /** Under the schedule once the week was planned. */
  planned: { userId: string }
  /** Once the exam of a target is over. */
  over: { userId: string; target: { id: number; body: string; points: number | null; went: string } }
  /** Beside each exam of the list, whose words are its source's. */
  exam: { exam: ListedExam }
}

/** `waiting` is shown while the panel has nothing yet. */
export type PanelProps<P extends keyof Places> = Places[P] & { waiting: ReactNode }

export interface Panel {
  readonly place: keyof Places
  /** Classes of its height, kept free until it is there: nothing below it moves. */
  readonly size: string
  readonly Panel: ComponentType<PanelProps<keyof Places>>
}

/** Its answer is kept on the device, so that a screen opens without a network. */
export interface Kept {
  readonly key: QueryKey
  readonly ask: () => Promise<unknown>
  /** Other screens' savings change it: once something was saved it is asked for again, shown or not. */
  readonly isRenewed: boolean
}

export interface Gives {
  readonly menu?: readonly MenuEntry[]
  readonly panels?: readonly Panel[]
}

/** What a folder's screens ask first, for the student's `day`; no page waits for it. */
export type KeptOf = (userId: string, day: string) => readonly Kept[]
