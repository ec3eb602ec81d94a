import copyIcon from 'icon:copy'
import download from 'icon:download'
import printer from 'icon:printer'
import { saveFile } from '../../../web/device/save-file.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { notify } from '../../../web/ui/notices.ts'
import type { Report } from '../contract.ts'
import { copy } from '../copy.ts'
import { withoutLinks } from '../markdown.ts'

export function ReportTools({ report }: { report: Report }) {
  const document = `# ${copy.title}\n\n${withoutLinks(report.markdown)}`
  const copyText = () =>
    writeClipboard(document).then(
      () => notify(copy.copy.done),
      () => notify(copy.copy.failed, { tone: 'poor' }),
    )
  const save = () =>
    saveFile(
      new Blob([document], { type: 'text/markdown' }),
      copy.fileName(report.created_at, studentTimeZone()),
    )
  return (
    <div role="toolbar" aria-label={copy.tools} className="-mr-2.5 flex">
      <IconButton icon={copyIcon} label={copy.copy.action} side="bottom" onClick={copyText} />
      <IconButton icon={download} label={copy.download} side="bottom" onClick={save} />
      <IconButton icon={printer} label={copy.print} side="bottom" onClick={() => window.print()} />
    </div>
  )
}

async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
