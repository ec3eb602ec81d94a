import type { StudyRecordBody } from '../contract.ts'

export type StudiedOnDevice = NonNullable<StudyRecordBody['studied']>
type Stretch = StudiedOnDevice['stretches'][number]

/** The time that all saves of a session contain: no two stretches touch, and no addition is there twice. */
export interface StudiedInAll extends Omit<StudiedOnDevice, 'save' | 'guessed'> {
  readonly saves: readonly string[]
}

const NOTHING: StudiedInAll = { saves: [], stretches: [], added: [] }

type Sent = Pick<StudyRecordBody, 'studied' | 'sent_at'>

/** Moves guesses by the skew between `sent_at` and `now` (epoch ms), none past now. */
export function withCorrectedGuesses<Saving extends Sent>(saving: Saving, now: number): Saving {
  const { studied, sent_at } = saving
  const guessed = studied?.guessed
  if (!guessed || sent_at === undefined) return saving
  const isGuess = ({ until }: Stretch) => until > guessed.after
  const [guesses, known] = [
    studied.stretches.filter(isGuess),
    studied.stretches.filter((one) => !isGuess(one)),
  ]
  const earliest = (endOf({ stretches: known }) ?? 0) - Math.min(...guesses.map(({ from }) => from))
  const latest = now - (endOf({ stretches: guesses }) ?? now)
  const by = Math.max(earliest, Math.min(latest, guessed.skew - (sent_at - now)))
  const moved = guesses.map(({ from, until }) => ({ from: from + by, until: until + by }))
  return { ...saving, studied: { ...studied, stretches: [...known, ...moved] } }
}

/** The part of a save that no record of the sessions before or after it contains. */
export const unsavedPart = (saving: StudiedOnDevice, kin: readonly StudiedInAll[]): StudiedOnDevice =>
  kin.reduce(
    ({ stretches, added, ...rest }, held) => ({
      ...rest,
      stretches: held.stretches.reduce(without, stretches),
      added: added.filter(({ id }) => !held.added.some((one) => one.id === id)),
    }),
    saving,
  )

const without = (stretches: Stretch[], held: Stretch): Stretch[] =>
  stretches.flatMap(({ from, until }) =>
    [
      { from, until: Math.min(until, held.from) },
      { from: Math.max(from, held.until), until },
    ].filter((one) => one.until > one.from),
  )

/** Adds a save to the others, in any order; a repeated one changes nothing. */
export function mergeStudied(
  known: StudiedInAll | null,
  { save, of, stretches, added }: StudiedOnDevice,
): StudiedInAll {
  const before = known ?? NOTHING
  if (before.saves.includes(save)) return before
  const ids = new Set(before.added.map(({ id }) => id))
  return {
    ...(of && { of }),
    saves: [...before.saves, save],
    stretches: joined([...before.stretches, ...stretches]),
    added: [...before.added, ...added.filter(({ id }) => !ids.has(id))],
  }
}

/** Returns whole seconds. */
export function secondsOf({ stretches, added }: Pick<StudiedInAll, 'stretches' | 'added'>): number {
  const ms = stretches.reduce((sum, { from, until }) => sum + until - from, 0)
  return Math.floor(ms / 1000) + added.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** When the last stretch ended, in epoch ms; undefined without any. */
export const endOf = (studied: Pick<StudiedOnDevice, 'stretches'> | undefined): number | undefined =>
  studied?.stretches.reduce<number | undefined>((end, { until }) => Math.max(end ?? until, until), undefined)

function joined(stretches: readonly Stretch[]): Stretch[] {
  const joint: Stretch[] = []
  for (const { from, until } of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = joint.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else if (until > from) joint.push({ from, until })
  }
  return joint
}
