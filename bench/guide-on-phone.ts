import { timesOf } from './guide-order.ts'

/** Some, as a phone is slow; a first one is among them, before the browser has compiled anything. */
const ORDERS = 15

Object.assign(globalThis, { timesOnPhone: timesOf(ORDERS) })
