import type { PersonalTable } from '../../../server/personal-data.ts'

/** The week's plan. */
export const schedulePersonal: readonly PersonalTable[] = [
  {
    table: 'schedule_item',
    download: {
      file: 'cronograma',
      columns: [
        { key: 'id', heading: 'Identificador' },
        { key: 'day_of_week', heading: 'Dia (1: segunda-feira a 7: domingo)' },
        { key: 'subject_id', heading: 'Identificador da matéria' },
        { key: 'subject', heading: 'Matéria', sql: '(select name from subject where subject.id = subject_id)' },
      ],
      orderBy: 'day_of_week, position, id',
    },
  },
]
