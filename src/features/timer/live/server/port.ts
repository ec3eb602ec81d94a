import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '../../../../server/database/db.ts'
import type { Send } from '../../../../server/http/feature.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import type { News } from '../contract.ts'
import { CHANNEL, findNews } from './store.ts'

/** When there are more, the oldest one is closed. */
const STREAMS_OF_ONE = 10

interface Listener {
  cursor: number
  readonly send: Send<News>
  readonly close: () => void
}

interface Reading {
  isAgain: boolean
}

export class Listeners {
  readonly #all = new Map<StudentId, Set<Listener>>()
  readonly #reading = new Map<StudentId, Reading>()
  readonly #log: FastifyBaseLogger
  #db: Db | undefined

  /** After an interruption of the database's notifications every device gets its events again. */
  constructor(log: FastifyBaseLogger, listen: Database['listen']) {
    this.#log = log
    listen?.(CHANNEL, {
      onMessage: (student) => this.tell(student as StudentId),
      onReconnect: () => {
        for (const student of this.#all.keys()) this.tell(student)
      },
    })
  }

  /** Sends the events after `cursor` at once, and then all new ones; returns the function that ends it. */
  open(db: Db, student: StudentId, listener: Listener): () => void {
    this.#db = db
    const open = this.#all.get(student) ?? new Set()
    this.#all.set(student, open.add(listener))
    const [oldest] = open
    if (open.size > STREAMS_OF_ONE) oldest?.close()
    void this.#greet(db, student, listener)
    return () => {
      open.delete(listener)
      if (open.size === 0 && this.#all.get(student) === open) this.#all.delete(student)
    }
  }

  /** Reads once for all the student's devices; events that come meanwhile are read next. */
  tell(student: StudentId): void {
    const reading = this.#reading.get(student)
    if (reading) reading.isAgain = true
    else if (this.#all.has(student)) void this.#read(student)
  }

  async #read(student: StudentId): Promise<void> {
    const reading = { isAgain: true }
    this.#reading.set(student, reading)
    try {
      while (reading.isAgain && this.#db) {
        reading.isAgain = false
        if (await this.#sendNews(this.#db, student)) reading.isAgain = true
      }
    } catch (err) {
      this.#log.warn({ err }, 'the server could not read the events of live sessions')
      for (const { close } of this.#all.get(student) ?? []) close()
    } finally {
      this.#reading.delete(student)
    }
  }

  /** Returns whether some device may have more to read. */
  async #sendNews(db: Db, student: StudentId): Promise<boolean> {
    const open = [...(this.#all.get(student) ?? [])]
    let isMore = false
    for (const cursor of new Set(open.map((listener) => listener.cursor))) {
      const { news, more } = await findNews(db, student, cursor)
      isMore ||= more
      if (news.cursor === cursor) continue
      for (const listener of open) if (listener.cursor === cursor) this.#give(listener, news)
    }
    return isMore
  }

  async #greet(db: Db, student: StudentId, listener: Listener): Promise<void> {
    try {
      const { news, more } = await findNews(db, student, listener.cursor)
      this.#give(listener, news)
      if (more) this.tell(student)
    } catch (err) {
      this.#log.warn({ err }, 'the server could not read the events of live sessions')
      listener.close()
    }
  }

  #give(listener: Listener, news: Omit<News, 'now'>): void {
    if (news.cursor < listener.cursor) return
    listener.cursor = news.cursor
    listener.send({ now: Date.now(), ...news })
  }
}
