/** The subject of which the student has studied 25 minutes. */
export const STUDIED = 'Língua Portuguesa'
/** Whose exam the student studies for. */
export const TRIBUNAL = 'Tribunal de Contas'

/** Every screen of the area by its path below it, and something that it shows of that student. */
export const KEPT_SCREENS = [
  ['', '25min 0s'],
  ['/estudar', '1 registro(s) hoje'],
  ['/cronograma', 'Segunda-feira'],
  ['/edital', TRIBUNAL],
  ['/concursos', 'Concursos Abertos'],
  ['/historico-de-estudos', '25min 0s'],
  ['/historico-de-estudos/registros', STUDIED],
  ['/historico-de-estudos/relatorio?ver=lista', 'Relatórios anteriores'],
  ['/carreiras', 'Minha Carreira'],
  ['/materias', STUDIED],
  ['/conta', 'Minha Conta'],
  ['/suporte', 'Suporte ao usuário'],
] as const

/** What these screens ask for, by the first words of the keys. */
export const KEPT_ANSWERS = [
  'study-log',
  'study-subjects',
  'today-plan',
  'schedule',
  'progress',
  'syllabus',
  'exams',
  'careers',
  'subjects',
  'settings',
  'report',
  'guide',
  'guide material',
  'weekly-goal',
  'consistency',
  'calendar-feed',
  'reminders',
] as const
