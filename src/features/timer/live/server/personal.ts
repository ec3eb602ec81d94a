import type { PersonalTable } from '../../../../server/database/personal-data.ts'

export const livePersonal: readonly PersonalTable[] = [
  {
    table: 'live_event',
    download: {
      file: 'sessoes-nos-aparelhos',
      columns: [
        ['session', 'Sessão'],
        ['type', 'O que aconteceu'],
        ['at', 'Quando', "to_timestamp((said->>'at')::double precision / 1000)"],
        ['received_at', 'Recebido em'],
      ],
      orderBy: 'seq',
    },
  },
]
