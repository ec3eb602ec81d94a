import { hashing } from '../src/server/identity/passwords.ts'

/** Tests sign up thousands of students: hashes at the product's cost would take half a minute. */
const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

hashing.cost = CHEAP
