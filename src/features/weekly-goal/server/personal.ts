import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const weeklyGoalPersonal: readonly PersonalTable[] = [
  {
    table: 'weekly_goal',
    download: {
      file: 'meta-semanal',
      columns: [
        ['minutes', 'Minutos por semana'],
        ['set_at', 'Definida em'],
      ],
      orderBy: 'set_at',
    },
  },
]
