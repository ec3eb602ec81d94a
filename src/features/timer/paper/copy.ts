import { counted } from '../../../shared/count.ts'

export const copy = {
  label: 'Estudo fora da tela',
  none: 'Não',
  hours: (hours: number) => `${hours} h`,
  text: (time: string) => `Até ${time} não perguntamos nada, e a tela pode apagar.`,
  shown: (time: string) => `Fora da tela até ${time}`,
  said: (hours: number) => `Bom estudo. Por ${counted(hours, 'hora', 'horas')} não perguntamos nada.`,
} as const
