/** Kinds of subjects that exams of many careers ask. */
export type Family =
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
export interface Paper {
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
