import { readdir, readFile as readText } from 'node:fs/promises'
import { Compile } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { PUBLISHED_SCHEMA } from '../format/contract.ts'
import { idsOf, topicsOf } from '../format/walk.ts'
import { readFile } from './read.ts'
import { exportAs } from './write.ts'

const schema = Compile(PUBLISHED_SCHEMA)
const files = (await readdir('catalogue')).filter((name) => name.endsWith('.json'))

const read = async (name: string) => {
  const text = await readText(`catalogue/${name}`, 'utf8')
  const found = readFile(text)
  if ('wrong' in found) throw new Error(found.wrong)
  return { text, ...found }
}

describe.each(files)('the edital %s', (name) => {
  it('is of the published schema, and written as the product writes it', async () => {
    const { text, document, notes } = await read(name)
    expect(schema.Errors(document)[1]).toEqual([])
    expect(notes).toEqual([])
    expect(exportAs('edital', document, new Date()).text).toBe(text)
    expect(name).toBe(`${document.id}.edital.json`)
  })

  it('says whose it is, by which act, and where its text is from', async () => {
    const { document } = await read(name)
    const { orgao, cargo, banca, ano } = document
    expect([orgao, cargo, banca].every((said) => said)).toBe(true)
    expect(ano).toBeGreaterThan(2000)
    expect(document.atos?.[0]?.nome).toMatch(/Edital|Concurso/)
    expect(document.fonte?.como).toMatch(/texto extraído do PDF|página pública/)
    expect(document.direitos?.texto).toContain('ato oficial')
  })

  it('has topics enough to be studied, each with an id of its own', async () => {
    const { document } = await read(name)
    const topics = topicsOf(document)
    expect(topics.length).toBeGreaterThan(20)
    expect(new Set(topics.map(({ topic }) => topic.id)).size).toBe(topics.length)
    expect(idsOf(document).size).toBeGreaterThan(topics.length)
  })
})

it('the catalogue has editais of six boards', async () => {
  const all = await Promise.all(files.map(read))
  expect(new Set(all.map(({ document }) => document.banca)).size).toBe(6)
})
