// Readers of the bytes that PostgreSQL writes for `server/table.ts`.

const [TOPIC_BYTES, LENGTH_BYTES, RECORD_BYTES] = [4, 4, 12]
const NUMBERS = 6

/** Six numbers a record: day from 1970, seconds, questions, correct, 1 if finished, 1 if a review. */
export function recordsByWording(log: Uint8Array): [topic: number, records: number[]][] {
  const view = viewOf(log)
  const byWording: [number, number[]][] = []
  for (let from = 0; from < log.byteLength; ) {
    const [topic, bytes] = [view.getInt32(from), view.getInt32(from + TOPIC_BYTES)]
    from += TOPIC_BYTES + LENGTH_BYTES
    byWording.push([topic, recordsIn({ view, from }, bytes / RECORD_BYTES)])
    from += bytes
  }
  return byWording
}

function recordsIn({ view, from }: Written, count: number): number[] {
  // Allocated at full length: a growing list leaves half of ten years to the garbage collector.
  const records = new Array<number>(count * NUMBERS)
  for (let at = 0; at < count; at++)
    putRecord(records, at * NUMBERS, { view, from: from + at * RECORD_BYTES })
  return records
}

/** Reads the `log` of `logOfNamed`: the same, each topic once. */
export function recordsByTopic(log: Uint8Array): Map<number, number[]> {
  const view = viewOf(log)
  const each = TOPIC_BYTES + RECORD_BYTES
  const counts = new Map<number, number>()
  for (let from = 0; from < log.byteLength; from += each) {
    const topic = view.getInt32(from)
    counts.set(topic, (counts.get(topic) ?? 0) + 1)
  }
  const byTopic = new Map<number, number[]>()
  const filled = new Map<number, number>()
  for (const [topic, count] of counts) byTopic.set(topic, new Array<number>(count * NUMBERS))
  for (let from = 0; from < log.byteLength; from += each) {
    const topic = view.getInt32(from)
    const at = filled.get(topic) ?? 0
    filled.set(topic, at + NUMBERS)
    putRecord(byTopic.get(topic) ?? [], at, { view, from: from + TOPIC_BYTES })
  }
  return byTopic
}

const viewOf = (log: Uint8Array) => new DataView(log.buffer, log.byteOffset, log.byteLength)

interface Written {
  readonly view: DataView
  readonly from: number
}

function putRecord(records: number[], at: number, { view, from }: Written): void {
  const [high, low] = [view.getUint32(from + 4), view.getUint32(from + 8)]
  records[at] = view.getInt32(from)
  records[at + 1] = high >>> 4
  records[at + 2] = ((high & 0xf) << 13) | (low >>> 19)
  records[at + 3] = (low >>> 2) & 0x1ffff
  records[at + 4] = (low >> 1) & 1
  records[at + 5] = low & 1
}

/** Sums of a spelling; `topic` is 0 for none; days are from 1970, and `learned` may be infinite. */
export interface SpellingSums {
  readonly subject: number
  readonly topic: number
  readonly seconds: number
  readonly questions: number
  readonly correct: number
  readonly last: number
  readonly learned: number
}

const [NUMBER_BYTES, SUMS] = [8, 7]

/** Reads the `log` of `logOfSums`. */
export function sumsIn(log: Uint8Array): SpellingSums[] {
  const view = viewOf(log)
  return Array.from({ length: log.byteLength / (SUMS * NUMBER_BYTES) }, (_, row) => {
    const at = (place: number) => view.getFloat64((row * SUMS + place) * NUMBER_BYTES)
    const [last, learned] = [at(5), at(6)]
    return { subject: at(0), topic: at(1), seconds: at(2), questions: at(3), correct: at(4), last, learned }
  })
}
