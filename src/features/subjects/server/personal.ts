import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const subjectsPersonal: readonly PersonalTable[] = [
  {
    table: 'user_subject',
    download: {
      file: 'materias',
      columns: [
        ['subject_id', 'Identificador'],
        ['subject', 'Matéria', '(select name from subject where subject.id = subject_id)'],
        ['active', 'Ativa'],
      ],
      orderBy: 'subject_id',
    },
  },
  {
    table: 'subject',
    student: 'owner_id',
    download: {
      file: 'materias-criadas',
      columns: [
        ['id', 'Identificador'],
        ['name', 'Matéria'],
      ],
      orderBy: 'id',
    },
  },
]
