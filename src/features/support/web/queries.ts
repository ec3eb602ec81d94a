import { mutationOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import type { SupportFields, supportContract } from '../contract.ts'

const api = client<typeof supportContract>()

/** A message sent again under the same key counts once. */
export const sendingMessage = mutationOptions({
  mutationKey: ['send support message'],
  mutationFn: ({ fields, key }: { fields: SupportFields; key: string }) =>
    api('POST /support', { body: fields, idempotencyKey: key }),
})
