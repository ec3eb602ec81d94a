import type { PersonalTable } from '../../../server/personal-data.ts'

/** The career that the student chose and those that he or she created. */
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
