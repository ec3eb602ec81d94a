import { onTestFinished, vi } from 'vitest'

/**
 * Makes the browser hang when it opens the disk; returns the function that lets it answer. The test's end
 * does too, because modules keep the pending disk and the next test would wait for it.
 */
export function hang(): () => void {
  const held: (() => void)[] = []
  const open = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    const answer = {} as { result: IDBDatabase; onupgradeneeded(): void; onsuccess(): void }
    held.push(() => {
      const request = open.apply(this, args)
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
  const answerAll = () => {
    for (const release of held.splice(0)) release()
  }
  onTestFinished(answerAll)
  return answerAll
}

/** Makes the browser refuse to write. */
export function refuse(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
