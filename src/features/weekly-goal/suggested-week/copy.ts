import { formatMinutes } from '../../../shared/duration.ts'

const named = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names)

export const copy = {
  title: 'Sugerir uma semana',
  lead: 'Diga quanto tempo você tem em cada dia. Depois é só ajustar e salvar.',
  replaces: 'A sugestão entra no lugar do que está planejado. Nada muda até você salvar.',
  perDay: 'Por dia',
  days: 'Dias da semana',
  /** As one says it: 'Segunda'. */
  day: (name: string) => name.split('-')[0],
  free: 'livre',
  minutes: formatMinutes,
  less: (day: string) => `Menos tempo: ${day}`,
  more: (day: string) => `Mais tempo: ${day}`,
  outline: 'Como fica a semana',
  week: (minutes: number) => `${formatMinutes(minutes)} por semana`,
  goal: (minutes: number) => `Sua meta é ${formatMinutes(minutes)}.`,
  how: {
    edital: 'Dividido pelo peso de cada matéria na prova.',
    usual: 'Dividido pelo que provas como a sua costumam cobrar de cada matéria.',
    nothing: 'Dividido por igual. Com o edital, a divisão segue o peso de cada matéria na prova.',
  },
  part: (minutes: number, percent: number) => `${formatMinutes(minutes)} · ${percent}%`,
  left: (names: readonly string[]) => `Ficam de fora nesta semana: ${named(names)}.`,
  none: 'Escolha ao menos um dia.',
  form: { submit: 'Ver a semana', busy: 'Carregando...', cancel: 'Cancelar' },
} as const
