import type { PersonalTable } from '../../../../server/database/personal-data.ts'

/** Goes before the targets that it names. */
export const watchPersonal: readonly PersonalTable[] = [
  {
    table: 'page_watch',
    download: {
      file: 'paginas-acompanhadas',
      columns: [
        ['target_id', 'Identificador do concurso-alvo'],
        ['url', 'Endereço da página'],
      ],
      orderBy: 'target_id',
    },
  },
]
