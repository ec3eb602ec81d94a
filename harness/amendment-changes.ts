import type { Subject, Topic } from '../src/features/syllabus/tree.ts'

export interface Piece extends Omit<Topic, 'children'> {
  children: Piece[]
  /** The ids of the earlier topics that it contains; empty for a new one. */
  was: readonly string[]
  /** Its words differ from the earlier ones in more than form. */
  isReworded: boolean
}

export interface SubjectPieces extends Omit<Subject, 'topics'> {
  pieces: Piece[]
}

export interface AmendmentChange {
  readonly subject: number
  readonly at: number
  readonly to: number
}

type Does = (all: SubjectPieces[], change: AmendmentChange) => void

interface Spot {
  readonly piece: Piece
  readonly list: Piece[]
  readonly index: number
}

/** Changes that an amendment may make, one each; a change without a fitting topic does nothing. */
export const AMENDMENT_CHANGES = {
  shout: onPiece(({ piece }) => reform(piece, (text) => text.toUpperCase())),
  'leave out accents': onPiece(({ piece }) =>
    reform(piece, (text) => text.normalize('NFD').replace(/\p{Mn}/gu, '')),
  ),
  'compose in another way': onPiece(({ piece }) =>
    reform(piece, (text) => text.replaceAll('fi', 'ﬁ').normalize('NFD')),
  ),
  'end with a stop': onPiece(({ piece }) => reform(piece, (text) => `${text.replace(/[.;]$/, '')}.`)),
  'spell norms in another way': onPiece(({ piece }) => reform(piece, respelled)),
  number: onPiece(({ piece }, { to }) => {
    piece.num = `${to + 1}`
  }),
  'word lightly': onPiece(({ piece }) => reword(piece, `${piece.text} e suas aplicações`)),
  'word shorter': onPiece(({ piece }) => {
    const words = piece.text.split(' ')
    if (words.length > 3) reword(piece, words.slice(0, -1).join(' '))
  }),
  'word wholly': onPiece(({ piece }, { to }) => reword(piece, newWords(to))),
  merge: onPiece(({ piece, list, index }) => {
    const next = list[index + 1]
    if (!next) return
    list.splice(index + 1, 1)
    piece.children.push(...next.children)
    piece.was = [...piece.was, ...next.was]
    reword(piece, `${piece.text.replace(/[.;]$/, '')}; ${next.text}`)
  }),
  split: onPiece(({ piece, list, index }) => {
    const words = piece.text.split(' ')
    if (words.length < 4) return
    const half = Math.floor(words.length / 2)
    reword(piece, words.slice(0, half).join(' '))
    list.splice(index + 1, 0, { ...newPiece(words.slice(half).join(' ')), was: piece.was })
  }),
  'move beside another': onPiece(({ piece, list, index }, change, all) => {
    list.splice(index, 1)
    const spot = spotOf(all, { ...change, subject: change.subject + 1, at: change.to })
    if (spot) spot.list.splice(spot.index, 0, piece)
    else list.splice(index, 0, piece)
  }),
  'move below another': onPiece(({ piece, list, index }, change, all) => {
    list.splice(index, 1)
    const spot = spotOf(all, { ...change, at: change.to })
    if (spot) spot.piece.children.push(piece)
    else list.splice(index, 0, piece)
  }),
  reorder: onPiece(({ piece, list, index }, { to }) => {
    list.splice(index, 1)
    list.splice(to % (list.length + 1), 0, piece)
  }),
  'take out': onPiece(({ list, index }) => list.splice(index, 1)),
  'take out a heading': onPiece(({ piece, list, index }) => list.splice(index, 1, ...piece.children)),
  'put below a heading': onPiece(({ piece, list, index }, { to }) => {
    list.splice(index, 1, { ...newPiece(newWords(to)), children: [piece] })
  }),
  add: onPiece(({ list, index }, { to }) => list.splice(index, 0, newPiece(newWords(to)))),
  'add what is there elsewhere': onPiece(({ piece, list, index }, change, all) => {
    const spot = spotOf(all, { ...change, at: change.to })
    const text = spot?.piece.text ?? ''
    if (spot && spot.piece !== piece) list.splice(index, 0, newPiece(text))
  }),
  weigh: onSubject((subject, { at }) => {
    subject.questions = at
  }),
  'shout a subject': onSubject((subject) => {
    subject.name = subject.name.toUpperCase()
  }),
  'name a subject wider': onSubject((subject) => {
    subject.name = `${subject.name} E CONTROLE`
  }),
  'name a subject wholly': onSubject((subject, { at }) => {
    subject.name = `${MATTERS[at % MATTERS.length]?.toUpperCase()} RURAIS`
  }),
  'order subjects anew': (all) => all.reverse(),
} satisfies Record<string, Does>

function onPiece(does: (spot: Spot, change: AmendmentChange, all: SubjectPieces[]) => void): Does {
  return (all, change) => {
    const spot = spotOf(all, change)
    if (spot) does(spot, change, all)
  }
}

function onSubject(does: (subject: SubjectPieces, change: AmendmentChange) => void): Does {
  return (all, change) => {
    const subject = all[change.subject % all.length]
    if (subject) does(subject, change)
  }
}

function spotOf(
  all: readonly SubjectPieces[],
  { subject, at }: Pick<AmendmentChange, 'subject' | 'at'>,
): Spot | undefined {
  const spots = spotsIn(all[subject % all.length]?.pieces ?? [])
  return spots[at % spots.length]
}

function spotsIn(list: Piece[]): Spot[] {
  return list.flatMap((piece, index) => [{ piece, list, index }, ...spotsIn(piece.children)])
}

function reform(piece: Piece, form: (text: string) => string): void {
  piece.text = form(piece.text)
}

function reword(piece: Piece, text: string): void {
  piece.text = text
  piece.isReworded = true
}

const newPiece = (text: string): Piece => ({ text, children: [], was: [], isReworded: true })

/** Spells `Lei nº 8.245/1991` differently. */
const respelled = (text: string) =>
  text.replace(/\bn[º°] ?(\d{1,3})\.(\d{3})\/(\d{4})/g, (_norm, thousands, rest, year) => {
    return `n. ${thousands}${rest}, de ${year}`
  })

const MATTERS = ['Tributos', 'Estoques', 'Vacinas', 'Solos', 'Compiladores', 'Fonética', 'Orçamentos']
const SIDES = [
  'Conceito',
  'Espécies e classificação',
  'na prática fiscal',
  'em ambientes rurais',
  'e suas falhas',
]

/** Words of a new topic; many topics share some of them. */
function newWords(at: number): string {
  const side = SIDES[at % SIDES.length] ?? ''
  return at % SIDES.length < 2 ? side : `${MATTERS[at % MATTERS.length]} ${side}`
}
