import { remembered } from '../remembered.ts'

/** Whether the sidebar is folded to its icons, kept on the device. */
export const sidebar = remembered('sidebar', ['open', 'folded'])
