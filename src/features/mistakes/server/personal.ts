import type { PersonalTable } from '../../../server/database/personal-data.ts'

export const mistakesPersonal: readonly PersonalTable[] = [
  {
    table: 'mistake',
    download: {
      file: 'erros',
      columns: [
        ['key', 'Identificador'],
        ['subject_id', 'Identificador da matéria'],
        ['subject', 'Matéria', '(select name from subject where subject.id = subject_id)'],
        ['topic', 'Tópico'],
        ['topic_id', 'Identificador do tópico'],
        ['cause', 'Causa'],
        ['day', 'Dia', 'day::text'],
        ['said_at', 'Marcado em'],
        ['source', 'Simulado, registro ou importação'],
        ['title', 'Prova'],
        ['number', 'Questão'],
        ['questions', 'Questões respondidas ali'],
        ['question', 'Pergunta'],
        ['other', 'Ou'],
        ['answer', 'Resposta'],
        ['dropped', 'Cartão dispensado'],
      ],
      orderBy: 'key',
    },
  },
  {
    table: 'card_answer',
    download: {
      file: 'respostas-dos-cartoes',
      columns: [
        ['key', 'Identificador'],
        ['mistake', 'Identificador do erro'],
        ['day', 'Dia', 'day::text'],
        ['is_right', 'Acertou'],
        ['answered_at', 'Respondido em'],
      ],
      orderBy: 'key',
    },
  },
]
