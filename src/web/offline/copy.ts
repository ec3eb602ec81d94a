const reasons = { offline: 'Sem conexão.', failed: 'Não foi possível atualizar.' } as const

export const copy = {
  update: { text: 'Nova versão disponível.', action: 'Atualizar' },
  stale: {
    text: (reason: keyof typeof reasons, time: string, day?: string) =>
      `${reasons[reason]} Mostrando o que você tinha ${day ? `em ${day}, ` : ''}às ${time}.`,
    action: 'Tentar novamente',
  },
} as const
