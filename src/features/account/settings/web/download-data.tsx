import download from 'icon:download'
import { today } from '../../../../shared/calendar.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { saveFile } from '../../../../web/device/save-file.ts'
import { studentTimeZone } from '../../../../web/device/time-zone.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { archiveName } from '../../personal-data/contract.ts'
import { copy } from '../copy.ts'
import { downloadingData } from './queries.ts'

export function DownloadData({ userId }: { userId: string }) {
  const words = copy.data
  const { mutate, isPending } = useSave<Blob, void>({
    ...downloadingData(userId),
    onSuccess: (file) => saveFile(file, archiveName(today(Date.now(), studentTimeZone()))),
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor' }),
  })
  return (
    <Button icon={download} once busy={isPending} onClick={() => mutate()} className="max-sm:w-full">
      {isPending ? words.busy : words.action}
    </Button>
  )
}
