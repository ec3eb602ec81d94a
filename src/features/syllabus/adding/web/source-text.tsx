import { copy } from '../copy.ts'
import type { Read } from '../draft.ts'

const { review: words } = copy

/** The text as it came, and what was taken out of it. */
export function SourceText({ read: { text, removed } }: { read: Read }) {
  return (
    <div className="min-w-0 space-y-4 lg:sticky lg:top-6">
      {text && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sm">{words.text}</summary>
          <Scrolled text={text} />
        </details>
      )}
      {removed.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sm">
            {words.removed(removed.length)}
          </summary>
          <p className="measure mb-2 text-soft text-xs">{words.removedText}</p>
          <ul className="max-h-80 space-y-1 overflow-y-auto rounded-md border border-rule bg-well p-3 text-sm">
            {removed.map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change, and two may be the same
              <li key={index} className="wrap-anywhere text-soft line-through decoration-edge">
                {piece}
              </li>
            ))}
          </ul>
        </details>
      ) : (
        text && <p className="text-soft text-sm">{words.nothingRemoved}</p>
      )}
    </div>
  )
}

function Scrolled({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text that scrolls is no part of a form
    <div
      role="group"
      aria-label={words.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="wrap-anywhere max-h-[60vh] overflow-y-auto whitespace-pre-wrap rounded-md border border-rule bg-well p-3 text-sm"
    >
      {text}
    </div>
  )
}
