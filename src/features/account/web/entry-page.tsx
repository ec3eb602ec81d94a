import { Entry } from './entry.tsx'
import { useEntry } from './use-entry.ts'

export default function EntryPage() {
  return <Entry heading="h2" entry={useEntry()} />
}
