export const copy = {
  title: 'Não enviados',
  waiting: 'Aguardando conexão',
  rejected: 'O servidor não aceitou.',
  /** Names of writes by the first part of their path; records are named by the action. */
  about: {
    progress: 'Marcação no cronograma',
    syllabus: 'Mudança no edital',
    targets: 'Resultado do concurso',
    'subject-places': 'Lugar da matéria no guia',
    'known-topics': 'Já sei',
    mistakes: 'Erro',
    'mistake-pictures': 'Foto de um erro',
    'card-answers': 'Resposta a um cartão',
    'mock-exams': 'Simulado',
  },
  mend: 'Corrigir',
  retry: 'Tentar novamente',
  discard: 'Descartar',
  /** A button's label, distinct from others of its kind. */
  named: (action: string, about: string) => `${action}: ${about}`,
  discarding: (subject: string) => ({
    title: 'Descartar o que não foi enviado?',
    text: `O que o servidor não aceitou de ${subject} será apagado deste aparelho. Esta ação não pode ser desfeita.`,
    action: 'Descartar',
  }),
} as const
