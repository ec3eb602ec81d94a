import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../harness/runs.ts'
import { documents } from '../../../../harness/syllabus.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { documentOf, treeOf } from '../format/tree-document.ts'
import { topicsOf } from '../format/walk.ts'
import { readFile } from './read.ts'
import { EXPORTS, exportAs } from './write.ts'

const document: SyllabusDocument = {
  ...documentOf(
    {
      blocks: [
        {
          name: 'Básicos',
          subjects: [
            {
              name: 'Português',
              topics: [{ num: '1', text: 'Crase', children: [{ num: '1.1', text: '=Casos & <b>"à"</b>' }] }],
            },
          ],
        },
      ],
    },
    { orgao: 'TRT', cargo: 'Técnico', ano: 2026 },
  ),
  arquivo: [{ id: 'velho', texto: 'Pontuação' }],
  mudancas: [
    { op: 'saiu', id: 'velho', ato: 1 },
    { op: 'dividido', id: 'velho', para: ['velho', 'x'] },
  ],
  atos: [{ n: 1, nome: 'Retificação', data: '2026-06-03' }],
}

const written = (kind: (typeof EXPORTS)[number], of = document) => exportAs(kind, of).text

describe('a document', () => {
  it('is the same after it was written and read again, with unknown fields', () => {
    // JSON has no -0, and a name `__proto__` is one like others.
    const unknown = fc.dictionary(
      fc.string({ minLength: 1, maxLength: 8 }).map((name) => `x-${name.replace(/\p{Cc}/gu, '')}`),
      fc
        .jsonValue()
        .map((value) => JSON.parse(JSON.stringify(value).replace(/\\u[0-9a-f]{4}|[\p{Cc}\p{Cs}]/giu, ''))),
      { maxKeys: 3 },
    )
    const holds = fc.property(documents, unknown, unknown, (plain, onRoot, onTopics) => {
      const strange = (topic: object) => ({ ...onTopics, ...topic })
      const rich = JSON.parse(JSON.stringify({ ...onRoot, ...plain }), (_key, value) =>
        typeof value === 'object' && value !== null && 'texto' in value ? strange(value) : value,
      )
      expect(readFile(written('edital', rich))).toEqual({ document: rich, notes: [] })
    })
    fc.assert(holds, { numRuns: runs(40, 200) })
  })

  it('has one topic a line, so that a diff shows the changed topics', () => {
    const lines = written('edital').split('\n')
    expect(lines.filter((line) => line.includes('"texto": "Crase"'))).toEqual([
      expect.stringMatching(/^ {8}\{ "id": "t\w+", "num": "1", "texto": "Crase", "filhos": \[$/),
    ])
    expect(lines.filter((line) => line.includes('"op": "saiu"'))).toEqual([
      '    { "op": "saiu", "id": "velho", "ato": 1 },',
    ])
  })

  it('is a Markdown list that is read back', () => {
    expect(written('markdown')).toBe(
      '# TRT – Técnico – 2026\n\n## Básicos\n\n### Português\n\n- 1 Crase\n  - 1.1 =Casos & <b>"à"</b>\n',
    )
    const read = readFile(written('markdown'))
    expect('document' in read && treeOf(read.document)).toEqual(treeOf(document))
  })

  it('is a table that no spreadsheet takes for formulas, and that is read back', () => {
    const [, , row] = written('csv').split('\r\n')
    expect(written('csv')).toMatch(/^\ufeffbloco;/)
    expect(row).toContain(`;'1.1;"'=Casos & <b>""à""</b>";`)
    const read = readFile(written('csv'))
    expect('document' in read && treeOf(read.document)).toEqual(treeOf(document))
  })

  it('is notes for Anki that are known by their ids, in quotes, and tagged by them', () => {
    const [first] = topicsOf(document)
    const [notes, id] = [written('anki').split('\n'), first?.topic.id]
    expect(notes.slice(0, 4)).toEqual(['#separator:tab', '#html:false', '#guid column:1', '#tags column:4'])
    expect(notes[4]).toBe(
      `posse-trt-2026-tecnico-${id}\t"1 Crase"\t"Português"\tposse::trt-2026-tecnico::basicos::portugues::${id}`,
    )
    expect(notes[5]).toContain('\t"1.1 =Casos & <b>""à""</b>"\t')
    expect(written('anki')).not.toMatch(/\tposse\S* \S/)
  })

  it.each(EXPORTS)('as %s has a name to be saved under', (kind) => {
    expect(exportAs(kind, document).name).toMatch(/^trt-2026-tecnico\.[a-z.]+$/)
  })
})
