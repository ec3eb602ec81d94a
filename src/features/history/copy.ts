import { formatDay } from '../../shared/calendar.ts'
import { counted } from '../../shared/count.ts'
import { formatPercent } from '../../shared/percent.ts'
import type { Period } from '../records/period/rules.ts'

/** For instance ': 15 pontos a mais'; empty for equal whole points. */
function points(before: number, after: number): string {
  const change = Math.round(after) - Math.round(before)
  if (change === 0) return ''
  return `: ${counted(Math.abs(change), 'ponto', 'pontos')} a ${change > 0 ? 'mais' : 'menos'}`
}

export const copy = {
  title: 'Histórico de estudos',
  subtitle: 'Análise de Desempenho',
  description: 'Reveja seus estudos e seu desempenho por matéria e tópico.',
  percent: formatPercent,
  insight: {
    action: 'Gerar Insight',
    noData: 'Você precisa criar registro de estudo antes!',
  },
  export: {
    action: 'Exportar CSV',
    busy: 'Exportando...',
    noData: 'Não há registros para exportar.',
    failed: 'Não foi possível exportar os registros. Tente novamente.',
  },
  filters: {
    title: 'Filtros',
    span: 'Período',
    spans: { week: '7 dias', month: '30 dias', 'this month': 'Este mês', all: 'Tudo' },
    titles: {
      week: 'Últimos 7 dias',
      month: 'Últimos 30 dias',
      'this month': 'Este mês',
      all: 'Todo o histórico',
    },
    between: ({ from, to }: Period) => {
      if (from && to) return `De ${formatDay(from)} a ${formatDay(to)}`
      return from ? `Desde ${formatDay(from)}` : `Até ${to && formatDay(to)}`
    },
    from: 'Data inicial',
    to: 'Data final',
    fromCalendar: 'Calendário do início',
    toCalendar: 'Calendário do fim',
    order: 'Ordenar por',
    subject: 'Matéria',
    allSubjects: 'Todas as matérias',
    orders: { tempo: 'Tempo de Estudo', acertos: 'Porcentagem de Acertos' },
  },
  totals: {
    title: 'Totais',
    time: 'Tempo total de estudo',
    questions: 'Total de questões',
    correct: 'Total de acertos',
    rate: (correct: number, questions: number) => `${formatPercent(correct, questions)} das questões`,
  },
  views: {
    title: 'Ver o histórico',
    subjects: 'Por matéria',
    records: 'Registros por dia',
  },
  trend: {
    title: 'Evolução',
    metric: 'O que o gráfico mostra',
    metrics: { time: 'Tempo', accuracy: 'Acertos' },
    chart: { time: 'Tempo de estudo', accuracy: 'Porcentagem de acertos' },
    steps: { day: 'por dia', week: 'por semana', month: 'por mês', year: 'por ano' },
    longest: {
      day: 'Dia mais forte',
      week: 'Semana mais forte',
      month: 'Mês mais forte',
      year: 'Ano mais forte',
    },
    most: (what: string, name: string, time: string) => `${what}: ${name}, ${time}.`,
    halves: (before: number, after: number) =>
      `Acertos: ${formatPercent(before, 100)} na primeira metade, ${formatPercent(after, 100)} na segunda${points(before, after)}.`,
    mean: 'Média de quatro semanas',
    meanLine: 'A linha é a média de quatro semanas.',
    good: '70%',
    nothing: 'Nenhum tempo de estudo neste período.',
    noQuestions: 'sem questões',
    table: 'Ver em tabela',
    columns: { part: 'Período', time: 'Tempo', questions: 'Questões', rate: 'Acertos' },
  },
  subjects: {
    title: 'Desempenho por matéria',
    records: 'Ver os registros',
    unknown: 'Matéria não encontrada',
    time: 'Tempo',
    questions: 'Questões',
    rate: 'Acertos',
    bands: { good: 'Ótimo desempenho', fair: 'Desempenho razoável', poor: 'Precisa melhorar' },
  },
  topics: {
    caption: (subject: string) => `Tópicos de ${subject}`,
    none: 'Tópico não informado',
    more: (topics: number) => `Mostrar mais ${counted(topics, 'tópico', 'tópicos')}`,
    columns: {
      name: 'Tópico',
      time: 'Tempo',
      correct: 'Corretas',
      incorrect: 'Incorretas',
      questions: 'Questões',
      rate: 'Acertos',
    },
  },
  empty: {
    title: 'Nenhum registro de estudo encontrado',
    text: 'Cada sessão que você salvar aparece aqui, com seu desempenho por matéria e tópico.',
    action: 'Estudar agora',
  },
  noMatch: {
    title: 'Nenhum registro neste período',
    text: 'Escolha outras datas ou veja todos os seus registros.',
    action: 'Limpar datas',
  },
  wrongPeriod: 'Confira as datas',
} as const
