import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const consistencyPersonal: readonly PersonalTable[] = [
  {
    table: 'consistency',
    download: {
      file: 'constancia',
      columns: [
        ['least_minutes', 'Minutos a partir dos quais um dia conta'],
        ['day_starts_at', 'Hora em que o dia começa'],
        ['study_at', 'Hora planejada do estudo', "to_char(make_interval(mins => study_at), 'HH24:MI')"],
      ],
      orderBy: 'user_id',
    },
  },
  {
    table: 'rest',
    download: {
      file: 'descansos',
      columns: [
        ['id', 'Identificador'],
        ['first_day', 'Do dia', 'first_day::text'],
        ['last_day', 'Ao dia', 'last_day::text'],
      ],
      orderBy: 'first_day, id',
    },
  },
]
