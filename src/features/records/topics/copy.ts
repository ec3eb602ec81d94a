export const copy = {
  label: 'Tópico',
  placeholder: 'Opcional',
  offered: 'Tópicos que você já estudou',
} as const
