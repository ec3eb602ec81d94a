import type { PersonalTable } from '../../../server/personal-data.ts'

/** The subjects that the student chose and those that he or she created. */
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
