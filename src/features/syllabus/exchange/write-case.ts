import type { ArchivedTopic, SyllabusDocument } from '../format/contract.ts'
import { shortHash } from '../format/identity.ts'
import { type AnyNode, kidsOf, type NodeKind, textOf } from '../format/nodes.ts'
import { EXPORT_WORDS } from './contract.ts'

interface CaseItem {
  readonly kind: NodeKind
  readonly node: AnyNode
  readonly parent: string | undefined
  readonly sequence: number
}

const BELOW = { block: 'subject', subject: 'topic', topic: 'topic' } as const

/**
 * A package in the model of 1EdTech's CASE 1.1: document, items, and associations for nesting and for what
 * was split or joined. Identifiers are UUIDs of version 8 made of the document's id and the item's, so they
 * are the same every time.
 */
export function caseOf(document: SyllabusDocument, now: Date) {
  const at = now.toISOString()
  const items = document.blocos.flatMap((block, index) =>
    itemsOf({ kind: 'block', node: block, parent: undefined, sequence: index + 1 }),
  )
  const uri = uriOf(document.id)
  const root = { ...uri(''), title: titleFor(document) }
  return {
    CFDocument: {
      ...uri(''),
      title: titleFor(document),
      creator: document.orgao || EXPORT_WORDS.title,
      version: String(document.versao),
      language: 'pt-BR',
      adoptionStatus: 'Adopted',
      lastChangeDateTime: at,
      ...(document.atos?.at(-1)?.url ? { officialSourceURL: document.atos.at(-1)?.url } : {}),
    },
    CFItems: [
      ...items.map((item) => ({ ...uri(item.node.id), ...itemFields(item), lastChangeDateTime: at })),
      ...(document.arquivo ?? []).map((gone) => ({
        ...uri(gone.id),
        ...archivedFields(gone, document, at),
        lastChangeDateTime: at,
      })),
    ],
    CFAssociations: [
      ...items.map(({ node, parent, sequence }) => ({
        ...uri(`isChildOf ${node.id}`),
        associationType: 'isChildOf',
        sequenceNumber: sequence,
        originNodeURI: { ...uri(node.id), title: node.id },
        destinationNodeURI: parent === undefined ? root : { ...uri(parent), title: parent },
        lastChangeDateTime: at,
      })),
      ...replacements(document).map(([from, to]) => ({
        ...uri(`replacedBy ${from} ${to}`),
        associationType: 'replacedBy',
        originNodeURI: { ...uri(from), title: from },
        destinationNodeURI: { ...uri(to), title: to },
        lastChangeDateTime: at,
      })),
    ],
  }
}

const titleFor = ({ orgao, cargo, ano }: SyllabusDocument) =>
  [orgao, cargo, ano].filter(Boolean).join(' – ') || EXPORT_WORDS.title

function itemsOf(item: CaseItem): CaseItem[] {
  const kids = kidsOf(item.kind, item.node)
  const below = kids.flatMap((node, index) =>
    itemsOf({ kind: BELOW[item.kind], node, parent: item.node.id, sequence: index + 1 }),
  )
  return [item, ...below]
}

function itemFields({ kind, node }: CaseItem) {
  const num = 'num' in node ? node.num : undefined
  const exam = ['questoes', 'peso', 'minimo', 'importancia'].flatMap((name) => {
    const value = (node as unknown as Record<string, unknown>)[name]
    return value === undefined || value === null ? [] : [[name, value] as const]
  })
  return {
    fullStatement: textOf(kind, node) || EXPORT_WORDS.unnamedBlock,
    CFItemType: EXPORT_WORDS.kinds[kind],
    language: 'pt-BR',
    ...(num ? { humanCodingScheme: num } : {}),
    ...(exam.length > 0 ? { extensions: { 'posse:prova': Object.fromEntries(exam) } } : {}),
  }
}

/** What left ended on the day of the act that took it out, as far as that is known. */
function archivedFields(
  { id, num, texto }: ArchivedTopic,
  { mudancas = [], atos = [] }: SyllabusDocument,
  at: string,
) {
  const act = mudancas.find((change) => change.id === id && change.op === 'saiu')?.ato
  return {
    fullStatement: texto,
    CFItemType: EXPORT_WORDS.kinds.topic,
    ...(num ? { humanCodingScheme: num } : {}),
    statusEndDate: atos.find(({ n }) => n === act)?.data ?? at.slice(0, 10),
  }
}

const replacements = ({ mudancas = [] }: SyllabusDocument): [from: string, to: string][] =>
  mudancas.flatMap(({ id, para = [] }) =>
    para.filter((one) => one !== id).map((one): [string, string] => [id, one]),
  )

/** The identifier and address of a node of that document. */
function uriOf(document: string): (id: string) => { identifier: string; uri: string } {
  return (id) => {
    const digits = [0, 1]
      .map((part) =>
        BigInt(`0x${hex(`${part}\n${document}\n${id}`)}`)
          .toString(16)
          .padStart(16, '0'),
      )
      .join('')
    const identifier = digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5')
    return { identifier, uri: `urn:uuid:${identifier}` }
  }
}

/** 64 bits of the hash in hexadecimal digits. */
function hex(text: string): string {
  const value = [...shortHash(text, 13)].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  )
  return BigInt.asUintN(64, value).toString(16)
}
