import listChecks from 'icon:list-checks'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useMemo, useState } from 'react'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { ActionBar } from '../../../../web/ui/actions/action-bar.tsx'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import { useFirstWrong } from '../../../../web/ui/fields/use-field-errors.ts'
import { notify } from '../../../../web/ui/notices.ts'
import { Skeleton } from '../../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../../web/ui/states/unless-failed.tsx'
import { copy as adding } from '../../adding/copy.ts'
import { mayBeForSeveral, onlyKept } from '../../adding/own.ts'
import { DoubtsPanel } from '../../adding/web/doubts-panel.tsx'
import { OwnDialog } from '../../adding/web/own-dialog.tsx'
import { afterChanges } from '../../edit/rules.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { type Decisions, summaryOf } from '../contract.ts'
import { copy } from '../copy.ts'
import {
  answerOf,
  answerTo,
  decided,
  frameWords,
  GROUPS,
  newSubjects,
  type ShownLines,
  shownLines,
} from '../lines.ts'
import { DifferenceGroup } from './difference-group.tsx'
import { type Asking, DifferenceLines } from './difference-lines.tsx'
import { acceptAmendment, askAnew, type ComparedRevision, DIFFERENCE, fetchComparison } from './queries.ts'
import { SubjectQuestion } from './subject-question.tsx'
import type { useAmending } from './use-amending.ts'

const { difference: words } = copy

interface DifferenceReviewProps {
  userId: string
  targetId: number
  before: SyllabusDocument
  after: SyllabusDocument
  amending: ReturnType<typeof useAmending>
  onDone: () => void
}

/** Shows first the doubts about the reading, then the changes. */
export function DifferenceReview(props: DifferenceReviewProps) {
  const { userId, targetId, after, amending } = props
  const { read } = amending.draft
  const compared = useQuery({
    queryKey: [DIFFERENCE, userId, targetId, amending.draft.key],
    queryFn: () => fetchComparison(userId, targetId, after),
    staleTime: 0,
  })
  return (
    <div className="space-y-6">
      {read && (
        <DoubtsPanel
          userId={userId}
          read={read}
          document={after}
          onBring={(changes) => amending.take(afterChanges(after, changes))}
        />
      )}
      <UnlessFailed queries={[compared]}>
        {compared.data ? (
          <div>
            <Difference {...props} compared={compared.data} />
          </div>
        ) : (
          <div>
            <p role="status" className="mb-4 text-soft">
              {words.comparing}
            </p>
            <Skeleton className="h-64" />
          </div>
        )}
      </UnlessFailed>
    </div>
  )
}

function Difference(props: DifferenceReviewProps & { compared: ComparedRevision }) {
  const { userId, targetId, before, after, amending, compared, onDone } = props
  const { draft, change, take, clear } = amending
  const { difference, revision } = compared
  const shown = useMemo(() => shownLines(difference, before, after), [difference, before, after])
  const asked = shown.subjects.length + shown.asks.length
  const [missed, setMissed] = useState<object | null>(null)
  const questions = useFirstWrong<HTMLUListElement>(missed)
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending } = useSave({
    mutationKey: ['accept amendment'],
    mutationFn: () =>
      acceptAmendment(userId, targetId, {
        revision,
        document: after,
        decisions: draft.decisions,
        act: draft.act,
        key: draft.saveKey,
      }),
    onSuccess: async (message) => {
      notify(message)
      await clear()
      onDone()
    },
    onError: (error) => {
      setWrong(failureText(error, { unknown: copy.failed }))
      askAnew(userId)
    },
  })
  const onDecide: Asking['onDecide'] = (lines, isSame) =>
    change({ decisions: decided(draft.decisions, lines, isSame) })
  const accept = () =>
    shown.subjects.some((one) => answerOf(draft.decisions, one) === undefined) ? setMissed({}) : mutate()
  return (
    <>
      <p role="status" className="measure font-semibold text-lg">
        {summaryOf(difference)}
      </p>
      <OtherPosts after={after} others={newSubjects(difference.frame)} onKeep={take} />
      {asked > 0 && (
        <p className="measure mt-1 text-soft">{words.asks(shown.subjects.length, shown.asks.length)}</p>
      )}
      <div className="mt-6 space-y-6">
        <AskedLines
          shown={shown}
          decisions={draft.decisions}
          onDecide={onDecide}
          isMissed={missed !== null}
          subjects={questions}
        />
        {GROUPS.map((group) => (
          <DifferenceGroup key={group} group={group} count={shown[group].length}>
            <DifferenceLines lines={shown[group]} />
          </DifferenceGroup>
        ))}
        <Frame words={frameWords(difference.frame, before, after)} />
        <div className="max-w-md">
          <TextField
            label={copy.act}
            placeholder={copy.actPlaceholder}
            autoComplete="off"
            value={draft.act}
            onChange={(act) => change({ act })}
          />
        </div>
      </div>
      <ActionBar
        status={
          wrong && (
            <span role="alert" className="text-poor">
              {wrong}
            </span>
          )
        }
        other={
          <Button tone="quiet" disabled={isPending} onClick={() => change({ document: null })}>
            {copy.again}
          </Button>
        }
      >
        <Button tone="primary" size="lg" once busy={isPending} onClick={accept}>
          {isPending ? copy.accepting : copy.accept}
        </Button>
      </ActionBar>
    </>
  )
}

