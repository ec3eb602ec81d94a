import { remembered } from '../remembered.ts'

export const THEMES = ['auto', 'light', 'dark'] as const

/** Light, dark, or as the system says. */
export type Theme = (typeof THEMES)[number]

/** The student's choice of theme, kept on the device. */
export const theme = remembered('theme', THEMES)
