import { answerCounts, counted } from '../../shared/count.ts'
import type { ChartWeek, Sums } from './contract.ts'

const dayAndMonth = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

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
  now: {
    title: 'Hoje',
    start: 'Começar',
    startOf: (subject: string) => `Começar: ${subject}`,
    kept: (done: number, count: number) => `${done} de ${count} hoje`,
    done: (done: number, count: number) => `${done} de ${count}`,
    ask: {
      plan: '',
      last: '',
      nothing: 'O que você vai estudar primeiro?',
      done: 'O plano de hoje está completo',
    },
    from: {
      plan: 'Do seu cronograma de hoje',
      last: 'A matéria que você estudou por último',
      nothing: 'Escolha a matéria e o relógio começa a contar.',
      done: 'Bom trabalho. O que vier agora é a mais.',
    },
    others: 'Outras matérias',
    day: 'Plano de hoje',
    plan: 'Ver o cronograma',
  },
  glance: {
    title: 'Esta semana',
    more: 'Ver no histórico',
    thisWeek: 'Desde segunda',
    lastWeek: 'Semana passada',
    soFar: (time: string) => `Neste ponto da semana passada: ${time.replaceAll(' ', '\u00a0')}.`,
    firstSession: 'A primeira sessão está registrada. A primeira bolinha é sua.',
    first: 'As bolinhas se preenchem nos dias em que você estuda.',
    studied: (days: readonly string[]) =>
      days.length === 0
        ? 'Nenhum dia estudado nesta semana, por enquanto.'
        : `${counted(days.length, 'dia estudado', 'dias estudados')} nesta semana: ${days.join(', ')}.`,
  },
  totals: {
    title: 'Totais',
    subjects: 'Total de matérias',
    topics: 'Total de tópicos',
    time: 'Tempo de estudo',
    questions: 'Questões',
    shown: 'Questões mostradas',
    asPercent: 'Exibir como %',
    options: { questions: 'Resolvidas', correct: 'Corretas', incorrect: 'Incorretas' },
  },
  subjects: {
    title: 'Resumo por matéria',
    compactTitle: 'Matérias estudadas',
    columns: {
      name: 'Matéria',
      time: 'Tempo',
      questions: 'Questões',
      correct: 'Corretas',
      incorrect: 'Incorretas',
      accuracy: 'Acertos',
    },
    answers: answerCounts,
    accuracy: (percent: number) => `${percent}% de acertos`,
    none: '–',
    noAnswers: 'Nenhuma questão',
  },
  week: {
    title: 'Dia a dia',
    choose: 'Semana',
    metric: 'O que mostrar',
    metrics,
    name: ({ number, start, end }: ChartWeek) =>
      `Semana ${number} (${dayAndMonth(start)} - ${dayAndMonth(end)})`,
    total: 'de dom. a sáb.',
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
