import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './address.ts'

/** Thousands of students share one address of a carrier or a school, so it may have many. */
export const CONNECTION_LIMITS = { most: 10_000, mostOfOne: 4000 } as const

/** A response raises this event when it stays open for news: its connection then counts as waiting. */
export const STAYS_OPEN = Symbol('stays open')

interface Limits {
  readonly most: number
  readonly mostOfOne: number | undefined
}

/** A proxy's connections are everybody's, so they have no limit by address. */
export const connectionLimits = (isBehindProxy: boolean): Limits =>
  isBehindProxy ? { ...CONNECTION_LIMITS, mostOfOne: undefined } : CONNECTION_LIMITS

/** Closes the connection that waits longest for its caller; the newcomer only when all are answered. */
export function limitConnections(server: Server, limits: Limits): void {
  const connections = new Connections(limits)
  server.on('connection', (socket) => connections.enter(socket))
  server.on('request', (request, response) => connections.watch(request, response))
}

interface Connection {
  readonly socket: Socket
  readonly place: AddressConnections
  answering: number
}

interface AddressConnections {
  readonly address: string
  open: number
  readonly waiting: Set<Connection>
}

class Connections {
  readonly #limits: Limits
  readonly #places = new Map<string, AddressConnections>()
  readonly #open = new Map<Socket, Connection>()
  /** Connections that wait for a call or for its rest, the longest first. */
  readonly #waiting = new Set<Connection>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  enter(socket: Socket): void {
    const { most, mostOfOne } = this.#limits
    const address = networkOf(socket.remoteAddress ?? '')
    const place = this.#places.get(address) ?? { address, open: 0, waiting: new Set() }
    const connection = { socket, place, answering: 0 }
    this.#places.set(address, place)
    this.#open.set(socket, connection)
    place.open += 1
    this.#waits(connection)
    socket.once('close', () => this.#leave(connection))
    if (mostOfOne !== undefined && place.open > mostOfOne) this.#closeFirst(place.waiting)
    if (this.#open.size > most) this.#closeFirst(this.#waiting)
  }

  /** A call counts from its last byte to the end of its answer, or until the answer only stays open. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#open.get(request.socket)
    if (!connection) return
    const { 'transfer-encoding': coding, 'content-length': length = '0' } = request.headers
    const end = () => {
      response.off('close', end).off(STAYS_OPEN, end)
      connection.answering -= 1
      if (connection.answering === 0) this.#waits(connection)
    }
    const begin = () => {
      if (response.closed) return
      connection.answering += 1
      this.#works(connection)
      response.once('close', end).once(STAYS_OPEN, end)
    }
    if (coding === undefined && length === '0') begin()
    else {
      request.once('end', begin)
      response.once('close', () => this.#waits(connection))
      this.#waits(connection)
    }
  }

  #waits(connection: Connection): void {
    this.#works(connection)
    if (connection.answering > 0 || !this.#open.has(connection.socket)) return
    this.#waiting.add(connection)
    connection.place.waiting.add(connection)
  }

  #works(connection: Connection): void {
    this.#waiting.delete(connection)
    connection.place.waiting.delete(connection)
  }

  #closeFirst([first]: ReadonlySet<Connection>): void {
    if (!first) return
    this.#leave(first)
    first.socket.destroy()
  }

  #leave(connection: Connection): void {
    const { socket, place } = connection
    if (!this.#open.delete(socket)) return
    this.#works(connection)
    place.open -= 1
    if (place.open === 0) this.#places.delete(place.address)
  }
}
