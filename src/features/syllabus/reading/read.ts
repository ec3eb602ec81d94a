import type { Tree } from '../tree.ts'
import { arrange, sectionsOf } from './arrange.ts'
import { withoutFurniture } from './furniture.ts'
import { fragmentHeadings, type Heading, lineHeadings, runningHeadings } from './headings.ts'
import { plainLetters, shareOfCapitals } from './letters.ts'
import { decimalMarkers } from './markers.ts'
import { withoutNotes, withoutSignature } from './notes.ts'
import { partedHeadings, withoutOutlined, withoutSectionNumbers } from './numbering.ts'
import { bestOutline } from './outline.ts'
import { programmeOf } from './programme.ts'
import { promoted } from './promotion.ts'
import { standingHeadings } from './standing.ts'
import { streamOf } from './stream.ts'

export interface Reading {
  readonly tree: Tree
  readonly removed: string[]
  readonly outside: string[]
}

/** Reads the text of an edital. */
export function readSyllabus(raw: string, trace?: (headings: Heading[], standing: Heading[]) => void): Reading {
  const text = plainLetters(raw)
  const cleared = withoutFurniture(text)
  const programme = programmeOf(cleared.lines)
  const unsigned = withoutSignature(programme.lines)
  const noted = withoutNotes(unsigned.lines.join('\n'))
  const stream = streamOf(noted.text.split('\n').filter((line) => line.trim() !== ''))
  const shouts = shareOfCapitals(noted.text) > 0.7
  const found = lineHeadings(stream, shouts)
  const markers = withoutSectionNumbers(decimalMarkers(stream), found)
  const lines = withoutOutlined(found, markers)
  const headings = partedHeadings([...lines, ...(shouts ? [] : runningHeadings(stream)), ...fragmentHeadings(stream, markers, lines, shouts)], stream.text)
  const accepted = bestOutline(markers, headings)
  const standing = standingHeadings(stream.text, headings, accepted)
  trace?.(headings, standing)
  const { sections, beforeText } = sectionsOf(stream.text, standing, accepted)
  return {
    tree: promoted(arrange(sections), shouts),
    removed: [...cleared.removed, ...programme.titles, ...unsigned.signed, ...noted.removed, beforeText],
    outside: [...programme.before, ...programme.after],
  }
}
