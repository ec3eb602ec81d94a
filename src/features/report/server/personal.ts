import type { PersonalTable } from '../../../server/personal-data.ts'

/** The reports that are kept, and when the last ones began. */
export const reportPersonal: readonly PersonalTable[] = [
  {
    table: 'report',
    download: {
      file: 'relatorios',
      columns: [
        ['id', 'Identificador'],
        ['created_at', 'Criado em'],
        ['kind', 'Escrito por (ai: modelo de linguagem, rules: regras)'],
        ['model', 'Modelo'],
        ['from_day', 'De'],
        ['to_day', 'Até'],
        ['markdown', 'Texto'],
      ],
      orderBy: 'id',
    },
  },
  { table: 'report_allowance' },
]
