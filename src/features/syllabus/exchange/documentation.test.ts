import { readFile as readText } from 'node:fs/promises'
import { Compile } from 'typebox/schema'
import { expect, it } from 'vitest'
import { FORMAT_LIMITS, PUBLISHED_SCHEMA, VERBS } from '../format/contract.ts'
import { topicId } from '../format/identity.ts'
import { readFile } from './read.ts'

const page = await readText('docs/reference/edital-format.md', 'utf8')

it('the example of the documentation is of the format, and is read as it is', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? []
  const document = JSON.parse(example)
  expect(Compile(PUBLISHED_SCHEMA).Errors(document)[1]).toEqual([])
  expect(readFile(example)).toEqual({ document, notes: [] })
})

it('the documentation names the limits, the verbs and a true id', () => {
  const words = page.replace(/\s+/g, ' ')
  const pt = (value: number) => value.toLocaleString('pt-BR')
  for (const said of [
    `${pt(FORMAT_LIMITS.file / 1_000_000)} MB`,
    `${FORMAT_LIMITS.blocks} blocos`,
    `${FORMAT_LIMITS.subjects} disciplinas`,
    `${pt(FORMAT_LIMITS.topics)} tópicos`,
    `${FORMAT_LIMITS.depth} níveis`,
    `${pt(FORMAT_LIMITS.text)} caracteres`,
    `${FORMAT_LIMITS.name} por nome`,
    `${FORMAT_LIMITS.id} por`,
    ...VERBS,
    topicId('Língua Portuguesa', 'Crase'),
  ]) {
    expect(words).toContain(said)
  }
})
