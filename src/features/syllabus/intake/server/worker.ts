import { takeDocument } from '../take.ts'

export const work = (input: unknown) => takeDocument(input)
