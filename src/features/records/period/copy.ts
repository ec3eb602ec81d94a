export const copy = {
  title: 'Registros por dia',
  description: 'Veja, edite e delete seus registros de estudo de qualquer dia.',
  loading: 'Carregando...',
  day: (weekday: string, day: string) => `${weekday}, ${day}`,
  more: 'Mostrar mais',
} as const
