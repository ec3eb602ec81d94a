import { useEffect, useState } from 'react'
import type { Entries } from './outbox-rules.ts'
import { useOutbox } from './use-outbox.ts'

/** What waits on the device, and what counts it: `asItIs` until something waits, as that code comes only then. */
export function useCounting<Count>(
  userId: string,
  load: () => Promise<Count>,
  asItIs: Count,
): { writes: Entries; count: Count } {
  const writes = useOutbox(userId)
  const [count, setCount] = useState(() => asItIs)
  const waits = writes.length > 0
  useEffect(() => {
    if (!waits) return
    load().then(
      (loaded) => setCount(() => loaded),
      () => undefined,
    )
  }, [waits, load])
  return { writes, count }
}
