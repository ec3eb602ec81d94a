export const copy = {
  close: 'Fechar',
  retry: 'Tentar novamente',
  ok: 'OK',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  choose: 'Selecione uma opção...',
} as const
