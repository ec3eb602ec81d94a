import type { PersonalTable } from '../../../server/personal-data.ts'

/** What the support keeps of a student, the letters that still wait included. */
export const supportPersonal: readonly PersonalTable[] = [
  {
    table: 'support_message',
    download: {
      file: 'mensagens-ao-suporte',
      columns: [
        { key: 'created_at', heading: 'Enviada em' },
        { key: 'name', heading: 'Nome' },
        { key: 'email', heading: 'E-mail' },
        { key: 'subject', heading: 'Assunto' },
        { key: 'message', heading: 'Mensagem' },
      ],
      orderBy: 'id',
    },
  },
]
