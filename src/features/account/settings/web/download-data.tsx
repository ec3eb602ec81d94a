import download from 'icon:download'
import { today } from '../../../../shared/calendar.ts'
import { failureText } from '../../../../web/failure-text.ts'
import { notify } from '../../../../web/notices.ts'
import { saveFile } from '../../../../web/save-file.ts'
import { studentTimeZone } from '../../../../web/time-zone.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { useSave } from '../../../../web/use-save.ts'
import { archiveName } from '../../personal-data/contract.ts'
import { copy } from '../copy.ts'
import { downloadingData } from './queries.ts'

/** Gives the student a file with all data of the account. */
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
