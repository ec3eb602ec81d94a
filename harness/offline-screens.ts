/** Subject that the student has studied for 25 minutes. */
export const STUDIED = 'Língua Portuguesa'
/** Body of the student's exam. */
export const TRIBUNAL = 'Tribunal de Contas'

/** Every screen of the area by its path below it, and something that it shows of that student. */
export const OFFLINE_SCREENS = [
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

/** First words of the query keys of these screens. */
export const OFFLINE_ANSWERS = [
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
