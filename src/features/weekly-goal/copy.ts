import { counted } from '../../shared/count.ts'
import { formatMinutes, type Standing } from './rules.ts'

export const copy = {
  title: 'Meta da semana',
  change: 'Alterar meta',
  set: 'Definir meta',
  none: 'Diga quantas horas quer estudar por semana e veja aqui quanto falta a cada dia.',
  of: (goal: number) => `de ${formatMinutes(goal)}`,
  progress: ({ studied, goal }: Standing) => `${formatMinutes(studied)} de ${formatMinutes(goal)}`,
  today: 'Falta hoje',
  todayDone: 'O de hoje está feito.',
  left: ({ left, beyond }: Standing) => {
    if (left > 0) return `Até domingo: ${formatMinutes(left)}.`
    return beyond > 0 ? `Meta alcançada, com ${formatMinutes(beyond)} a mais.` : 'Meta alcançada.'
  },
  waiting: (seconds: number) =>
    `Inclui ${seconds < 60 ? counted(seconds, 'segundo', 'segundos') : formatMinutes(Math.floor(seconds / 60))} à espera de conexão.`,
  form: {
    text: 'Quanto você quer estudar de segunda a domingo. A página inicial mostra quanto falta.',
    hours: 'Horas',
    minutes: 'Minutos',
    hint: 'Deixe em branco para estudar sem meta.',
    submit: 'Salvar meta',
    busy: 'Salvando...',
    cancel: 'Cancelar',
    failed: 'Não foi possível salvar a meta. Tente novamente.',
  },
} as const
