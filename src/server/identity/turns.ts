/** Places take turns with each other, and so do the accounts of one place. */
export interface Waiter {
  readonly place: string
  readonly account: string
  /** Aborted when the work is no longer wanted: a waiting piece is dropped and rejects with the reason. */
  readonly gone?: AbortSignal
}

export type InTurn = <Result>(who: Waiter, work: () => Promise<Result>) => Promise<Result>

interface Turns {
  readonly atOnce: number
  /** The most pieces that may wait, and the error for more; without it there is no limit. */
  readonly room?: { readonly waiting: number; readonly full: () => Error }
}

interface Piece {
  readonly account: string
  begin(): void
  refuse(error: Error): void
}

/** One piece of each place, then the next; a full queue drops the last piece of the fullest place. */
export function takeTurns({ atOnce, room }: Turns): InTurn {
  const line = new Line()
  let running = 0

  const enter = async ({ place, account, gone }: Waiter) => {
    gone?.throwIfAborted()
    if (running < atOnce) {
      running += 1
      return
    }
    if (room && line.length >= room.waiting && !line.dropLast(line.waitingOf(place) + 1, room.full()))
      throw room.full()
    await new Promise<void>((begin, refuse) => {
      const piece = { account, begin, refuse }
      line.join(place, piece)
      gone?.addEventListener('abort', () => line.drop(place, piece) && refuse(gone.reason), { once: true })
    })
  }

  // A leaving piece passes its place on, so that no newcomer takes it first.
  const leave = () => {
    const next = line.next()
    if (next) next.begin()
    else running -= 1
  }

  return async (who, work) => {
    await enter(who)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** The waiting places; a `Map` keeps the order of their turns. */
class Line {
  readonly #places = new Map<string, Piece[]>()
  length = 0

  waitingOf(place: string): number {
    return this.#places.get(place)?.length ?? 0
  }

  /** Queues the piece behind its account's last one, but before further pieces of accounts that have more. */
  join(place: string, piece: Piece): void {
    const pieces = this.#places.get(place) ?? []
    const before = pieces.filter(({ account }) => account === piece.account).length
    pieces.splice(indexOfRound(pieces, before + 1), 0, piece)
    this.#places.set(place, pieces)
    this.length += 1
  }

  /** Takes the next piece; its place moves to the end. */
  next(): Piece | undefined {
    const [first] = this.#places
    if (!first) return undefined
    const [place, pieces] = first
    const piece = pieces.shift()
    this.#places.delete(place)
    if (pieces.length > 0) this.#places.set(place, pieces)
    this.length -= 1
    return piece
  }

  /** Drops a waiting piece; returns false when it has begun or was refused. */
  drop(place: string, piece: Piece): boolean {
    const pieces = this.#places.get(place) ?? []
    const index = pieces.indexOf(piece)
    if (index < 0) return false
    pieces.splice(index, 1)
    if (pieces.length === 0) this.#places.delete(place)
    this.length -= 1
    return true
  }

  /** Refuses the last piece of the fullest place if it has more than `least`; returns false when none has. */
  dropLast(least: number, error: Error): boolean {
    let most: Piece[] = []
    for (const pieces of this.#places.values()) if (pieces.length > most.length) most = pieces
    if (most.length <= least) return false
    most.pop()?.refuse(error)
    this.length -= 1
    return true
  }
}

function indexOfRound(pieces: readonly Piece[], round: number): number {
  const counts = new Map<string, number>()
  for (const [index, { account }] of pieces.entries()) {
    const nth = (counts.get(account) ?? 0) + 1
    if (nth > round) return index
    counts.set(account, nth)
  }
  return pieces.length
}
