import { formatDuration } from '../../../shared/duration.ts'

export const copy = {
  title: 'O relógio deste aparelho deu um salto',
  text: (subject: string, leapSeconds: number) =>
    `Com o cronômetro${subject && ` de ${subject}`} ligado, o relógio avançou ${formatDuration(leapSeconds)} de uma vez. ` +
    'Ou o aparelho ficou suspenso, ou o relógio foi acertado. Você estudou nesse tempo?',
  slept: 'Sim, contar',
  clockSet: 'Não, descontar',
  withIt: 'com o tempo do salto',
  withoutIt: 'sem o tempo do salto',
} as const
