import type { PersonalTable } from '../../../../server/database/personal-data.ts'

export const picturesPersonal: readonly PersonalTable[] = [
  {
    table: 'mistake_picture',
    download: {
      file: 'fotos-dos-erros',
      columns: [
        ['mistake', 'Identificador do erro'],
        ['type', 'Formato'],
        ['bytes', 'Foto em base64', "replace(encode(bytes, 'base64'), E'\\n', '')"],
      ],
      orderBy: 'mistake',
    },
  },
]
