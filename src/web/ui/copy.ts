export const copy = {
  close: 'Fechar',
  retry: 'Tentar novamente',
  ok: 'OK',
  choose: 'Selecione uma opção...',
} as const
