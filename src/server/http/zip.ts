import { setImmediate as othersTurn } from 'node:timers/promises'

/** The text comes in pieces; the name has ASCII letters only. */
export interface ZipEntry {
  readonly name: string
  readonly text: Iterable<string>
}

/** Produces bytes file after file, and yields to other work after each piece. */
export async function* zipped(entries: AsyncIterable<ZipEntry>, modified: Date): AsyncGenerator<Uint8Array> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate')
  const made: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  for await (const { name, text } of entries) {
    const file = new ZipDeflate(name)
    file.mtime = modified
    zip.add(file)
    for (const piece of text) {
      file.push(strToU8(piece))
      yield* made.splice(0)
      await othersTurn()
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
