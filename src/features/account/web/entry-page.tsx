import { Entry } from './entry.tsx'
import { useEntry } from './use-entry.ts'

/** The way in as part of the public home, which stands around it. */
export default function EntryPage() {
  return <Entry heading="h2" entry={useEntry()} />
}
