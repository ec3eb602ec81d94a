import type { SyllabusDocument } from '../format/contract.ts'
import { type AnyNode, kidsOf, type NodeKind, textOf } from '../format/nodes.ts'
import { EXPORT_WORDS } from './contract.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': ' ',
  '\r': ' ',
  '\t': ' ',
}

/** Without what XML cannot say at all. */
const escaped = (text: string) =>
  text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replace(/[&<>"\n\r\t]/g, (sign) => ENTITIES[sign] ?? sign)

const BELOW = { block: 'subject', subject: 'topic', topic: 'topic' } as const

/** OPML 2.0: outlines as they are nested; kinds, ids and numbers are attributes that others leave aside. */
export function opmlOf(document: SyllabusDocument): string {
  const title = escaped([document.orgao, document.cargo].filter(Boolean).join(' – ') || EXPORT_WORDS.title)
  const outlines = document.blocos.flatMap((block) => outlineOf('block', block, '    '))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    `  <head><title>${title}</title></head>`,
    '  <body>',
    ...outlines,
    '  </body>',
    '</opml>',
    '',
  ].join('\n')
}

function outlineOf(kind: NodeKind, node: AnyNode, indent: string): string[] {
  const num = 'num' in node ? node.num : undefined
  const words = escaped([num, textOf(kind, node) || EXPORT_WORDS.unnamedBlock].filter(Boolean).join(' '))
  const kids = kidsOf(kind, node)
  const said = `text="${words}" kind="${EXPORT_WORDS.kinds[kind]}" id="${escaped(node.id)}"`
  const head = `${indent}<outline ${said}${num ? ` num="${escaped(num)}"` : ''}`
  if (kids.length === 0) return [`${head}/>`]
  return [
    `${head}>`,
    ...kids.flatMap((kid) => outlineOf(BELOW[kind], kid, `${indent}  `)),
    `${indent}</outline>`,
  ]
}
