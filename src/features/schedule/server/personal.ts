import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const schedulePersonal: readonly PersonalTable[] = [
  {
    table: 'schedule_item',
    download: {
      file: 'cronograma',
      columns: [
        ['id', 'Identificador'],
        ['day_of_week', 'Dia (1: segunda-feira a 7: domingo)'],
        ['subject_id', 'Identificador da matéria'],
        ['subject', 'Matéria', '(select name from subject where subject.id = subject_id)'],
      ],
      orderBy: 'day_of_week, position, id',
    },
  },
  {
    table: 'planned_weekdays',
    download: {
      file: 'dias-planejados',
      columns: [
        ['since', 'Desde', 'since::text'],
        ['weekdays', 'Dias da semana (1: segunda-feira a 7: domingo)', "array_to_string(weekdays, ', ')"],
      ],
      orderBy: 'since',
    },
  },
]
