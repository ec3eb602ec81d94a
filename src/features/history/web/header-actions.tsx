import download from 'icon:download'
import lightbulb from 'icon:lightbulb'
import { useNavigate } from 'react-router'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { saveFile } from '../../../web/device/save-file.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { notify } from '../../../web/ui/notices.ts'
import type { Period } from '../../records/period/rules.ts'
import { copy } from '../copy.ts'
import { fileName } from '../rules.ts'
import { downloadRecords } from './queries.ts'
import { HISTORY_PAGE } from './views.tsx'

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
  records: number | undefined
}

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
