import type { Subject } from '../tree.ts'
import { type Height, ROMAN } from './heading-heights.ts'
import type { Heading } from './heading-parts.ts'
import type { Content } from './topics.ts'
import { areRelated, namesCommonSubject, soundsLikeBlock, soundsLikeSubject } from './words.ts'

export interface Current {
  readonly subject: Subject
  readonly height: number
  readonly num: string
}

interface Section {
  readonly heading: Heading
  readonly content: Content
}

interface Sections {
  readonly sections: readonly Section[]
  readonly height: Height
}

/** Whether a heading is a sibling of the current one: common subjects and series are not nested. */
export function areSiblings({ sections, height }: Sections, section: Section, current: Current): boolean {
  const { name, topics } = current.subject
  const { heading, content } = section
  if (areSeries(current, section)) return true
  if (heading.place === 'inline' || content.topics.length === 0 || topics.length === 0) return false
  if (soundsLikeBlock(name) || !soundsLikeSubject(name)) return false
  const own = height(heading)
  const alike = sections.filter((other) => isCommon(other) && height(other.heading) === own)
  if (!(namesCommonSubject(heading.name) || (alike.length >= LEAST_ALIKE && soundsLikeSubject(heading.name))))
    return false
  return !(/^legisla/iu.test(name) || (areRelated(name, heading.name) && !isItsTrial(heading.name, name)))
}

const TRIAL = /process(?:o|ual)(?!\p{L})/iu

/** "Direito Processual Penal" is no part of "DIREITO PENAL". */
const isItsTrial = (name: string, upper: string): boolean => TRIAL.test(name) && !TRIAL.test(upper)

const LEAST_ALIKE = 2
const isCommon = ({ heading: { name, place } }: Section): boolean =>
  place === 'line' && namesCommonSubject(name)

const SERIES = /^(\p{L}+)\s+(?:[IVX]+|\d+)$/u

/** "BLOCO I" and "BLOCO II" are siblings, however they are printed. */
function areSeries({ subject, num }: Current, { heading }: Section): boolean {
  if (ROMAN.test(num) && ROMAN.test(heading.num)) return true
  const word = SERIES.exec(heading.name)?.[1]
  return word !== undefined && SERIES.exec(subject.name)?.[1] === word
}
