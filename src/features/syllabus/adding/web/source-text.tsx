import { useState } from 'react'
import { useWide } from '../../../../web/device/media.ts'
import type { Elements } from '../../../../web/ui/elements.ts'
import { copy } from '../copy.ts'
import { isSure, type Read } from '../draft.ts'

const { review: words } = copy

/** Most characters of a text that is drawn open beside the tree; more would take long. */
const MOST_AT_ONCE = 100_000

/** The text as it came, and the parts taken out of it. */
export function SourceText({ read }: { read: Read }) {
  const { removed, outside, doubts, unsure, notes = [], part } = read
  const text = read.text.slice(part?.from, part?.to)
  const isWide = useWide()
  return (
    <div className="min-w-0 space-y-2 lg:sticky lg:top-6">
      {notes.map((note) => (
        <p key={note} className="text-soft text-sm">
          {note}
        </p>
      ))}
      {doubts && isSure(doubts, unsure) && <p className="text-soft text-sm">{words.sure}</p>}
      {text && (
        <Disclosed title={words.text} isOpen={isWide === true && text.length <= MOST_AT_ONCE}>
          <Scrolled label={words.text} text={text} />
        </Disclosed>
      )}
      {removed.length > 0 ? (
        <Disclosed title={words.removed(removed.length)} text={words.removedText}>
          <Pieces pieces={removed} isGone />
        </Disclosed>
      ) : (
        text && <p className="text-soft text-sm">{words.nothingRemoved}</p>
      )}
      {outside.length > 0 && (
        <Disclosed title={words.outside(outside.length)} text={words.outsideText}>
          <Scrolled label={words.outside(outside.length)} text={outside.join('\n')} />
        </Disclosed>
      )}
    </div>
  )
}

const SUMMARY = 'discloses min-h-11 py-2.5 text-sm'
const KEPT = 'wrap-anywhere'
const GONE = `${KEPT} text-soft line-through decoration-edge`
const SCROLLED = 'overflow-y-auto rounded-md border border-rule bg-well p-3 text-sm'

interface DisclosedProps {
  title: string
  text?: string
  isOpen?: boolean
  children: Elements
}

/** Draws its content only when open: an edital has thousands of lines around its programme. */
function Disclosed({ title, text, isOpen: isOpenFirst = false, children }: DisclosedProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={SUMMARY}>{title}</summary>
      {text && <p className="measure mb-2 text-soft text-xs">{text}</p>}
      {isOpen && children}
    </details>
  )
}

export function Pieces({ pieces, isGone = false }: { pieces: readonly string[]; isGone?: boolean }) {
  return (
    <ul className={`${SCROLLED} max-h-72 space-y-1`}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change, and two may be the same
        <li key={index} className={isGone ? GONE : KEPT}>
          {piece}
        </li>
      ))}
    </ul>
  )
}

function Scrolled({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text that scrolls is no part of a form
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={`${SCROLLED} wrap-anywhere max-h-[60vh] whitespace-pre-wrap`}
    >
      {text}
    </div>
  )
}
