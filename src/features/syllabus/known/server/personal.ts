import type { PersonalTable } from '../../../../server/database/personal-data.ts'

export const knownPersonal: readonly PersonalTable[] = [
  {
    table: 'known_topic',
    download: {
      file: 'topicos-que-ja-sabe',
      columns: [
        ['topic_id', 'Identificador do tópico'],
        [
          'topic',
          'Tópico',
          '(select words from topic where topic.user_id = known_topic.user_id and id = topic_id)',
        ],
        ['studied_on', 'Estudado por volta de', 'studied_on::text'],
        ['said_at', 'Anotado em'],
      ],
      orderBy: 'topic_id',
    },
  },
]
