import type { PersonalTable } from '../../../server/database/personal-data.ts'

/** The download includes deleted records. */
export const studyPersonal: readonly PersonalTable[] = [
  {
    table: 'study_record',
    download: {
      file: 'registros-de-estudo',
      columns: [
        ['id', 'Identificador'],
        ['created_at', 'Data'],
        ['subject_id', 'Identificador da matéria'],
        ['subject', 'Matéria', '(select name from subject where subject.id = subject_id)'],
        ['topic', 'Tópico'],
        ['study_time', 'Tempo de estudo (segundos)'],
        ['total_pauses', 'Pausas'],
        ['questions_resolved', 'Questões'],
        ['correct_answers', 'Corretas'],
        ['incorrect_answers', 'Incorretas'],
        ['ativo', 'Ativo (0: excluído)'],
        ['topic_id', 'Identificador do tópico do edital'],
        ['kind', 'Tipo de estudo'],
        ['finished', 'Tópico terminado'],
        ['day', 'Dia de estudo', 'day::text'],
        ['zone', 'Fuso do dia'],
      ],
      orderBy: 'created_at, id',
    },
  },
]
