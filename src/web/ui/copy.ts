export const copy = {
  close: 'Fechar',
  retry: 'Tentar novamente',
  ok: 'OK',
  showPassword: 'Mostrar o que foi digitado',
  hidePassword: 'Ocultar o que foi digitado',
  choose: 'Selecione uma opção...',
  dayPlaceholder: 'dd/mm/aaaa',
  dayDoesNotExist: 'Este dia não existe.',
  dayIncomplete: 'Escreva a data como dd/mm/aaaa.',
} as const
