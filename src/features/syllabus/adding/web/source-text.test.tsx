import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { resize, show } from '../../../../../harness/screen.tsx'
import { documentOf } from '../../format/tree-document.ts'
import { readSyllabus } from '../../reading/read.ts'
import { SourceText } from './source-text.tsx'

const LINES = `LÍNGUA PORTUGUESA
1 Compreensão de textos de gêneros variados. 2 Ortografia oficial. 3 Emprego do sinal de crase. 4 Pontuação.
5 Concordância verbal e nominal. 6 Regência verbal e nominal. 7 Colocação dos pronomes átonos.
DIREITO ADMINISTRATIVO
1 Ato administrativo. 2 Poderes da administração pública. 3 Licitações e contratos. 4 Agentes públicos.`

function paste(text: string): void {
  const reading = readSyllabus(text)
  if (!reading.recognised) throw new Error(reading.message)
  const { tree, ...rest } = reading
  show(<SourceText read={{ ...rest, document: documentOf(tree), text }} />)
}

const sure = () => page.getByText('Numeração conferida: nada fora de ordem.')

it('a student who pastes an edital as it was printed reads that its numbers follow, and no warning', async () => {
  paste(LINES)
  await expect.element(sure()).toBeVisible()
})

it('a student who pastes one that may be read wrong is assured of nothing', async () => {
  paste(LINES.replaceAll('\n', ' '))
  await expect.element(page.getByText('O texto como veio')).toBeVisible()
  await expect.element(sure()).not.toBeInTheDocument()
})

it('text around the programme is drawn when asked for, every line of it', async () => {
  const around = Array.from({ length: 2000 }, (_, at) => `${at + 1}ª linha das regras`)
  show(<SourceText read={{ document: documentOf({ blocks: [] }), removed: [], outside: around, text: '' }} />)
  const title = page.getByText('Ficou de fora: outras partes do edital (2.000 linhas)')
  await expect.element(title).toBeVisible()
  expect(document.querySelector('details')?.textContent).not.toContain('2000ª linha')
  await title.click()
  await expect
    .poll(() => page.getByRole('group', { name: /outras partes/ }).element().textContent)
    .toMatch(/^1ª linha das regras\n2ª[\s\S]*\n2000ª linha das regras$/)
})

describe('the text as it came', () => {
  const text = page.getByRole('group', { name: 'O texto como veio' })

  it('stands beside the tree where there is room for both', async () => {
    await resize(1280, 800)
    paste(LINES)
    await expect.poll(() => text.element().textContent).toBe(LINES)
  })

  it('is opened on a phone', async () => {
    paste(LINES)
    await expect.element(page.getByText('O texto como veio')).toBeVisible()
    await expect.element(text).not.toBeInTheDocument()
  })
})
