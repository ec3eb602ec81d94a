import { today } from '../src/shared/calendar.ts'
import { TEST_PASSWORD } from './app.ts'
import { pdfOf } from './pdf/make-pdf.ts'
import { SMALL_JPEG } from './pictures.ts'
import { HOME_ZONE } from './planner.ts'
import { EDITAL } from './syllabus-student.ts'

/** Values that make a call succeed: they fit the day or the account, or are unique. */
export const FITTING: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    [
      'date',
      'completion_date',
      'startDate',
      'endDate',
      'from',
      'to',
      'first_day',
      'last_day',
      'day',
      'studied_on',
    ].map((name) => [name, today(Date.now(), HOME_ZONE)]),
  ),
  time_zone: HOME_ZONE,
  // The student's days above begin at midnight too.
  day_starts_at: 0,
  icon: 'mdi:star',
  place: 'front',
  endpoint: 'https://push.example/um',
  p256dh: 'p256dh',
  auth: 'auth',
  // Google is linked and the account deleted after the password was changed.
  password: 'uma senha nova',
  current_password: TEST_PASSWORD,
  new_password: 'uma senha nova',
  subjects_to_deactivate: [],
  email: 'ana@exemplo.com.br',
  week: undefined,
  limit: 5,
  cursor: undefined,
  check: 'true',
  since: 0,
  created_at: new Date().toISOString(),
  questions_resolved: 3,
  correct_answers: 2,
  incorrect_answers: 1,
  exam_day: today(Date.now(), HOME_ZONE),
  notice_url: 'https://exemplo.com.br/edital',
  url: 'https://exemplo.com.br/concurso',
  catalogue: undefined,
  document: EDITAL,
  changes: [{ op: 'rename', id: EDITAL.blocos[0]?.id, text: 'Conhecimentos' }],
  decisions: undefined,
  act: undefined,
  // The target was saved twice before: made, then given its edital.
  revision: 3,
  text: 'PORTUGUÊS: 1 Crase. 2 Regência. 3 Concordância. DIREITO: 1 Atos. 1.1 Conceito. 1.2 Espécies. 2 Poderes.',
  pdf: undefined,
  file: undefined,
  key_pdf: Buffer.from(await pdfOf(['GABARITO 1 - A 2 - B 3 - C'])).toString('base64'),
  // Other tests cover a session's counts.
  studied: undefined,
  answered_at: '2026-03-17T15:00:00.000Z',
  blocks: [{ id: 'b1', name: 'Português', group: '', subject_id: null, first: 1, last: 2 }],
  answers: 'A-',
  doubts: [1],
  counts: {},
  preliminary: ['A', '*'],
  definitive: null,
  rule: null,
  source: '',
  mistake: 'prova-de-2026',
  data: SMALL_JPEG,
  // A session of an imported file.
  rows: [
    {
      subject: 0,
      topic: '',
      study_time: 60,
      questions: 3,
      correct: 2,
      incorrect: 1,
      at: 1_773_759_600,
      day: '2026-03-17',
      zone: HOME_ZONE,
      nth: 1,
    },
  ],
  typed: {},
}
