import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const mockExamsPersonal: readonly PersonalTable[] = [
  {
    table: 'mock_exam',
    download: {
      file: 'simulados',
      columns: [
        ['key', 'Identificador'],
        ['title', 'Nome'],
        ['answered_at', 'Respondido em'],
        ['paper', 'Prova, respostas, gabaritos e regra'],
      ],
      orderBy: 'answered_at',
    },
  },
]
