import { expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { treeOf } from '../format/tree-document.ts'
import { IMPORT_REFUSALS } from './contract.ts'
import { readFile } from './read.ts'

const opml = (outlines: string) =>
  `<?xml version="1.0"?>\n<!-- <outline text="velho"/> -->\n<opml version="2.0"><body>\n${outlines}\n</body></opml>\n`

function subjectsIn(outlines: string) {
  const read = readFile(opml(outlines))
  if ('wrong' in read) throw new Error(read.wrong)
  return treeOf(read.document).blocks.flatMap(({ subjects }) => subjects)
}

const LAW = `<outline text='Direito'><outline text="1 Crase &amp; &#237;ndice &#xe0; > 2"/></outline>`

it('an OPML of another program is read, a single root with subjects in it as its title', () => {
  const subjects = [{ name: 'Direito', topics: [{ num: '1', text: 'Crase & índice à > 2' }] }]
  expect(subjectsIn(LAW)).toEqual(subjects)
  expect(subjectsIn(`<outline text="TRT">\n${LAW}\n</outline>`)).toEqual(subjects)
})

it('an OPML whose outlines are all alike is of one subject', () => {
  const [only] = subjectsIn('<outline text="Crase" /><outline title="Atos"></outline>')
  expect(only?.topics).toEqual([{ text: 'Crase' }, { text: 'Atos' }])
})

it('markup in an OPML is text', () => {
  expect(subjectsIn(LAW.replace('Direito', '&lt;b&gt;Penal&lt;/b&gt;'))[0]?.name).toBe('<b>Penal</b>')
})

it.each([
  ['a page', '<!DOCTYPE html>\n<html>\n  <body>\n    <p>1 Crase</p>', IMPORT_REFUSALS.markup],
  ['one that is cut off', opml('<outline text="D"><outline text="Crase"/>'), IMPORT_REFUSALS.cutOpml],
  ['one of 20,000 topics', opml('<outline text="Crase"/>'.repeat(20_000)), IMPORT_REFUSALS.tooMany(20_000)],
  [
    'one of too many levels',
    opml(`${'<outline text="A">'.repeat(3000)}${'</outline>'.repeat(3000)}`),
    IMPORT_REFUSALS.tooDeep('A'),
  ],
])('%s is refused with what to do', (_what, text, wrong) => {
  expect(readFile(text)).toEqual({ wrong })
})

it('is read or refused at once, however large and strange', () => {
  const texts = [
    `<outline ${'a'.repeat(1_000_000)} ${'b="'.repeat(300_000)}`,
    '<!--'.repeat(1_000_000),
    '<outline a="'.repeat(300_000),
  ]
  expect(cpuMs(() => texts.map((text) => readFile(opml(text))))).toBeLessThan(2_000)
})
