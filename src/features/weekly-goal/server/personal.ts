import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const weeklyGoalPersonal: readonly PersonalTable[] = [
  {
    table: 'weekly_goal',
    download: {
      file: 'meta-semanal',
      columns: [
        ['minutes', 'Minutos por semana'],
        ['questions', 'Questões por semana'],
        ['set_at', 'Definida em'],
      ],
      orderBy: 'set_at',
    },
  },
  {
    table: 'weekly_goal_subject',
    download: {
      file: 'metas-por-materia',
      columns: [
        ['subject_id', 'Identificador da matéria'],
        ['subject', 'Matéria', '(select name from subject where subject.id = subject_id)'],
        ['minutes', 'Minutos por semana'],
        ['questions', 'Questões por semana'],
      ],
      orderBy: 'subject_id',
    },
  },
]
