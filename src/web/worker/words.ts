/** Tells a new version of the worker that waits to take over. */
export const UPDATE = 'update'

/** Asks the browser to have the worker send what waits once there is a connection. */
export const SEND = 'posse-outbox'

/** The same, to tell the server where this device is reminded. */
export const REMIND = 'posse-reminders'
