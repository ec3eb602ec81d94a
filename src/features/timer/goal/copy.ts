export const copy = {
  label: 'Meta (minutos)',
  placeholder: 'Opcional',
  shown: (minutes: number) => `Meta: ${minutes} min`,
  reached: (minutes: number) => `Meta de ${minutes} min alcançada.`,
  still: (subject: string) => `${subject}: o cronômetro continua.`,
} as const
