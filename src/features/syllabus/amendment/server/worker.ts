import { parentPort, workerData } from 'node:worker_threads'
import { amend } from '../amend.ts'
import type { Amending } from './port.ts'

// Makes what it is started with and answers once: the thread that serves calls stays free meanwhile.
const { before, after, decisions, act } = workerData as Amending
parentPort?.postMessage(amend(before, after, decisions, act))
