import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { LIMITS } from '../src/features/syllabus/contract.ts'
import { kindOf, readFile as readExchanged } from '../src/features/syllabus/exchange/read.ts'
import { treeOf as treeOfDocument } from '../src/features/syllabus/format/tree-document.ts'
import { readEdital } from '../src/features/syllabus/reading/server/port.ts'
import type { Tree } from '../src/features/syllabus/tree.ts'

/** A sentence for the caller, instead of a tree. */
class Refusal extends Error {}

async function bytesOf(path: string): Promise<Uint8Array> {
  if (path === '-') return new Uint8Array(await buffer(process.stdin))
  try {
    return new Uint8Array(await readFile(path))
  } catch {
    throw new Refusal(`N\u00e3o consegui abrir o arquivo ${path}.`)
  }
}

async function treeOf(bytes: Uint8Array): Promise<Tree> {
  const text = bytes.byteLength <= LIMITS.uploadBytes ? new TextDecoder().decode(bytes) : ''
  if (kindOf(text) === 'json') {
    const read = readExchanged(text)
    if ('wrong' in read) throw new Refusal(read.wrong)
    return treeOfDocument(read.document)
  }
  const reading = await readEdital(bytes)
  if (!reading.recognised) throw new Refusal(reading.message)
  return reading.tree
}

async function main() {
  const [path] = process.argv.slice(2)
  if (!path)
    throw new Refusal('Uso: npm run edital -- ARQUIVO (texto, PDF ou edital aberto; - para a entrada)')
  console.log(JSON.stringify(await treeOf(await bytesOf(path)), null, 1))
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
