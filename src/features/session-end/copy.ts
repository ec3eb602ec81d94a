import { formatDuration, formatMinutes } from '../../shared/duration.ts'
import type { EndingFact } from './rules.ts'

const time = (seconds: number) =>
  seconds < 60 ? formatDuration(seconds) : formatMinutes(Math.floor(seconds / 60))

export const copy = {
  title: 'Sessão concluída',
  close: 'Fechar',
  next: 'A seguir',
  fact: (fact: EndingFact): string => {
    switch (fact.type) {
      case 'good':
        return `Pela primeira vez, 70% ou mais em ${fact.subject}: ${fact.correct} certas em ${fact.questions}.`
      case 'week goal':
        return 'Você alcançou a meta da semana.'
      case 'day goal':
        return 'Você cumpriu a meta de hoje.'
      case 'longest':
        return `Foi a sua sessão mais longa da semana: ${time(fact.seconds)}.`
      case 'run':
        return `Já são ${fact.days} dias seguidos ${fact.hasPlan ? 'cumprindo o plano' : 'de estudo'}.`
      default:
        return `Hoje você já estudou ${time(fact.seconds)}.`
    }
  },
} as const
