import { answerCounts } from '../../shared/count.ts'
import type { ChartWeek, Sums } from './contract.ts'

const dayAndMonth = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

const questions: Record<keyof Omit<Sums, 'study_time'>, string> = {
  questions: 'Questões resolvidas',
  correct: 'Questões corretas',
  incorrect: 'Questões incorretas',
}

const metrics: Record<keyof Sums, string> = {
  study_time: 'Tempo de estudo',
  questions: 'Total de questões',
  correct: 'Questões corretas',
  incorrect: 'Questões incorretas',
}

export const copy = {
  title: 'Resumo dos estudos',
  description: 'Veja seu tempo de estudo, suas questões e seu desempenho por matéria.',
  career: (name: string) => `Carreira: ${name}`,
  loading: 'Carregando...',
  totals: {
    title: 'Totais',
    subjects: 'Total de matérias',
    topics: 'Total de tópicos',
    time: 'Tempo de estudo',
    questions: 'Questões',
    shown: 'Questões mostradas',
    asPercent: 'Exibir como %',
    options: questions,
  },
  subjects: {
    title: 'Resumo por matéria',
    compactTitle: 'Matérias estudadas',
    columns: { name: 'Matéria', time: 'Tempo', questions: 'Questões', correct: 'Corretas', incorrect: 'Incorretas' },
    answers: answerCounts,
    noAnswers: 'Nenhuma questão',
  },
  week: {
    title: 'Sua semana',
    choose: 'Semana',
    metric: 'O que mostrar',
    metrics,
    name: ({ number, start, end }: ChartWeek) => `Semana ${number} (${dayAndMonth(start)} - ${dayAndMonth(end)})`,
    total: 'na semana',
    chart: (metric: string, week: string) => `${metric} por dia, ${week}`,
    day: 'Dia',
    dayTitle: (weekday: string, day: string) => `${weekday}, ${dayAndMonth(day)}`,
    nothing: 'Nenhum registro nesta semana.',
  },
  empty: {
    title: 'Nenhum registro encontrado',
    text: 'Comece a estudar para ver estatísticas e gráficos do seu desempenho.',
    action: 'Estudar agora',
  },
} as const
