import { mentionsOf } from '../src/features/syllabus/format/norms.ts'
import { type TopicInPlace, topicsOf } from '../src/features/syllabus/format/walk.ts'
import type { Amendment } from './amendments.ts'

export type Both = readonly [was: TopicInPlace, is: TopicInPlace]

/** Normalises words independently of the product's code. */
const formless = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/^[\d.]+[.)\s–-]+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const normsOf = (text: string) =>
  mentionsOf(text)
    .map(({ name }) => name)
    .sort()
    .join(' ')

/** Whether words differ in form only, or concern the same norms. */
export function isSameText(one: string, other: string): boolean {
  if (formless(one) === formless(other)) return true
  return normsOf(one) !== '' && normsOf(one) === normsOf(other)
}

const SAY_LITTLE = ['conceito', 'especies e classificacao', 'prazos']

/** Whether its words also occur elsewhere in its subject. */
export function isOneOfMany({ topic, subject }: TopicInPlace, document: Amendment['before']): boolean {
  const words = formless(topic.texto)
  const same = topicsOf(document).filter(
    (other) => other.subject === subject && formless(other.topic.texto) === words,
  )
  return same.length > 1 || SAY_LITTLE.includes(words)
}

/** Returns the true changes of topics, from the changes. */
export function expectedChangesOf({ before, after, made }: Amendment) {
  const [old, next] = [before, after].map(
    (document) => new Map(topicsOf(document).map((one) => [one.topic.id, one])),
  )
  const wasOf = (id: string) => made.get(id)?.was ?? []

  /** Whether the later topic contains the earlier one. */
  const isMadeOf = ([was, is]: Both) => wasOf(is.topic.id).includes(was.topic.id)

  /** Whether only the form of its words, its number or its order changed, or those of topics above it. */
  function isInPlace(id: string): boolean {
    const [is, [first = '', ...others]] = [next?.get(id), wasOf(id)]
    const was = old?.get(first)
    if (!(is && was) || others.length > 0 || made.get(id)?.isReworded) return false
    return formless(was.subject.nome) === formless(is.subject.nome) && isBelowSame([was, is])
  }

  function isBelowSame([was, is]: Both): boolean {
    if (!(was.parent && is.parent)) return was.parent === is.parent
    return wasOf(is.parent.id)[0] === was.parent.id && isInPlace(is.parent.id)
  }

  const bothOf = (line: { before: readonly string[]; after: readonly string[] }): Both[] =>
    line.before.flatMap((one) =>
      line.after.flatMap((other) => {
        const [was, is] = [old?.get(one), next?.get(other)]
        return was && is ? [[was, is] as const] : []
      }),
    )

  return { bothOf, isMadeOf, isInPlace }
}
