export const copy = {
  themes: { auto: 'Automático', light: 'Claro', dark: 'Escuro' },
} as const
