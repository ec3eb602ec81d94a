import { normalCase } from '../../../shared/normal-case.ts'
import { firstLetters, fold } from '../../../shared/text.ts'
import type { LeftOut } from '../checking/rules.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { TARGET_LIMITS } from '../targets/contract.ts'
import { wordsIn } from './back.ts'
import type { AddingDraft, Doubted, Read } from './draft.ts'
import { onlyKept, subjectIds } from './own.ts'

export const positionOf = (name: string): string =>
  firstLetters(normalCase(name), TARGET_LIMITS.position).trim()

/** Whether the student has to say first which post's tree is wanted. */
export const isPostAsked = ({ read, post }: Pick<AddingDraft, 'read' | 'post'>): boolean =>
  read?.posts !== undefined && post === undefined

/** Returns the draft with a post chosen, null for all; the post names the target unless a name was typed. */
export function withPost(draft: AddingDraft, post: string | null): AddingDraft {
  const { read, form } = draft
  const isTyped = form.position !== '' && !read?.posts?.some(({ name }) => positionOf(name) === form.position)
  return { ...draft, post, form: isTyped ? form : { ...form, position: positionOf(post ?? '') } }
}

/** The reading without other posts' subjects and doubts; null keeps all posts. */
export function narrowedTo(read: Read, post: AddingDraft['post']): Read {
  const chosen = read.posts?.find(({ name }) => name === post)
  if (!chosen) return read
  const kept = new Set(chosen.subjects)
  const document = onlyKept(read.document, kept)
  return { ...read, document, ...doubtsOf(read, document, kept) }
}

/** Drops doubts about other posts; a doubt about no subject stays. */
function doubtsOf(
  { document: whole, check, doubts }: Doubted,
  document: SyllabusDocument,
  kept: ReadonlySet<string>,
): Pick<Doubted, 'check' | 'doubts'> {
  const [mine, all] = [lettersIn(wordsIn(document)), lettersIn(wordsIn(whole))]
  const isMine = (piece: string) => {
    const letters = lettersIn(piece)
    return mine.includes(letters) || !all.includes(letters)
  }
  const ids = whole.blocos.flatMap(subjectIds)
  return {
    ...(check && {
      check: {
        ...check,
        leftOut: check.leftOut.flatMap((passage) => placedAmong(passage, ids, kept)),
        empty: check.empty.filter(isMine),
        pages: check.pages.filter(isMine),
      },
    }),
    ...(doubts && {
      doubts: {
        ...doubts,
        unused: doubts.unused.filter(isMine),
      },
    }),
  }
}

const lettersIn = (text: string) => fold(text).replace(/[^a-z]/g, '')

/** Keeps a restored passage's subject unless it is behind a subject of another post. */
function placedAmong(
  { text, behind }: LeftOut,
  ids: readonly string[],
  kept: ReadonlySet<string>,
): LeftOut[] {
  if (!behind) return [{ text }]
  const before = ids.slice(0, behind.subject).filter((id) => kept.has(id)).length
  return kept.has(ids[behind.subject] ?? '') ? [{ text, behind: { ...behind, subject: before } }] : []
}
