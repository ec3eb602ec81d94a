import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const guidePersonal: readonly PersonalTable[] = [
  {
    table: 'subject_place',
    download: {
      file: 'materias-no-guia',
      columns: [
        ['subject_id', 'Identificador da matéria'],
        ['subject', 'Matéria', '(select name from subject where subject.id = subject_id)'],
        ['place', 'Lugar', `case place when 'front' then 'na frente' else 'de lado' end`],
      ],
      orderBy: 'subject_id',
    },
  },
]
