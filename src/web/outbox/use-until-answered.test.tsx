import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../harness/screen.tsx'
import type { OutboxEntry } from './outbox-rules.ts'
import { useUntilAnswered } from './use-until-answered.ts'

const write = (id: string): OutboxEntry => ({
  id,
  userId: 'ana',
  method: 'POST',
  path: '/user-study-records',
  body: {},
  createdAt: 0,
  label: 'Direito',
  state: 'waiting',
})

interface Known {
  answered: number
  at: number
  failures?: number
  waiting: OutboxEntry[]
}

let know: (known: Known) => void

function Sum() {
  const [{ answered, at, failures = 0, waiting }, set] = useState<Known>({ answered: 10, at: 1, waiting: [] })
  know = set
  const answer = { dataUpdatedAt: at, errorUpdateCount: failures }
  return <p>Feitos: {useUntilAnswered(answered + waiting.length, { waiting, answer, of: 'a semana' })}</p>
}

const says = (sum: number) => expect.element(page.getByText(`Feitos: ${sum}`, { exact: true })).toBeVisible()

beforeEach(async () => {
  show(<Sum />)
  await says(10)
})

const [A, B, C] = ['a', 'b', 'c'].map(write) as [OutboxEntry, OutboxEntry, OutboxEntry]

it('writes sent one after the other count until the server has answered', async () => {
  know({ answered: 10, at: 1, waiting: [A, B] })
  await says(12)
  know({ answered: 10, at: 1, waiting: [{ ...B }] })
  await says(12)
  know({ answered: 10, at: 1, waiting: [] })
  await says(12)
  know({ answered: 15, at: 2, waiting: [] })
  await says(15)
})

it('a write that comes meanwhile counts at once', async () => {
  know({ answered: 10, at: 1, waiting: [A] })
  await says(11)
  know({ answered: 10, at: 1, waiting: [] })
  await says(11)
  know({ answered: 10, at: 1, waiting: [B, C] })
  await says(12)
})

it('without an answer the server’s last one and the waiting writes are all that is known', async () => {
  know({ answered: 10, at: 1, waiting: [A, B] })
  await says(12)
  know({ answered: 10, at: 1, failures: 1, waiting: [B] })
  await says(11)
})
