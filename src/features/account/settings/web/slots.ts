import { type OfStudent, slot } from '../../../../web/panels/panels.tsx'

/** The slot for other features' settings on 'Minha Conta'. */
export const settingsSlot = slot<OfStudent>('settings')
