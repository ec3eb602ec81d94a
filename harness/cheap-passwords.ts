import { hashing } from '../src/server/identity/passwords.ts'

/** Students sign up by the thousand in the tests, and the product's own cost is half a minute of them. */
const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

hashing.cost = CHEAP
