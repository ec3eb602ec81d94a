import { menu } from '../features.ts'

export const screens = menu.filter(({ among }) => among === 'screens')

export const inBar = menu.filter((entry) => entry.inBar)

export const settings = menu.filter(({ among }) => among === 'settings')

export const atTheEnd = menu.filter(({ among }) => among === 'end')
