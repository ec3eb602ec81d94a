import { takeDocument } from '../take.ts'

/** Takes a document, in a process of its own. */
export const work = (input: unknown) => takeDocument(input)
