import { readFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'

/**
 * Read by a server before its own scripts (`--import`): its clock is ahead
 * of the machine's by the milliseconds that stand in the file `AHEAD_FILE`,
 * so that an hour can pass for it and its readers in a moment.
 */
const file = process.env.AHEAD_FILE ?? ''
const LOOK_MS = 20
let ahead = 0
setInterval(() => {
  ahead = Number(readFileSync(file, 'utf8'))
}, LOOK_MS).unref()

const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values) =>
    Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + ahead]),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name)),
})

// Node's own header has the machine's clock.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
  this.setHeader('date', new Date().toUTCString())
  return writeHead.apply(this, head)
} as typeof writeHead
