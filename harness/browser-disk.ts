import { vi } from 'vitest'

/** Has the browser not answer when it is asked to open the disk; gives back what makes it answer at last. */
export function hang(): () => void {
  const held: (() => void)[] = []
  const open = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...asked) {
    const answer = {} as { result: IDBDatabase; onupgradeneeded(): void; onsuccess(): void }
    held.push(() => {
      const request = open.apply(this, asked)
      request.onupgradeneeded = () => {
        answer.result = request.result
        answer.onupgradeneeded()
      }
      request.onsuccess = () => {
        answer.result = request.result
        answer.onsuccess()
      }
    })
    return answer as unknown as IDBOpenDBRequest
  })
  return () => {
    for (const release of held) release()
  }
}

/** Has the browser refuse to write. */
export function refuse(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
