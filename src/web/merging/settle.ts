import { type Choices, type Merged, merge, type Versions, type Whole } from '../../shared/whole.ts'
import { ApiError } from '../api/api-error.ts'
import { copy } from './copy.ts'
import { askMergeQuestion } from './merge-question.ts'

export interface PartWords<W extends Whole = Whole> {
  title: (part: string, versions: Versions<W>) => string
  value: (part: string, whole: W) => string
}

export interface Settling<W extends Whole> {
  words: PartWords<W>
  merging?: ((versions: Versions<W>, choices?: Choices) => Merged<W>) | undefined
}

/** Merges both changes. Where they collide the student chooses; rejects if the student chooses neither. */
export async function settle<W extends Whole>(
  versions: Versions<W>,
  { words, merging = merge }: Settling<W>,
): Promise<W> {
  const { whole, collisions } = merging(versions)
  if (collisions.length === 0) return whole
  const choices = await askMergeQuestion(collisionsOf(versions, collisions, words))
  if (!choices) throw new ApiError({ code: 'stale', message: copy.notChosen }, 412)
  return merging(versions, choices).whole
}

export const collisionsOf = <W extends Whole>(
  versions: Versions<W>,
  parts: readonly string[],
  { title, value }: PartWords<W>,
) =>
  parts.map((part) => ({
    part,
    title: title(part, versions),
    mine: value(part, versions.mine),
    theirs: value(part, versions.theirs),
  }))
