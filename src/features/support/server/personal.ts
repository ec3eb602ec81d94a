import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const supportPersonal: readonly PersonalTable[] = [
  {
    table: 'support_message',
    download: {
      file: 'mensagens-ao-suporte',
      columns: [
        ['created_at', 'Enviada em'],
        ['name', 'Nome'],
        ['email', 'E-mail'],
        ['subject', 'Assunto'],
        ['message', 'Mensagem'],
      ],
      orderBy: 'id',
    },
  },
]
