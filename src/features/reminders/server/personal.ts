import type { PersonalTable } from '../../../server/database/personal-data.ts'

/** Leaves browsers' addresses and keys out: whoever has them can send to the device. */
export const remindersPersonal: readonly PersonalTable[] = [
  {
    table: 'reminder',
    download: {
      file: 'lembretes',
      columns: [
        ['key', 'De quê'],
        ['message', 'Mensagem'],
      ],
      orderBy: 'key, subscription_id',
    },
  },
  {
    table: 'push_subscription',
    download: {
      file: 'aparelhos-lembrados',
      columns: [
        ['id', 'Identificador'],
        ['service', 'Serviço de mensagens do navegador', 'origin'],
        ['made_at', 'Desde'],
      ],
      orderBy: 'id',
    },
  },
  {
    table: 'reminder_choice',
    download: {
      file: 'escolha-de-lembretes',
      columns: [
        ['study_start', 'Na hora planejada'],
        ['timer_running', 'Cronômetro ligado'],
        ['enrolment_end', 'Inscrição perto do fim'],
        ['page_news', 'Novidade na página do concurso'],
        ['quiet_from', 'Silêncio desde (minutos do dia)'],
        ['quiet_until', 'Silêncio até (minutos do dia)'],
      ],
      orderBy: 'user_id',
    },
  },
]
