import type { Heading } from './heading-parts.ts'
import { namesOccupation } from './words.ts'

/** The posts whose number is the edital's own, and no topic's. */
export const countedPosts = (headings: readonly Heading[], text: string): Heading[] => [
  ...headings.filter((heading) => hasCode(heading, text)),
  ...postsOverProse(headings, text),
]

const CODE = /^\s*(?:0\d|\d{3,4})\s*[–—-]\s/u

/** The code of a post is no topic's number: "04 – Consultor Legislativo – Área 3". */
const hasCode = ({ at, place, name }: Heading, text: string): boolean =>
  place === 'line' && namesOccupation(name) && CODE.test(text.slice(at, at + 12))

const [LEAST_POSTS, LEAST_SENTENCES] = [2, 8]

/** Counted posts, each over a paragraph: "17 – Economista\nInflação. Desemprego. …" */
function postsOverProse(headings: readonly Heading[], text: string): readonly Heading[] {
  const posts = headings.filter(
    ({ num, place, mark, name }) =>
      place === 'line' && mark === '' && /^\d{1,3}$/.test(num) && namesOccupation(name),
  )
  const areOver = posts.every(({ num, to }, index) => {
    const next = posts[index + 1]
    const follows = !next || Number(next.num) > Number(num)
    return follows && (text.slice(to, next?.at).match(CLOSED)?.length ?? 0) >= LEAST_SENTENCES
  })
  return posts.length >= LEAST_POSTS && areOver ? posts : []
}

const CLOSED = /\p{L}[.;](?=\s)/gu
