import { amend } from '../amend.ts'
import type { Amending } from './port.ts'

/** Compares two documents, in a process of its own. */
export const work = ({ before, after, decisions, act }: Amending) => amend(before, after, decisions, act)
