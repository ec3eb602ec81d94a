import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const careersPersonal: readonly PersonalTable[] = [
  {
    table: 'user_career',
    download: {
      file: 'carreira',
      columns: [
        ['career_id', 'Identificador'],
        ['career', 'Carreira', '(select name from career where career.id = user_career.career_id)'],
        ['chosen_at', 'Escolhida em'],
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
        ['id', 'Identificador'],
        ['name', 'Carreira'],
      ],
      orderBy: 'id',
    },
  },
]
