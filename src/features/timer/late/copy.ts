import { counted } from '../../../shared/count.ts'

const minutesOf = (minutes: number) => counted(minutes, 'minuto', 'minutos')

export const copy = {
  label: 'Já estou estudando há … min',
  action: 'Somar',
  undo: 'Desfazer',
  said: (minutes: number) => `O cronômetro conta ${minutesOf(minutes)} a mais.`,
  shown: (minutes: number) => `Com ${minutesOf(minutes)} de antes de INICIAR`,
  undone: 'O cronômetro conta só desde INICIAR.',
  invalid: 'Informe um número inteiro de minutos.',
  counted: (minutes: number) => `O cronômetro já conta ${minutesOf(minutes)}.`,
  most: (minutes: number) =>
    `No máximo ${minutesOf(minutes)}: antes disso o tempo já foi contado ou faz muito.`,
} as const
