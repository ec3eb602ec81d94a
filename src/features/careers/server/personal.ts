import type { PersonalTable } from '../../../server/personal-data.ts'

/** The career that the student chose and those that he or she created. */
export const careersPersonal: readonly PersonalTable[] = [
  {
    table: 'user_career',
    download: {
      file: 'carreira',
      columns: [
        { key: 'career_id', heading: 'Identificador' },
        {
          key: 'career',
          heading: 'Carreira',
          sql: '(select name from career where career.id = user_career.career_id)',
        },
        { key: 'chosen_at', heading: 'Escolhida em' },
      ],
      orderBy: 'career_id',
    },
  },
  {
    table: 'career',
    student: 'owner_id',
    download: {
      file: 'carreiras-criadas',
      columns: [
        { key: 'id', heading: 'Identificador' },
        { key: 'name', heading: 'Carreira' },
      ],
      orderBy: 'id',
    },
  },
]
