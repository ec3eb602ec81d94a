import download from 'icon:download'
import lightbulb from 'icon:lightbulb'
import { useNavigate } from 'react-router'
import { failureText } from '../../../web/failure-text.ts'
import { notify } from '../../../web/notices.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useSave } from '../../../web/use-save.ts'
import type { Period } from '../../study/period/rules.ts'
import { copy } from '../copy.ts'
import { fileName } from '../rules.ts'
import { downloadRecords } from './queries.ts'
import { HISTORY_PAGE } from './views.tsx'

/** 'Gerar Insight' (spec §2): opens the report of what is shown; without records it says what is missing. */
export function InsightButton({ records, search }: { records: number | undefined; search: string }) {
  const { action, noData } = copy.insight
  const navigate = useNavigate()
  const open = () => navigate({ pathname: `${HISTORY_PAGE}/relatorio`, search }, { preventScrollReset: true })
  return (
    <Button
      tone="primary"
      icon={lightbulb}
      disabled={!records}
      disabledHint={records === 0 && noData}
      onClick={() => void open()}
    >
      {action}
    </Button>
  )
}

interface ExportButtonProps {
  userId: string
  period: Period
  /** How many there are, once known. */
  records: number | undefined
}

/** Gives the records of the period as a spreadsheet. */
export function ExportButton({ userId, period, records }: ExportButtonProps) {
  const words = copy.export
  const { mutate, isPending } = useSave({
    mutationKey: ['export records'],
    mutationFn: () => downloadRecords(userId, period),
    onSuccess: (file) => saveFile(file, fileName(period)),
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor' }),
  })
  return (
    <Button
      icon={download}
      once
      busy={isPending}
      disabled={!records}
      disabledHint={records === 0 && words.noData}
      onClick={() => mutate()}
    >
      {isPending ? words.busy : words.action}
    </Button>
  )
}
