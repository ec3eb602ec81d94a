import type { PersonalTable } from '../../../server/database/personal-data.ts'

/** The digest of the address is a secret. */
export const calendarFeedPersonal: readonly PersonalTable[] = [
  {
    table: 'calendar_feed',
    download: { file: 'endereco-do-calendario', columns: [['made_at', 'Criado em']], orderBy: 'made_at' },
  },
]
