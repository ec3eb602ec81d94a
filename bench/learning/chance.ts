/** Numbers that look like chance and are the same for the same seed. */
export class Chance {
  private state: number

  constructor(...seed: readonly number[]) {
    this.state = seed.reduce(
      (hash, part) => Math.imul(hash ^ (part + 0x9e3779b9), 0x85ebca6b) ^ (hash >>> 13),
      0x2545f491,
    )
    for (let i = 0; i < 4; i++) this.next()
  }

  /** Returns a number from 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  isBelow(share: number): boolean {
    return this.next() < share
  }

  upTo(count: number): number {
    return Math.floor(this.next() * count)
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  lognormal(deviation: number): number {
    return Math.exp(deviation * this.normal() - (deviation * deviation) / 2)
  }

  binomial(count: number, share: number): number {
    return Array.from({ length: count }, () => this.isBelow(share)).filter(Boolean).length
  }
}
