import type { Since } from './rules.ts'

const since: Record<Since, string> = {
  month: 'Este mês',
  quarter: '1 a 3 meses',
  half: '3 a 6 meses',
  longer: 'Mais de 6 meses',
}

export const copy = {
  title: 'Já sei',
  ask: 'Já estudou este tópico antes? Diga há quanto tempo foi.',
  said: 'O guia pula a teoria e oferece revisão. Quando você registrar estudo aqui, vale o registro.',
  since,
  undo: 'Desfazer',
  failed: 'Não foi possível salvar. Tente novamente.',
} as const
