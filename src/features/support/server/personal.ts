import type { PersonalTable } from '../../../server/personal-data.ts'

/** What the support keeps of a student, the letters that still wait included. */
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
