import { takeDocument } from '../take-document.ts'

export const work = (input: unknown) => takeDocument(input)
