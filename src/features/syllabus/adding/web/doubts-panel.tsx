import listChecks from 'icon:list-checks'
import undoArrow from 'icon:undo-2'
import { useDeferredValue, useMemo } from 'react'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { Panel } from '../../../../web/ui/display/panel.tsx'
import type { Elements } from '../../../../web/ui/elements.ts'
import { notify } from '../../../../web/ui/notices.ts'
import type { LeftOut } from '../../checking/rules.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { broughtBack, isContained, wordsIn } from '../back.ts'
import { copy } from '../copy.ts'
import { type Doubted, isSure } from '../draft.ts'
import { readSource } from './queries.ts'
import { Pieces } from './source-text.tsx'

const { review: words } = copy
const NOTHING: readonly never[] = []

interface DoubtsPanelProps {
  userId: string
  read: Doubted
  document: SyllabusDocument
  onBring: (changes: readonly TreeChange[]) => unknown
  /** Rows in doubt that the student has not changed yet. */
  unsure?: readonly string[]
  /** Leads to the least sure row. */
  onCheck?: () => void
}

/** Shows first the passages that may be lost, and the places that may be wrong, before an edital is used. */
export function DoubtsPanel(props: DoubtsPanelProps) {
  const { read, document, unsure = NOTHING, onCheck } = props
  const { check, doubts } = read
  const { empty = NOTHING, pages = NOTHING, damage = NOTHING } = check ?? {}
  const leftOut = useStillOut(read, document)
  const found = damage.length + leftOut.length + empty.length + pages.length
  const isQuiet = found === 0 && (!doubts || isSure(doubts, unsure))
  if (isQuiet) return null
  return (
    <Panel title={words.check.title}>
      <div className="space-y-5">
        {damage.map((kind) => (
          <p key={kind} className="measure font-medium text-sm">
            {words.check.damage[kind]}
          </p>
        ))}
        {leftOut.length > 0 && (
          <Doubt text={words.check.leftOut}>
            <ul className="space-y-3">
              {leftOut.map((passage, index) => (
                <Passage
                  key={passage.text}
                  label={words.check.passage(index + 1)}
                  passage={passage}
                  {...props}
                />
              ))}
            </ul>
          </Doubt>
        )}
        {empty.length > 0 && (
          <Doubt text={words.check.empty}>
            <Pieces pieces={empty} />
          </Doubt>
        )}
        {pages.length > 0 && (
          <Doubt text={words.check.pages}>
            <Pieces pieces={pages.map((page) => `${page}…`)} />
          </Doubt>
        )}
        {doubts?.lacks && <p className="font-medium text-sm">{words.lacks[doubts.lacks]}</p>}
        {unsure.length > 0 && (
          <Doubt text={words.unsure(unsure.length)}>
            <Button icon={listChecks} onClick={onCheck}>
              {words.checkRows}
            </Button>
          </Doubt>
        )}
        {doubts && doubts.unused.length > 0 && (
          <Doubt text={words.unused}>
            <Pieces pieces={doubts.unused} />
          </Doubt>
        )}
      </div>
    </Panel>
  )
}

function useStillOut({ check }: Doubted, document: SyllabusDocument): readonly LeftOut[] {
  const shown = useDeferredValue(document)
  const leftOut = check?.leftOut ?? NOTHING
  return useMemo(() => {
    if (leftOut.length === 0) return NOTHING
    const known = wordsIn(shown)
    return leftOut.filter(({ text }) => !isContained(text, known))
  }, [leftOut, shown])
}

interface PassageProps extends DoubtsPanelProps {
  label: string
  passage: LeftOut
}

function Passage({ label, passage: { text, behind }, userId, read, document, onBring }: PassageProps) {
  const { mutate, isPending } = useSave({
    mutationKey: ['bring back'],
    mutationFn: () => readSource(userId, { text }, true),
    onSuccess: (found) => onBring(broughtBack(document, read.document, behind, found.document)),
    onError: (error) =>
      notify(failureText(error, { unknown: words.check.failed }), { tone: 'poor', ms: 6000 }),
  })
  return (
    <li className="space-y-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a text that scrolls is no part of a form */}
      <div
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap rounded-md border border-rule bg-well p-3 text-sm"
      >
        {text}
      </div>
      <Button size="sm" icon={undoArrow} busy={isPending} onClick={() => mutate()}>
        {isPending ? words.check.bringing : words.check.bring}
      </Button>
    </li>
  )
}

function Doubt({ text, children }: { text: string; children: Elements }) {
  return (
    <div className="space-y-2">
      <p className="measure text-sm">{text}</p>
      {children}
    </div>
  )
}
