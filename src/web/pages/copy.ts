export const copy = {
  description: 'A melhor plataforma de estudos online',
} as const
