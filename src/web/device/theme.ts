import { rememberedChoice } from './remembered-choice.ts'

export const THEMES = ['auto', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

export const theme = rememberedChoice('theme', THEMES)
