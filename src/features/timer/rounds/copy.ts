import { counted } from '../../../shared/count.ts'

export const copy = {
  label: 'Pomodoro',
  none: 'Não',
  usual: (study: number, rest: number) => `${study}/${rest}`,
  own: 'Outro',
  study: 'Estudo (minutos)',
  rest: 'Intervalo (minutos)',
  use: 'Usar',
  sound: 'Tocar um som',
  text: 'O intervalo começa sozinho e não conta como estudo. O estudo continua quando você tocar em CONTINUAR.',
  invalid: (most: number) => `De 1 a ${most}.`,
  round: (time: string) => `Pomodoro: estudo até ${time}`,
  resting: (time: string) => `Pomodoro: intervalo até ${time}`,
  state: 'Intervalo',
  roundOver: (rest: number) => `Hora do intervalo: ${counted(rest, 'minuto', 'minutos')}.`,
  restOver: 'O intervalo terminou.',
  waits: (subject: string) => `${subject}: o cronômetro espera por você.`,
} as const
