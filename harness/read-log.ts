import type { LogPage } from '../src/features/records/log/contract.ts'
import { type LoggedRecord, recordsOfPage } from '../src/features/records/log/rules.ts'
import type { TestStudent } from './app.ts'

/** All records that a device of the student's would have, newest first. */
export async function readLogOf({ id, call }: TestStudent): Promise<LoggedRecord[]> {
  const records: LoggedRecord[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: { body: LogPage } = await call(
      `GET /study-log/${id}`,
      after ? { query: { cursor: after } } : {},
    )
    records.push(...recordsOfPage(page.body.columns).records)
    after = page.body.next
  }
  return records
}
