import { type OfStudent, slot } from '../../../web/panels/panels.tsx'
import type { NotebookIndex } from '../reading/tec.ts'

export const notebookSlot = slot<OfStudent & { index: NotebookIndex; onClose: () => void }>('notebook')
