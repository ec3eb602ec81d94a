import { monitorEventLoopDelay } from 'node:perf_hooks'
import { beforeAll, expect, it } from 'vitest'
import { Refusal } from '../http/on-error.ts'
import { AT_ONCE, COST, hashing, hashingFor, hashPassword } from './passwords.ts'

beforeAll(() => {
  hashing.cost = COST
})

it('a password is hashed soon, however many wait at another address', async () => {
  const order: string[] = []
  const hash = (place: string, account: string) =>
    hashingFor({ place, account }, () => hashPassword('segredo')).then(() => order.push(place))
  const many = Array.from({ length: AT_ONCE + 40 }, (_, nth) => hash('escola', `aluno ${nth % 16}`))
  await hash('casa', 'ana')
  expect(order.length).toBeLessThanOrEqual(2 * AT_ONCE + 1)
  await Promise.all(many)
})

it('many simultaneous passwords are hashed in turns while the process goes on; those above the limit are told to retry', async () => {
  const everyMs = 5
  const delay = monitorEventLoopDelay({ resolution: everyMs })
  delay.enable()
  const began = performance.now()
  const results = await Promise.allSettled(
    Array.from({ length: 120 }, (_, nth) =>
      hashingFor({ place: `${nth % 3}`, account: `${nth}` }, () => hashPassword('segredo')),
    ),
  )
  const elapsedMs = performance.now() - began
  delay.disable()
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  const made = results.length - refused.length
  expect(made).toBeGreaterThanOrEqual(101)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Refusal)
  // A hash on the answering thread would block it.
  const hashMs = (elapsedMs / made) * AT_ONCE
  expect(delay.percentile(99) / 1e6 - everyMs).toBeLessThan(hashMs)
})
