import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faultsOf } from '../src/features/syllabus/catalogue/faults.ts'
import { LISTING } from '../src/features/syllabus/catalogue/listing.ts'
import { readFile as readExchanged } from '../src/features/syllabus/exchange/read.ts'
import { jsonOf } from '../src/features/syllabus/exchange/write.ts'

/** A file of a catalogue; `id` if it is an edital. */
interface Checked {
  readonly name: string
  readonly text: string
  readonly id: string | undefined
  readonly faults: readonly string[]
}

async function checked(folder: string, name: string): Promise<Checked> {
  const text = await readFile(join(folder, name), 'utf8')
  const read = readExchanged(text)
  if ('wrong' in read) return { name, text, id: undefined, faults: [read.wrong] }
  const { document, notes } = read
  const reshaped = jsonOf(document) === text ? [] : ['It is not written as the product exports it.']
  return { name, text, id: document.id, faults: [...notes, ...reshaped, ...faultsOf(document)] }
}

/** A catalogue's index, for `CATALOGUE_URL`, served beside its files. */
function listingOf(files: readonly Checked[]): string {
  const lines = files.map(({ id, name, text }) => {
    const sha256 = createHash('sha256').update(text).digest('hex')
    return `    ${JSON.stringify({ id, url: encodeURIComponent(name), sha256 })}`
  })
  return `{\n  "formato": "${LISTING}",\n  "editais": [\n${lines.join(',\n')}\n  ]\n}\n`
}

const args = process.argv.slice(2)
const [folder = 'catalogue'] = args.filter((word) => word !== '--list')
const names = (await readdir(folder)).filter((name) => name.endsWith('.edital.json')).sort()
const files = await Promise.all(names.map((name) => checked(folder, name)))
const ids = files.map(({ id }) => id)
const faults = files.flatMap(({ name, id, faults: own }, at) => {
  const doubled = id !== undefined && ids.indexOf(id) < at ? [`Its id ${id} is another file's too.`] : []
  return [...own, ...doubled].map((fault) => `${name}: ${fault}`)
})
for (const fault of faults) console.error(fault)
console.log(`${files.length} editais, ${faults.length} faults`)
if (faults.length > 0 || files.length === 0) process.exitCode = 1
else if (args.includes('--list')) await writeFile(join(folder, 'lista.json'), listingOf(files))
