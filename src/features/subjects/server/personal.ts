import type { PersonalTable } from '../../../server/personal-data.ts'

/** The subjects that the student chose and those that he or she created. */
export const subjectsPersonal: readonly PersonalTable[] = [
  {
    table: 'user_subject',
    download: {
      file: 'materias',
      columns: [
        { key: 'subject_id', heading: 'Identificador' },
        { key: 'subject', heading: 'Matéria', sql: '(select name from subject where subject.id = subject_id)' },
        { key: 'active', heading: 'Ativa' },
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
        { key: 'id', heading: 'Identificador' },
        { key: 'name', heading: 'Matéria' },
      ],
      orderBy: 'id',
    },
  },
]
