import type { About } from '../format/tree-document.ts'
import type { Subject, Topic, Tree } from '../tree.ts'
import type { Json } from './clean.ts'
import { EXPORT_WORDS } from './contract.ts'
import { splitNumber, topicsOf } from './outline.ts'

type Fields = { [key: string]: Json }

export interface Foreign {
  readonly tree: Tree
  readonly about: About
}

/** Reads nested `disciplinas` or lists of items as other programs write; undefined for none of them. */
export function readForeign(value: Json): Foreign | undefined {
  const list =
    listOf(value) ?? listOf(fieldOf(value, 'disciplinas')) ?? (fieldOf(value, 'itens') ? [value] : undefined)
  const subjects = list?.flatMap((one) => subjectOf(one) ?? [])
  if (!list || subjects?.length !== list.length || list.length === 0) return
  const meta = fieldOf(value, 'meta') ?? value
  const about = { orgao: textOf(meta, 'orgao'), cargo: textOf(meta, 'cargo'), banca: textOf(meta, 'banca') }
  return { tree: { blocks: [{ name: '', subjects }] }, about }
}

const listOf = (value: Json | undefined) => (Array.isArray(value) ? value : undefined)

function fieldOf(value: Json | undefined, ...names: string[]): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const name = names.find((one) => Object.hasOwn(value, one))
  return name === undefined ? undefined : (value as Fields)[name]
}

function textOf(value: Json | undefined, ...names: string[]): string | undefined {
  const found = fieldOf(value, ...names)
  return typeof found === 'string' || typeof found === 'number'
    ? String(found).trim() || undefined
    : undefined
}

function subjectOf(value: Json): Subject | undefined {
  const name = textOf(value, 'nome', 'titulo', 'disciplina', 'materia') ?? EXPORT_WORDS.unnamedSubject
  const items = listOf(fieldOf(value, 'itens'))
  if (items) return { name, topics: topicsOf(items.map(rowOf)) }
  const topics = listOf(fieldOf(value, 'conteudo', 'topicos'))
  return topics && { name, topics: topics.flatMap((one) => topicOf(one) ?? []) }
}

function rowOf(value: Json) {
  const level = Number(textOf(value, 'nivel') ?? 1)
  return { level, num: textOf(value, 'numero', 'num'), text: textOf(value, 'texto', 'titulo') ?? '' }
}

function topicOf(value: Json): Topic | undefined {
  const said = typeof value === 'string' ? value.trim() : textOf(value, 'titulo', 'texto', 'nome')
  if (!said) return
  const num = textOf(value, 'indice', 'numero')
  const own = num ? { num: num.replace(/\.$/, ''), text: withoutNumber(said, num) } : splitNumber(said)
  const children = (listOf(fieldOf(value, 'filhos', 'subtopicos')) ?? []).flatMap((one) => topicOf(one) ?? [])
  return { ...own, ...(children.length > 0 ? { children } : {}) }
}

/** A title without its number, which programs that have it twice glue to it. */
export function withoutNumber(text: string, num: string): string {
  const rest = text.startsWith(num) ? text.slice(num.length).replace(/^[\s.)–-]+/, '') : ''
  return rest || text
}
