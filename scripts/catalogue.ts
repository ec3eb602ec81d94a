import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faultsOf } from '../src/features/syllabus/catalogue/faults.ts'
import { readFile as readExchanged } from '../src/features/syllabus/exchange/read.ts'
import { jsonOf } from '../src/features/syllabus/exchange/write.ts'

const END = '.edital.json'

/** What is wrong with one file of a catalogue, by its name and text. */
function faultsIn(name: string, text: string): string[] {
  const read = readExchanged(text)
  if ('wrong' in read) return [read.wrong]
  const { document, notes } = read
  const misnamed = name === `${document.id}${END}` ? [] : [`The file is not called ${document.id}${END}.`]
  const reshaped = jsonOf(document) === text ? [] : ['It is not written as the product exports it.']
  return [...notes, ...misnamed, ...reshaped, ...faultsOf(document)]
}

const [folder = 'catalogue'] = process.argv.slice(2)
const names = (await readdir(folder)).filter((name) => name.endsWith(END)).sort()
const told = await Promise.all(
  names.map(async (name) =>
    faultsIn(name, await readFile(join(folder, name), 'utf8')).map((fault) => `${name}: ${fault}`),
  ),
)
const faults = told.flat()
for (const fault of faults) console.error(fault)
console.log(`${names.length} editais, ${faults.length} faults`)
process.exitCode = faults.length > 0 || names.length === 0 ? 1 : 0
