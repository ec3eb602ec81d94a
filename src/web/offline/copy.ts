export const copy = {
  update: { text: 'Nova versão disponível.', action: 'Atualizar' },
} as const
