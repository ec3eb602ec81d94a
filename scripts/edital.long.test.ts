import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../harness/folder.ts'
import { lockedPdf, pdfOf } from '../harness/pdf/make-pdf.ts'

const run = promisify(execFile)
const TEXT = 'LÍNGUA PORTUGUESA: 1 Crase. 1.1 Casos. 2 Pontuação.'
const TREE = {
  blocks: [
    {
      subjects: [
        {
          name: 'LÍNGUA PORTUGUESA',
          topics: [
            { num: '1', text: 'Crase', children: [{ num: '1.1', text: 'Casos' }] },
            { num: '2', text: 'Pontuação' },
          ],
        },
      ],
    },
  ],
}

const DOCUMENT = {
  formato: 'edital-aberto/1',
  blocos: [
    {
      nome: 'Gerais',
      disciplinas: [{ nome: 'Direito', questoes: 10, topicos: [{ id: 'a', num: '1', texto: 'Atos' }] }],
    },
  ],
}

async function edital(contents: string | Uint8Array): Promise<{ code: number; out: string; err: string }> {
  const path = join(await temporaryFolder(), 'file')
  writeFileSync(path, contents)
  try {
    const { stdout, stderr } = await run(process.execPath, ['scripts/edital.ts', path])
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}

it('a text comes out as its tree', async () => {
  const { code, out } = await edital(TEXT)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject(TREE)
})

it('a PDF comes out as the same tree', async () => {
  const { out } = await edital(await pdfOf([TEXT]))
  expect(JSON.parse(out)).toMatchObject(TREE)
})

it('a file of the open format comes out as its tree', async () => {
  const { out } = await edital(JSON.stringify(DOCUMENT))
  expect(JSON.parse(out)).toEqual({
    blocks: [
      {
        name: 'Gerais',
        subjects: [{ name: 'Direito', questions: 10, topics: [{ num: '1', text: 'Atos' }] }],
      },
    ],
  })
})

it('an unreadable text ends with 1 and a sentence, and prints no tree', async () => {
  const { code, out, err } = await edital(lockedPdf())
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('protegido por senha')
})
