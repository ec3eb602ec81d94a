import { formatFullClock } from '../../../shared/duration.ts'

export const copy = {
  elsewhere: {
    started: 'Sessão iniciada em outro aparelho.',
    running: 'Sessão retomada em outro aparelho.',
    paused: 'Sessão pausada em outro aparelho.',
    stopped: 'Sessão encerrada em outro aparelho.',
    over: 'A sessão terminou em outro aparelho.',
  },
  goesOn: 'A sessão anterior terminou em um aparelho que não sabia deste tempo. Ele ficou guardado aqui.',
  other: {
    title: 'Outra sessão correu ao mesmo tempo',
    text: (subject: string, seconds: number) =>
      `Em outro aparelho, ${subject || 'sem matéria'} está com ${formatFullClock(seconds)}. Nada se perdeu: o que fazer com ela?`,
    waits: (subject: string, seconds: number) =>
      `Depois desta, falta salvar a sessão de ${subject || 'outro aparelho'} (${formatFullClock(seconds)}).`,
    both: 'Guardar as duas',
    only: 'Ficar só com esta',
    instead: 'Ficar só com a outra',
  },
} as const
