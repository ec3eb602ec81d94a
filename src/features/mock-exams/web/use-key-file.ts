import { useState } from 'react'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { base64Of } from '../../../web/device/base64.ts'
import { KEY_REFUSALS, MOST_KEY_BYTES } from '../contract.ts'
import { copy } from '../copy.ts'
import { readingKey } from './queries.ts'

/** Opens a key that was published as a file: a text here, a PDF on the server. `wrong` says why it was not read. */
export function useKeyFile(userId: string, onText: (text: string) => void) {
  const [wrong, setWrong] = useState<string>()
  const reading = useSave({
    ...readingKey(userId),
    onSuccess: onText,
    onError: (error) => setWrong(failureText(error, { unknown: copy.paper.failed })),
  })
  const open = async (file: File | null | undefined) => {
    setWrong(undefined)
    if (!file) return
    if (file.size > MOST_KEY_BYTES) return setWrong(KEY_REFUSALS.large)
    try {
      if (/\.txt$/i.test(file.name)) onText(await file.text())
      else reading.mutate(await base64Of(file))
    } catch {
      setWrong(copy.paper.unreadable)
    }
  }
  return { open, wrong, isBusy: reading.isPending, say: setWrong }
}
