import type { Block, Subject, Topic, Tree } from '../tree.ts'

const FORMAT = /^edital-aberto\//

type Json = Record<string, unknown>

/** The tree of a file in the open format, or undefined where the bytes are no such file. */
export function treeOfDocument(bytes: Uint8Array): Tree | undefined {
  if (String.fromCharCode(...bytes.subarray(0, 64)).trimStart()[0] !== '{') return
  const document = parsed(bytes)
  if (!(document && FORMAT.test(String(document.formato)))) return
  return { blocks: listOf(document.blocos).map(blockOf) }
}

function parsed(bytes: Uint8Array): Json | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function quantities({ questoes, peso }: Json): { questions?: number; weight?: number } {
  return {
    ...(typeof questoes === 'number' ? { questions: questoes } : {}),
    ...(typeof peso === 'number' ? { weight: peso } : {}),
  }
}

function blockOf(block: Json): Block {
  const subjects = listOf(block.disciplinas).map(subjectOf)
  return { name: wordOf(block.nome), ...quantities(block), subjects }
}

function subjectOf(subject: Json): Subject {
  return { name: wordOf(subject.nome), ...quantities(subject), topics: listOf(subject.topicos).map(topicOf) }
}

function topicOf(topic: Json): Topic {
  const children = listOf(topic.filhos).map(topicOf)
  const num = wordOf(topic.num)
  return { ...(num === '' ? {} : { num }), text: wordOf(topic.texto), ...(children.length > 0 ? { children } : {}) }
}