interface OtherPostsProps {
  after: SyllabusDocument
  /** Ids of subjects that the student's edital does not have. */
  others: readonly string[]
  onKeep: (document: SyllabusDocument) => void
}

/** Offers not to bring back the subjects of other posts, which the student had left out. */
function OtherPosts({ after, others, onKeep }: OtherPostsProps) {
  const [isAsked, ask] = useState(false)
  if (others.length === 0 || !mayBeForSeveral(after)) return null
  return (
    <div className="mt-2 mb-4">
      <p className="measure mb-2 text-soft">{words.others(others.length)}</p>
      <Button icon={listChecks} onClick={() => ask(true)}>
        {adding.own.open}
      </Button>
      {isAsked && (
        <OwnDialog
          document={after}
          others={others}
          onSave={(kept) => onKeep(onlyKept(after, kept))}
          onClose={() => ask(false)}
        />
      )}
    </div>
  )
}

function Frame({ words: lines }: { words: ReturnType<typeof frameWords> }) {
  if (lines.length === 0) return null
  return (
    <section aria-label={words.frame}>
      <h2 className="text-lg">{words.frame}</h2>
      <ul className="mt-2 space-y-1 text-sm">
        {lines.map(({ key, op, text, was }) => (
          <li key={key} className="wrap-anywhere">
            <span>{`${text} `}</span>
            <span className="text-soft">{`(${words.frameOps[op]}`}</span>
            {was && <span className="text-soft">{`, ${words.before}: ${was}`}</span>}
            <span className="text-soft">)</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AskedLinesProps {
  shown: ShownLines
  decisions: Decisions
  onDecide: Asking['onDecide']
  /** The student went on without an answer. */
  isMissed: boolean
  subjects: RefObject<HTMLUListElement | null>
}

/** Shows the decisions to make, subjects first: their answer decides many topics. */
function AskedLines({ shown, decisions, onDecide, isMissed, subjects }: AskedLinesProps) {
  return (
    <DifferenceGroup group="asks" count={shown.subjects.length + shown.asks.length}>
      {shown.subjects.length > 0 && (
        <ul ref={subjects} className="mt-2 divide-y divide-rule border-rule border-t last:border-b">
          {shown.subjects.map((subject) => (
            <li key={subject.key} className="pt-3 pb-1">
              <SubjectQuestion
                subject={subject}
                decisions={decisions}
                onDecide={onDecide}
                isMissed={isMissed}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.asks.length > 0 && (
        <DifferenceLines
          lines={shown.asks}
          // The proposal is that similar topics are the same.
          asking={{ onDecide, answer: (line) => answerTo(decisions, line) ?? 'same' }}
        />
      )}
    </DifferenceGroup>
  )
}
