import { namesCommonSubject } from './words.ts'

const BOX = /^([^\S\n]*[-*+•][^\S\n]+)\[[^\S\n]*[xX]?[^\S\n]*\][^\S\n]+/gmu
// Many forget the space behind a title's marks; a single mark may be a message's tag.
const TITLE = /^[^\S\n]*(?:#{1,6}[^\S\n]+|#{2,6}(?=\p{L}))/gmu
const TITLE_IN_NOTE = /^[^\S\n]*#(?=\p{Lu})/gmu
const RULE_IN_NOTE = /^[^\S\n]*(?:-{3,}|\*{3,}|_{3,})[^\S\n]*$/gmu
const LINE_BREAKS = /(?:<br\s*\/?>)+/giu
const BOLD = /(\*\*|__)(?=\S)([^\n]*?\S)\1/gu
// One star on each side, as in messages; a remark's star has none behind it.
const BOLD_IN_MESSAGES = /(?<=^|\s)([*_])(?=[^\s*_])([^*_\n]*[^\s*_])\1(?=[\s:.;,–-]|$)/gmu
// A box for each round of study, before a topic or behind it.
const TICK = /^[^\S\n]*(?:[✅☑✔☐☒□❏❑▢⬜🔲🔳👉➡🔹🔸📌📍▫◻◼◽◾▶]\uFE0F?[^\S\n]*)+(?=\S)/gmu
const TICKS_BEHIND = /(?:[^\S\n]+[✅☑✔☐☒□❏❑▢⬜🔲🔳]\uFE0F?)+[^\S\n]*$/gmu
const PICTURE = /(?![©®™▪▫■●◼◾▶])\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?/gu

// The mark of a group's title above its list; its length gives the depth.
const GROUP = '\uFDD2'
const HEADS_LIST = /^[^\S\n]*(#{1,6})[^\S\n]+(?=(?!\W*\d)[^\n]+\n+[^\S\n]*(?:[-*+•][^\S\n]|#))/gmu
const NAMED = /^[^\S\n]*(#{1,6})[^\S\n]*([^\n]+)$/gmu
const DEEPEST = 6

const LISTED = /^([^\S\n]*|\uFDD2+)[-*+•][^\S\n]+(?=\S)/gmu
// Bullets by level, for lists without a margin.
const BULLETS = ['•', '◦', '▪', '■', '►']
const LEAST_MARKS = 2

// WhatsApp's stamps: '[12/03/26 21:04] Ana: ' and '12/03/2026 21:04 - Ana: '.
const STAMP =
  /^[^\S\n]*(?=\[?\d)\[?\d{1,2}\/\d{1,2}\/\d{2,4},?[^\S\n]\d{1,2}:\d{2}(?::\d{2})?(?:\]|[^\S\n]-)[^\S\n][^:\n]{1,60}:[^\S\n]/gmu
const KEYCAPS = /^([^\S\n]*)((?:\d\uFE0F?\u20E3)+)[^\S\n]*/gmu
const QUOTED = /^[^\S\n]*>[^\S\n>]*(?:>[^\S\n]*)*/gmu
// An emoji as a bullet.
const PICTURED = /(?<=[•▪■●◦►])\uFE0F/gu

/** Removes message stamps and quote marks, and turns keycaps into numbers. */
const withoutStamps = (text: string): string =>
  text
    .replace(QUOTED, '')
    .replace(STAMP, '')
    .replace(QUOTED, '')
    .replace(KEYCAPS, (_, margin: string, keys: string) => `${margin}${keys.replace(/\D/gu, '')}. `)
    .replace(PICTURED, '')

/** Removes the marks of notes and messages: "## Português", "- [x] Crase", "*MATEMÁTICA*", "✅ Juros". */
export function withoutMarks(raw: string): string {
  const text = withoutStamps(raw)
  const isNote = [...text.matchAll(TITLE), ...text.matchAll(BOX)].length >= LEAST_MARKS
  const whole = isNote ? withGroups(text).replace(TITLE_IN_NOTE, '').replace(RULE_IN_NOTE, '') : text
  const plain = whole
    .replace(LINE_BREAKS, '\n')
    .replace(BOX, '$1')
    .replace(TITLE, '')
    .replace(BOLD, '$2')
    .replace(BOLD_IN_MESSAGES, '$2')
  return (isNote ? withLevels(plain) : plain)
    .replace(TICK, '• ')
    .replace(TICKS_BEHIND, '')
    .replace(PICTURE, '')
}

const bare = (title: string): string => title.replace(/^\P{L}+/u, '').replace(/\s+/g, ' ')

/** Makes titles below subjects topics, if a list or another title follows. */
function withGroups(text: string): string {
  const subjects = [...text.matchAll(NAMED)].filter(([, , name = '']) => namesCommonSubject(bare(name)))
  const depths = subjects.map(([, marks = '']) => marks.length)
  const count = (depth: number) => depths.filter((other) => other === depth).length
  const level = depths.toSorted((a, b) => count(b) - count(a) || a - b)[0] ?? DEEPEST
  return text.replace(HEADS_LIST, (title, marks: string) =>
    marks.length > level ? `${GROUP.repeat(DEEPEST + 1 - marks.length)}- ` : title,
  )
}

function withLevels(text: string): string {
  const widthOf = (margin: string) =>
    margin.startsWith(GROUP) ? -margin.length : margin.replaceAll('\t', '    ').length
  const widths = new Set([...text.matchAll(LISTED)].map(([, margin = '']) => widthOf(margin)))
  const sorted = [...widths].sort((a, b) => a - b)
  return text.replace(LISTED, (_, margin: string) => {
    return `${BULLETS[Math.min(sorted.indexOf(widthOf(margin)), BULLETS.length - 1)]} `
  })
}
