import { fold } from '../../../shared/text.ts'
import { type Family, PAPERS } from './papers.ts'

export interface Exam {
  readonly position?: string | undefined
  readonly board?: string | undefined
}

export interface SharedSubject {
  readonly name: string
  /** Its block; empty if the edital has none. */
  readonly block: string
  readonly size: number
}

/** The first that fits a folded name is its family. */
const FAMILIES: readonly [Family, RegExp][] = [
  ['portuguese', /\b(portugues|lingua nacional|redacao|gramatica|interpretacao de texto)/],
  ['language', /\b(ingles|espanhol|lingua estrangeira)/],
  ['logic', /\b(raciocinio|logica)/],
  ['mathematics', /\bmatematica/],
  ['statistics', /\b(estatistica|probabilidade)/],
  ['computing', /\b(informatica|computador|digita(l|is))/],
  ['current', /\b(atualidades?|conhecimentos gerais)\b/],
  ['ethics', /\b(etica|compliance)\b/],
  ['law', /\bdireito (constitucional|administrativo)\b/],
  ['management', /\b(administracao|gestao) publica\b/],
  [
    'institution',
    /^(nocoes de )?legislacao( (basica|municipal|estadual|institucional|interna|especifica|aplicada|d[aeo]s? |acerca |pertinente).*)?$|^leis? |\b(lei organica|regimento|estatuto|regime juridico|sus|sistema unico de saude)\b/,
  ],
  ['place', /\b(historia|geografia|realidade|aspectos (historicos|geograficos))\b/],
]
const OWN = /\bespecific[ao]s?\b/
const OWN_SUBJECT = /\bconhecimentos? especific|^especific/
/** Words of a post that name no subject: 'agente', 'analista'. */
const RANKS =
  /^(agente|ajudante|analista|assistente|assessor|auditor|auxiliar|basic|bloco|cargo|conhecimento|especiali|estad|federa|fiscal|geral|inspetor|judiciari|junior|legislativ|medio|municip|nivel|oficia|operador|parte|perfil|pesos|pleno|procurador|professor|profission|public|senior|superior|tecnic[oa])/
/** Letters that words of one root share: 'enfermeiro' studies 'enfermagem'. */
const ROOT = 5
/** In two papers a subject named in the post had six and seven times another's worth. */
const NAMED = 3
/** Percent of the exam; three papers gave such subjects 14 to 23. */
const MOST_UNKNOWN = 20
/** How many papers the mean of all is worth beside a board's own. */
const DRAWN = 2

/** The likely worth of subjects by real papers, the same board's above all; the rest by root of size. */
export function usualShares(subjects: readonly SharedSubject[], exam: Exam = {}): number[] {
  const roots = rootsOf(exam.position ?? '')
  const isParted = subjects.some(({ block }) => OWN.test(fold(block)))
  const kinds = subjects.map(({ name, block }) => kindOf(fold(name), fold(block), { roots, isParted }))
  const worth = kinds.map((kind, at) => worthOf(kind, subjects[at]?.size ?? 1, exam))
  const sum = (isOwn: boolean) =>
    worth.reduce((total, one, at) => total + (isOwn === isOfCareer(kinds[at]) ? one : 0), 0)
  const [own, general] = [sum(true), sum(false)]
  if (own === 0 || general === 0) return worth
  const left = Math.min(general, 100 - usual('own', exam))
  const most = kinds
    .filter(isOfCareer)
    .reduce((sum, kind) => sum + (kind === 'unknown' ? MOST_UNKNOWN : 100), 0)
  const ofCareer = Math.min(100 - left, most)
  return worth.map((one, at) => (isOfCareer(kinds[at]) ? (one * ofCareer) / own : (one * left) / general))
}

/** `unknown` counts as the career's, unless all subjects are common: then it is `other`. */
type Kind = Family | 'own' | 'named' | 'unknown' | 'other'

const isOfCareer = (kind: Kind | undefined) => kind === 'own' || kind === 'named' || kind === 'unknown'

function kindOf(
  name: string,
  block: string,
  { roots, isParted }: { roots: readonly string[]; isParted: boolean },
): Kind {
  if (roots.some((root) => new RegExp(`\\b${root}`).test(name))) return 'named'
  if (OWN.test(block) || OWN_SUBJECT.test(name)) return 'own'
  return FAMILIES.find(([, names]) => names.test(name))?.[0] ?? (isParted ? 'other' : 'unknown')
}

function worthOf(kind: Kind, size: number, exam: Exam): number {
  if (kind === 'other') return MEAN_OF_ALL
  if (kind === 'own' || kind === 'unknown') return Math.sqrt(size)
  return kind === 'named' ? NAMED * Math.sqrt(size) : usual(kind, exam)
}

const rootsOf = (position: string) =>
  (fold(position).match(/[a-z]{5,}/g) ?? [])
    .filter((word) => !RANKS.test(word))
    .map((word) => word.slice(0, ROOT))

function usual(family: Family | 'own', { board = '' }: Exam): number {
  const all = PAPERS.flatMap(({ board, own, asks }) => {
    const share = family === 'own' ? own : asks[family]
    return share === undefined ? [] : [{ board: fold(board), share }]
  })
  const name = fold(board)
  const same = all.filter((one) => one.board !== '' && name.includes(one.board))
  return (sumOf(same) + DRAWN * (sumOf(all) / all.length)) / (same.length + DRAWN)
}

const sumOf = (shares: readonly { share: number }[]) => shares.reduce((sum, { share }) => sum + share, 0)

const SHARES = PAPERS.flatMap(({ asks }) => Object.values(asks))
/** Mean share of one subject of any family. */
const MEAN_OF_ALL = SHARES.reduce((sum, share) => sum + share, 0) / SHARES.length
