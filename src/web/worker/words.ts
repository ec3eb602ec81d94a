/** What a page says to a new version of the worker that waits: take over. */
export const UPDATE = 'update'

/** What a page asks the browser to have the worker do once there is a connection: send what waits. */
export const SEND = 'posse-outbox'
