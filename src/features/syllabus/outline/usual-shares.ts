import { fold } from '../../../shared/text.ts'

/** Kinds of subjects that exams of many careers ask. */
type Family =
  | 'portuguese'
  | 'language'
  | 'logic'
  | 'mathematics'
  | 'statistics'
  | 'computing'
  | 'current'
  | 'ethics'
  | 'law'
  | 'management'
  | 'institution'
  | 'place'

/** Shares of one real paper, in percent of the points of its objective questions. */
interface Paper {
  /** The notice that says so: a file of `catalogue/` by its name, or body, year and act. */
  readonly source: string
  readonly board: string
  /** Share of all subjects together that belong to the career alone. */
  readonly own: number
  /** Share of one subject of each kind. */
  readonly asks: Readonly<Partial<Record<Family, number>>>
}

/** Questions by points each, as the notices give them. */
export const PAPERS: readonly Paper[] = [
  {
    source: 'adapar-2025-fiscal-engenheiro-agronomo',
    board: 'Instituto AOCP',
    own: 66.7,
    asks: { portuguese: 16.7, logic: 5.6, institution: 11.1 },
  },
  {
    source: 'bb-2022-escriturario-agente-comercial',
    board: 'Cesgranrio',
    own: 67.5,
    asks: { portuguese: 15, language: 5, mathematics: 7.5, current: 5 },
  },
  {
    source: 'caixa-2024-medico-do-trabalho',
    board: 'Cesgranrio',
    own: 57.1,
    asks: { portuguese: 14.3, language: 7.1, computing: 7.1, ethics: 7.1, statistics: 7.1 },
  },
  {
    source: 'dataprev-2026-analista-de-ti-perfil-6',
    board: 'FGV',
    own: 65.2,
    asks: { portuguese: 10.4, language: 10.4, logic: 4.3, current: 5.2, institution: 4.3 },
  },
  {
    source: 'ses-go-2026-fiscal-de-saude-publica',
    board: 'IADES',
    own: 76.9,
    asks: { portuguese: 7.7, place: 1.5, law: 2.3, management: 4.6, logic: 2.3, computing: 2.3 },
  },
  { source: 'petrobras-2023-tecnico-enfermagem-do-trabalho', board: 'Cebraspe', own: 60, asks: {} },
  { source: 'tcu-2025-aufc-auditoria-de-ti', board: 'Cebraspe', own: 50, asks: {} },
  { source: 'cnu-2024-bloco-7-eppgg', board: 'Cesgranrio', own: 71.4, asks: {} },
  {
    source: 'TJSP, Escrevente 2021: blocos de 24, 40 e 36 questões',
    board: 'Vunesp',
    own: 40,
    asks: { portuguese: 24 },
  },
  {
    source: 'TJSP, Escrevente 2025: blocos de 16, 30 e 24 questões',
    board: 'Vunesp',
    own: 42.9,
    asks: { portuguese: 22.9 },
  },
  {
    source: 'Campina Grande, Agente de Trânsito 2026, 10.1',
    board: 'Idecan',
    own: 60,
    asks: { portuguese: 8, computing: 4, place: 4, institution: 4, law: 10 },
  },
  {
    source: 'BNDES, Administração 2024, 8.1.1',
    board: 'Cesgranrio',
    own: 50,
    asks: { portuguese: 14.3, language: 7.1 },
  },
  { source: 'SEFAZ-GO, Auditor Fiscal 2025, 7.1', board: 'FCC', own: 66.7, asks: {} },
  { source: 'ALRR, Assistente Legislativo 2026, 8.1', board: 'FCC', own: 50, asks: {} },
  { source: 'TJSC, Técnico Judiciário 2026, 10.7', board: 'FGV', own: 62.5, asks: {} },
  {
    source: 'Capivari, 2010: quadros de 10, 10 e 20 questões',
    board: '',
    own: 50,
    asks: { portuguese: 25, mathematics: 25 },
  },
]

export interface Exam {
  readonly position?: string | undefined
  readonly board?: string | undefined
}

export interface SharedSubject {
  readonly name: string
  /** The block that it stands in; empty where the edital has none. */
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
/** Letters that tell words of one root: 'enfermeiro' studies 'enfermagem'. */
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
