import { type OfStudent, slot } from '../../../web/panels/panels.tsx'
import type { NotebookIndex } from '../reading/tec.ts'

/** What a notebook's index is good for. */
export const notebookSlot = slot<OfStudent & { index: NotebookIndex; onClose: () => void }>('notebook')
