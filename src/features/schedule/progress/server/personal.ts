import type { PersonalTable } from '../../../../server/database/personal-data.ts'

/** Shows the subject, which says more than the item's number. */
export const progressPersonal: readonly PersonalTable[] = [
  {
    table: 'progress_tick',
    download: {
      file: 'cronograma-marcado',
      columns: [
        ['completion_date', 'Dia'],
        ['schedule_item_id', 'Identificador no cronograma'],
        [
          'subject',
          'Matéria',
          `(select subject.name from schedule_item join subject on subject.id = schedule_item.subject_id
            where schedule_item.user_id = progress_tick.user_id and schedule_item.id = schedule_item_id)`,
        ],
        ['done', 'Feito'],
      ],
      orderBy: 'completion_date, schedule_item_id',
    },
  },
]
