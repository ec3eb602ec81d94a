import { MOST } from './rules.ts'

export const copy = {
  label: 'Meta (minutos)',
  placeholder: 'Opcional',
  invalid: `Informe um número inteiro de minutos, de 1 a ${MOST}.`,
  shown: (minutes: number) => `Meta: ${minutes} min`,
  reached: (minutes: number) => `Meta de ${minutes} min alcançada.`,
  still: (subject: string) => `${subject}: o cronômetro continua.`,
} as const
