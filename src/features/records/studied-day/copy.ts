export const copy = {
  label: 'Data',
  calendar: 'Abrir calendário',
} as const
