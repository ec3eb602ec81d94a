import download from 'icon:download'
import { saveFile } from '../../../web/device/save-file.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { copy } from '../copy.ts'
import { EXPORTS, type ExportKind, exportAs } from '../exchange/write.ts'
import type { SyllabusDocument } from '../format/contract.ts'

const { exporting: words } = copy

interface ExportDialogProps {
  document: SyllabusDocument
  onClose: () => void
}

/** Saves the edital as a file, without anything of the student's study. */
export function ExportDialog({ document, onClose }: ExportDialogProps) {
  const save = (kind: ExportKind) => {
    const { name, type, text } = exportAs(kind, document)
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), name)
  }
  return (
    <Dialog open title={copy.actions.export} onClose={onClose}>
      <p className="text-soft text-sm">{words.text}</p>
      <ul className="mt-4 space-y-3">
        {EXPORTS.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-40 text-sm">
              <span className="block font-semibold">{words.kinds[kind].name}</span>
              <span className="text-soft text-xs">{words.kinds[kind].text}</span>
            </span>
            <Button
              size="sm"
              icon={download}
              once
              aria-label={words.saveNamed(words.kinds[kind].name)}
              onClick={() => save(kind)}
            >
              {words.save}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
