/** Message to a waiting worker: take over. */
export const UPDATE = 'update'

/** Tag of a background sync: send waiting writes once there is a connection. */
export const SEND = 'posse-outbox'

/** Tag of a background sync: send this device's push address to the server. */
export const REMIND = 'posse-reminders'
