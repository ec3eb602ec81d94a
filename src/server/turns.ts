/** Runs work in turns. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets `atOnce` pieces of work run side by side and `waiting` more wait, first come first served; any further one throws `full()`. */
export function takeTurns(atOnce: number, waiting: number, full: () => Error): InTurn {
  const queue: Array<() => void> = []
  let running = 0

  const enter = async () => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw full()
    await new Promise<void>((begin) => queue.push(begin))
  }

  // Who leaves hands the place on, so that nobody who comes now takes it first.
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
