import { counted } from '../../../shared/count.ts'

export const copy = {
  label: 'Estudo no papel: não perguntar se continuo por',
  none: 'Pode perguntar',
  hours: (hours: number) => `${hours} h`,
  text: (time: string) => `Até ${time} não perguntamos nada, e a tela pode apagar.`,
  shown: (time: string) => `Estudo no papel até ${time}`,
  said: (hours: number) => `Bom estudo. Por ${counted(hours, 'hora', 'horas')} não perguntamos nada.`,
} as const
