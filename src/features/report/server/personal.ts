import type { PersonalTable } from '../../../server/personal-data.ts'

/** The reports that are kept, and when the last ones began. */
export const reportPersonal: readonly PersonalTable[] = [
  {
    table: 'report',
    download: {
      file: 'relatorios',
      columns: [
        { key: 'id', heading: 'Identificador' },
        { key: 'created_at', heading: 'Criado em' },
        { key: 'kind', heading: 'Escrito por (ai: modelo de linguagem, rules: regras)' },
        { key: 'model', heading: 'Modelo' },
        { key: 'from_day', heading: 'De' },
        { key: 'to_day', heading: 'Até' },
        { key: 'markdown', heading: 'Texto' },
      ],
      orderBy: 'id',
    },
  },
  { table: 'report_allowance' },
]
