import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../harness/screen.tsx'
import type { Halted } from '../../../features/timer/session.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { keepTimeZone } from '../../../web/device/time-zone.ts'
import { setSessionHint } from '../../../web/session/session-hint.ts'
import { useStoppedZone } from './use-stopped-zone.ts'

const userId = newRecordKey(Date.now())

function Zone({ timer }: { timer: Halted }) {
  return <p>Estudado em {useStoppedZone(userId, timer)}</p>
}

const stopped = (since: number): Halted => ({
  status: 'stopped',
  sessionId: userId,
  segments: [60_000],
  pauses: [],
  added: [],
  leap: null,
  rounds: null,
  endedAt: null,
  since,
  farewell: null,
})

const says = (zone: string) => expect.element(page.getByText(`Estudado em ${zone}`)).toBeVisible()

it('a session belongs to the zone where it was stopped, even after a journey and a reload, until it continues', async () => {
  setSessionHint(userId)
  onTestFinished(() => setSessionHint(null))
  keepTimeZone(userId, 'America/Rio_Branco')
  show(<Zone timer={stopped(1)} />)
  await says('America/Rio_Branco')
  keepTimeZone(userId, 'America/Sao_Paulo')
  show(<Zone timer={stopped(1)} />)
  await says('America/Rio_Branco')
  show(<Zone timer={stopped(2)} />)
  await says('America/Sao_Paulo')
})
