import { type OfStudent, slot } from '../../../web/panels/panels.tsx'
import type { NotebookIndex } from '../reading/tec.ts'

/** Panels that use a notebook's index. */
export const notebookSlot = slot<OfStudent & { index: NotebookIndex; onClose: () => void }>('notebook')
