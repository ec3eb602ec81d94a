import type { PersonalTable } from '../../../../server/database/personal-data.ts'

/** Tables in the order in which rows may go: rows that name another go before it. */
export const targetsPersonal: readonly PersonalTable[] = [
  { table: 'syllabus_item' },
  { table: 'syllabus_subject' },
  {
    table: 'syllabus',
    download: {
      file: 'editais',
      columns: [
        ['target_id', 'Identificador do concurso-alvo'],
        ['revision', 'Vezes salvo'],
        ['document', 'Edital no formato aberto (JSON)'],
      ],
      orderBy: 'target_id',
    },
  },
  {
    table: 'target',
    download: {
      file: 'concursos-alvo',
      columns: [
        ['id', 'Identificador'],
        ['body', 'Órgão'],
        ['position', 'Cargo'],
        ['board', 'Banca'],
        ['exam_day', 'Dia da prova', 'exam_day::text'],
        ['notice_url', 'Endereço do edital'],
        ['points', 'Pontos na prova'],
        ['went', 'Como foi'],
        ['in_front', 'Na frente'],
        ['created_at', 'Criado em'],
      ],
      orderBy: 'id',
    },
  },
  { table: 'topic_wording' },
  {
    table: 'topic',
    download: {
      file: 'topicos',
      columns: [
        ['id', 'Identificador'],
        ['subject_id', 'Identificador da matéria'],
        ['subject', 'Matéria', '(select name from subject where subject.id = subject_id)'],
        ['words', 'Tópico'],
        [
          'also',
          'Também chamado de',
          `(select string_agg(key, '; ' order by key) from topic_wording wording
            where wording.user_id = topic.user_id and wording.topic_id = topic.id)`,
        ],
      ],
      orderBy: 'id',
    },
  },
]
