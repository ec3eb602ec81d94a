import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../web/api/api-error.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { addressOf, keyOf } from '../../../web/device/push-address.ts'
import { withTimeout } from '../../../web/device/with-timeout.ts'
import { notify } from '../../../web/ui/notices.ts'
import { type Reminders, USUAL } from '../contract.ts'
import { copy } from '../copy.ts'
import { endSubscription, sendSubscription } from './queries.ts'

const WORKER_MS = 10_000

/** `none` where the browser lacks push, `denied` where the student refused. */
export type PushState = 'none' | 'denied' | 'off' | 'on'

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** A browser that refused the worker never answers. */
const worker = () => withTimeout(WORKER_MS, navigator.serviceWorker.ready)

const subscription = async () => (await worker()).pushManager.getSubscription()

type Known = Pick<Reminders, 'public_key' | 'here'>

/** A subscription with other keys than the server's, or sent in an earlier session, no longer works. */
async function stateFor({ public_key, here }: Known): Promise<PushState> {
  if (!canPush()) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  const known = here && Notification.permission === 'granted' ? await subscription().catch(() => null) : null
  return known && keyOf(known) === public_key ? 'on' : 'off'
}

const stateOf = (userId: string, { public_key, here }: Known) =>
  queryOptions({
    queryKey: ['push state', userId, public_key, here],
    queryFn: () => stateFor({ public_key, here }),
    staleTime: 0,
    gcTime: 0,
  })

/** Asks the browser, which asks the student, and sends the subscription to the server. */
async function turnOn(userId: string, { public_key, choice, gone }: Reminders): Promise<string> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(copy.refused)
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  if (known && (gone || keyOf(known) !== public_key)) await known.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
  return sendSubscription(userId, { ...addressOf(made), choice: choice ? null : USUAL })
}

async function turnOff(userId: string): Promise<string> {
  const known = await subscription()
  const message = await endSubscription(userId, known?.endpoint ?? 'none')
  await known?.unsubscribe()
  return message
}

const turning = (userId: string, reminders: Reminders) =>
  mutationOptions({
    mutationKey: ['turn reminders'],
    mutationFn: (to: 'on' | 'off') => (to === 'on' ? turnOn(userId, reminders) : turnOff(userId)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['push state', userId] }),
  })

/** The message when turning on failed, by the browser's permission. */
const REFUSALS = { granted: copy.refused, denied: copy.denied, default: copy.dismissed } as const

const isOfBrowser = (error: Error) => !(error instanceof ApiError)

/** Whether this device gets reminders, and functions to turn that on and off. */
export function usePush(userId: string, reminders: Reminders) {
  const { data: state } = useQuery(stateOf(userId, reminders))
  const { mutate, isPending } = useSave({
    ...turning(userId, reminders),
    onSuccess: (message) => notify(message),
    onError: (error, to) => {
      const unknown = isOfBrowser(error) && to === 'on' ? REFUSALS[Notification.permission] : copy.failed
      notify(failureText(error, { unknown }), { tone: 'poor' })
    },
  })
  return { state, isBusy: isPending, turn: mutate }
}
