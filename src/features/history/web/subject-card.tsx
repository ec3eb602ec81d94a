import chevronDown from 'icon:chevron-down'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../../../shared/count.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { useOnPaper } from '../../../web/device/media.ts'
import { cx } from '../../../web/ui/cx.ts'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import type { SubjectHistory } from '../contract.ts'
import { copy } from '../copy.ts'
import { inOrder, type Order } from '../rules.ts'
import { BandBadge } from './band-badge.tsx'
import { TopicList } from './topic-list.tsx'
import { RECORDS_PAGE } from './views.tsx'

const { subjects: words } = copy

interface SubjectCardProps {
  subject: SubjectHistory
  order: Order
  /** The query string while the card is open, which names the subject. */
  search: string
  isOpen: boolean
  onToggle: () => void
}

export function SubjectCard({ subject, order, search, isOpen, onToggle }: SubjectCardProps) {
  const { study_time, questions, correct, topics } = subject
  const detailId = useId()
  const { card, keep } = useSteadyPlace(isOpen)
  const isShown = useOnPaper() || isOpen
  const name = subject.name ?? words.unknown
  return (
    <li ref={card} className="@container rounded-md border border-rule bg-sheet">
      <h3 className="font-normal text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          onClick={() => {
            keep()
            onToggle()
          }}
          className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 rounded-md p-4 text-left fade-colors hover:bg-ink/4 @[38rem]:grid-cols-[minmax(0,1fr)_8.5rem_5.5rem_5rem_auto] @[38rem]:gap-x-6 @[38rem]:px-5"
        >
          <span className="flex min-w-0 flex-col items-start gap-y-1.5">
            <span className="flex min-w-0 gap-2.5">
              <SubjectFace id={subject.subject_id} name={name} className="cramped:hidden size-6" />
              <span className="wrap-anywhere cramped:hyphens-auto font-semibold leading-snug">{name}</span>
            </span>
            <BandBadge correct={correct} questions={questions} />
          </span>
          <Icon
            of={chevronDown}
            className={cx(
              'size-5 self-start text-soft transition-transform @[38rem]:order-last @[38rem]:self-center',
              isOpen && 'rotate-180',
            )}
          />
          <span className="col-span-2 grid grid-cols-1 gap-x-4 gap-y-1 @2xs:grid-cols-[2fr_1fr_1fr] @[38rem]:contents">
            <Figure label={words.time} value={formatDuration(study_time)} />
            <Figure label={words.questions} value={formatCount(questions)} />
            <Figure label={words.rate} value={copy.percent(correct, questions)} />
          </span>
        </button>
      </h3>
      {isShown && (
        <div id={detailId} className="border-rule border-t px-4 py-3 @[38rem]:px-5">
          <TopicList subject={name} topics={inOrder(topics, order)} />
          <Link
            to={{ pathname: RECORDS_PAGE, search }}
            preventScrollReset
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {words.records}
          </Link>
        </div>
      )}
    </li>
  )
}

/** Keeps the pressed card in its place while the card above closes. */
function useSteadyPlace(isOpen: boolean): { card: RefObject<HTMLLIElement | null>; keep: () => void } {
  const card = useRef<HTMLLIElement>(null)
  const topBefore = useRef<number>(undefined)
  useLayoutEffect(() => {
    const top = card.current?.getBoundingClientRect().top
    if (isOpen && top !== undefined && topBefore.current !== undefined)
      window.scrollBy(0, top - topBefore.current)
    topBefore.current = undefined
  }, [isOpen])
  const keep = () => {
    topBefore.current = card.current?.getBoundingClientRect().top
  }
  return { card, keep }
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <span className="min-w-0 @[38rem]:text-right">
      <span className="block text-soft text-xs">{`${label} `}</span>
      <span className="block whitespace-nowrap font-semibold tabular-nums tracking-tight">{`${value} `}</span>
    </span>
  )
}
