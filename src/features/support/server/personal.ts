import type { PersonalTable } from '../../../server/personal-data.ts'

/** What the student wrote to the support. */
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
