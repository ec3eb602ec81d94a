export const copy = {
  label: 'Tópico',
  placeholder: 'Opcional',
  offered: 'Tópicos sugeridos',
  more: 'Digite para achar os outros.',
} as const
