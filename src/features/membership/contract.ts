import type { Capability, Plan } from './rules.ts'

export const CAPABILITIES: Readonly<Record<Capability, string>> = {
  guide: 'O edital do seu concurso em ordem, com o que estudar agora e por quê',
  'study-time': 'Cronômetro com pausas, modo foco e registro manual do tempo',
  questions: 'Registro de questões, com acertos e erros por matéria e tópico',
  schedule: 'Cronograma da semana, com o que falta para hoje',
  exams: 'Lista de concursos abertos',
  'basic-reports': 'Relatórios básicos: totais, gráfico da semana e resumo por matéria',
  'detailed-history': 'Histórico completo, com filtros e desempenho por tópico',
  'written-reports': 'Relatório com IA: o que melhorar, escrito a partir dos seus números',
}

export const PLANS: Readonly<Record<Plan, { name: string; text: string }>> = {
  free: { name: 'Grátis', text: 'O essencial para organizar o tempo e saber quanto você acerta.' },
  premium: { name: 'Premium', text: 'Tudo do plano grátis, com funções mais completas.' },
}

/** Holds for every installation that charges nothing. */
export const EVERYTHING_OPEN = 'Hoje nada é cobrado: toda conta usa as funções dos dois planos.'
