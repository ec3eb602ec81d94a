import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const importsPersonal: readonly PersonalTable[] = [
  {
    table: 'study_import',
    download: {
      file: 'importacoes',
      columns: [
        ['key', 'Identificador'],
        ['kind', 'O que é'],
        ['file', 'Arquivo'],
        ['source', 'De onde'],
        ['made_at', 'Importado em'],
        ['first_day', 'Primeiro dia', 'first_day::text'],
        ['last_day', 'Último dia', 'last_day::text'],
        ['records', 'Registros ou cartões'],
        ['study_time', 'Tempo de estudo (segundos)'],
        ['questions', 'Questões'],
        ['correct', 'Corretas'],
        ['picture', 'Retrato por tópico'],
        ['cards', 'Identificadores dos cartões'],
      ],
      orderBy: 'made_at, key',
    },
  },
  { table: 'import_slice' },
  {
    table: 'import_name',
    download: {
      file: 'nomes-das-importacoes',
      columns: [
        ['name', 'Nome no arquivo'],
        ['of_subject', 'Identificador da matéria do tópico'],
        ['subject_id', 'Identificador da matéria'],
        ['topic', 'Tópico'],
      ],
      orderBy: 'name, of_subject',
    },
  },
]
