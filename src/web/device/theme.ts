import { remembered } from './remembered.ts'

export const THEMES = ['auto', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

export const theme = remembered('theme', THEMES)
