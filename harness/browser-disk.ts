import { onTestFinished, vi } from 'vitest'

/** Makes the disk hang until the returned function is called or the test ends. */
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

export function refuse(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
