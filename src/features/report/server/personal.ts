import type { PersonalTable } from '../../../server/database/personal-data.ts'

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
