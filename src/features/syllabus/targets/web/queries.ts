import { mutationOptions } from '@tanstack/react-query'
import { newRecordKey } from '../../../../shared/ids.ts'
import { client } from '../../../../web/api/api.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { saveWhole } from '../../../../web/merging/save-whole.ts'
import { type Delivery, deliver } from '../../../../web/outbox/student-outbox.ts'
import type { NewTarget, Outcome, Target, targetsContract } from '../contract.ts'
import { targetWords } from '../copy.ts'
import type { TargetForm } from '../form.ts'
import { outcomePath, wholeOfOutcome } from '../outcome.ts'

const api = client<typeof targetsContract>()

/** A document on its way up a slow line. */
const LONG_MS = 60_000

/** A target adds subjects, so every shown answer may have changed. */
const afterwards = () => queryClient.invalidateQueries()

export type Made = Omit<NewTarget, 'user_id'> & { key: string }

/** The key makes it once, however often it is sent. */
export const makingTarget = (userId: string) =>
  mutationOptions({
    mutationKey: ['make target'],
    mutationFn: async ({ key, ...target }: Made) => {
      const body = { user_id: userId, ...target }
      const reply = await api('POST /targets', { body, idempotencyKey: key, timeout: LONG_MS })
      await afterwards()
      return reply
    },
  })

export const changingTarget = (userId: string, id: number) =>
  mutationOptions({
    mutationKey: ['change target'],
    mutationFn: async ({
      from,
      form,
    }: {
      from: TargetForm
      form: TargetForm & Pick<Target, 'notice_url'>
    }) => {
      const { notice_url } = form
      const { message } = await saveWhole(
        { base: { ...from, notice_url }, mine: form, words: targetWords },
        (whole, { ifMatch }) =>
          api('PUT /targets/:id', { params: { id }, body: { user_id: userId, ...whole }, ifMatch }),
      )
      await afterwards()
      return message
    },
  })

export const puttingInFront = (userId: string) =>
  mutationOptions({
    mutationKey: ['put target in front'],
    mutationFn: async (id: number) => {
      const { message } = await api('PUT /targets/:id/front', { params: { id }, body: { user_id: userId } })
      await afterwards()
      return message
    },
  })

export async function deleteTarget(id: number): Promise<string> {
  const { message } = await api('DELETE /targets/:id', { params: { id } })
  await afterwards()
  return message
}

/** Keeps the outcome on the device, shows it from then on, and sends it when there is a connection. */
export function saveOutcome(
  userId: string,
  { id, body: label }: Pick<Target, 'id' | 'body'>,
  { from, outcome }: { from: Outcome; outcome: Outcome },
): Promise<Delivery> {
  const path = outcomePath(id)
  const said = { id: newRecordKey(Date.now()), method: 'POST', path, about: path, isLight: true } as const
  const made = { from: wholeOfOutcome(from), whole: wholeOfOutcome(outcome) }
  return deliver(userId, {
    ...said,
    body: { user_id: userId, ...outcome },
    made,
    createdAt: Date.now(),
    label,
  })
}
