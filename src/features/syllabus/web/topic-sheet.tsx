import play from 'icon:play'
import { useMemo } from 'react'
import { type Day, formatDay } from '../../../shared/calendar.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { Facts } from '../../../web/ui/display/facts.tsx'
import { useLog } from '../../records/log/web/queries.ts'
import { copy } from '../copy.ts'
import { KnownSince } from '../known/web/known-since.tsx'
import type { OutlineNode } from '../outline/rules.ts'
import { sessionsOf } from '../outline/sessions.ts'
import { StateMark } from './state-mark.tsx'

const { sheet, tree } = copy

/** How many of the newest sessions are shown. */
const NEWEST = 5

interface TopicSheetProps {
  userId: string
  node: OutlineNode
  today: Day
  onStudy: (node: OutlineNode) => void
  onClose: () => void
}

/** Everything about one topic. */
export function TopicSheet({ userId, node, today, onStudy, onClose }: TopicSheetProps) {
  const { subject, state, sums, share, importance, topicId } = node
  const isUnseen = state === 'new' || state === 'known'
  const facts = [
    [sheet.share, share > 0 && tree.share(share)],
    [sheet.importance, importance && sheet.importances[importance]],
    [sheet.time, sums.seconds > 0 && tree.time(sums.seconds)],
    [sheet.answers, sums.questions > 0 && tree.answers(sums.questions, sums.correct)],
    [sheet.seen, sums.lastOn && tree.seen(sums.lastOn, today)],
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={node.title()}
      size="md"
      actions={
        subject && (
          <Button tone="primary" icon={play} onClick={() => onStudy(node)}>
            {sheet.study}
          </Button>
        )
      }
    >
      <div className="space-y-4">
        {subject && <p className="wrap-anywhere text-soft text-sm">{subject.name}</p>}
        <div className="text-sm">
          <StateMark state={state} />
          <p className="mt-1">{sheet.states[state]}</p>
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm tabular-nums">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className="contents">
                  <dt className="text-soft">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {isUnseen && node.children.length === 0 && topicId !== undefined && (
          <KnownSince userId={userId} node={node} topicId={topicId} today={today} />
        )}
        {sums.lastOn && <Sessions userId={userId} node={node} />}
      </div>
    </Dialog>
  )
}

function Sessions({ userId, node }: Pick<TopicSheetProps, 'userId' | 'node'>) {
  const { shown } = useLog(userId)
  const sessions = useMemo(() => sessionsOf(shown.records, node), [shown, node])
  if (sessions.length === 0) return null
  return (
    <section aria-labelledby="sessoes">
      <h3 id="sessoes" className="font-semibold text-sm">
        {sheet.sessions(sessions.length)}
      </h3>
      <ul className="mt-1 divide-y divide-rule text-sm tabular-nums">
        {sessions.slice(0, NEWEST).map(({ id, day, study_time, questions_resolved, correct_answers }) => (
          <li key={id} className="flex flex-wrap gap-x-4 py-2">
            <span className="w-24 text-soft">{formatDay(day)}</span>
            <Facts
              items={[
                ...(study_time > 0 ? [tree.time(study_time)] : []),
                ...(questions_resolved > 0 ? [tree.answers(questions_resolved, correct_answers)] : []),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
