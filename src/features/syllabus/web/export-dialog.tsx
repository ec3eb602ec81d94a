import type { SyllabusDocument } from '../format/contract.ts'

export function ExportDialog({ document }: { document: SyllabusDocument; onClose: () => void }) {
  return document.id
}
