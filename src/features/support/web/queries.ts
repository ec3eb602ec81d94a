import { mutationOptions } from '@tanstack/react-query'
import { client } from '../../../web/api.ts'
import type { SupportFields, supportContract } from '../contract.ts'

const api = client<typeof supportContract>()

/** Sends a message to the support; sent again under the same key it is one message. */
export const sendingMessage = mutationOptions({
  mutationKey: ['send support message'],
  mutationFn: ({ fields, key }: { fields: SupportFields; key: string }) =>
    api('POST /support', { body: fields, idempotencyKey: key }),
})
