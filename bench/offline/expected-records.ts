/** States of a record: so many minutes, any time at all, or not there. */
export type ExpectedState = number | 'any' | 'gone'

export interface Row {
  readonly id: string | number
  readonly topic: string | null
  readonly study_time: number
  readonly ativo: number
}

export interface Faults {
  readonly lost: string[]
  readonly twice: string[]
  readonly other: string[]
  readonly outOfOrder: string[]
}

/** One record a topic; an action broken off before the page acknowledged it has two right outcomes. */
export class ExpectedRecords {
  readonly #standings = new Map<string, ExpectedState[]>()

  note(topic: string, standing: ExpectedState): void {
    this.#standings.set(topic, [standing])
  }

  /** Notes an action that was broken off before the page acknowledged it. */
  doubt(topic: string, standing: ExpectedState): void {
    this.#standings.set(topic, [...(this.#standings.get(topic) ?? ['gone']), standing])
  }

  /** Records that are surely there, oldest first. */
  there(): string[] {
    return [...this.#standings].filter(([, may]) => !may.includes('gone')).map(([topic]) => topic)
  }

  /** Returns the number of records acknowledged or broken off, deleted ones too. */
  get size(): number {
    return this.#standings.size
  }

  compare(rows: readonly Row[]): Faults {
    const made = rows.map(({ topic }) => topic ?? '')
    const of = (topic: string) => rows.filter((row) => row.topic === topic)
    const wrong = [...this.#standings].filter(
      ([topic, may]) => !may.some((one) => isAs(one, activeOf(of(topic)))),
    )
    const isLost = ([topic]: [string, ExpectedState[]]) => activeOf(of(topic)) === undefined
    const unknown = made.filter((topic) => !this.#standings.has(topic))
    return {
      lost: wrong.filter(isLost).map(([topic]) => topic),
      twice: [...this.#standings.keys()].filter((topic) => of(topic).length > 1),
      other: [...unknown, ...wrong.filter((one) => !isLost(one)).map(([topic]) => topic)],
      // Topics are numbered as they were saved.
      outOfOrder: made.filter((topic, index) => index > 0 && topic < (made[index - 1] ?? '')),
    }
  }
}

const activeOf = (rows: readonly Row[]) => rows.find(({ ativo }) => ativo === 1)

function isAs(standing: ExpectedState, row: Row | undefined): boolean {
  if (standing === 'gone' || row === undefined) return standing === 'gone' && row === undefined
  return standing === 'any' || row.study_time === standing * 60
}
