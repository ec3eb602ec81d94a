import { formatCount } from '../../../shared/count.ts'

export const copy = {
  title: 'Sair da conta?',
  cancel: 'Cancelar',
  running:
    'O cronômetro está ligado: ele será pausado e o tempo fica guardado neste aparelho até você entrar de novo.',
  open: 'Há uma sessão ainda não salva: ela fica guardada neste aparelho até você entrar de novo.',
  waiting: (writes: number) =>
    writes === 1
      ? 'Há 1 registro que ainda não foi enviado: ele fica guardado neste aparelho e segue quando você entrar de novo.'
      : `Há ${formatCount(writes)} registros que ainda não foram enviados: eles ficam guardados neste aparelho e seguem quando você entrar de novo.`,
  pause: 'Pausar e sair',
  leave: 'Sair',
} as const
