import { type OfStudent, slot } from '../../../../web/panels/panels.tsx'

/** The settings of other features on 'Minha Conta'. */
export const settingsSlot = slot<OfStudent>('settings')
