import type { PersonalTable } from '../../../server/personal-data.ts'

/** Study records, the deleted ones included, and the sums that are computed from them. */
export const studyPersonal: readonly PersonalTable[] = [
  {
    table: 'study_record',
    download: {
      file: 'registros-de-estudo',
      columns: [
        { key: 'id', heading: 'Identificador' },
        { key: 'created_at', heading: 'Data' },
        { key: 'subject_id', heading: 'Identificador da matéria' },
        { key: 'subject', heading: 'Matéria', sql: '(select name from subject where subject.id = subject_id)' },
        { key: 'topic', heading: 'Tópico' },
        { key: 'study_time', heading: 'Tempo de estudo (segundos)' },
        { key: 'total_pauses', heading: 'Pausas' },
        { key: 'questions_resolved', heading: 'Questões' },
        { key: 'correct_answers', heading: 'Corretas' },
        { key: 'incorrect_answers', heading: 'Incorretas' },
        { key: 'ativo', heading: 'Ativo (0: excluído)' },
      ],
      orderBy: 'created_at, id',
    },
  },
  { table: 'study_rollup' },
]
