import { Panel } from '../../../web/ui/display/panel.tsx'
import { Stat } from '../../../web/ui/display/stat.tsx'
import { type Column, Table } from '../../../web/ui/display/table.tsx'
import type { Figures } from '../../scoring/rules.ts'
import { brokenText, pointsText, verdictText } from '../../scoring/verdict.ts'
import type { MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { ruleFor } from '../fitting.ts'
import { isScored, type Result, resultOf } from '../result.ts'
import { keyChanges, keyOf, marksOf } from '../rules.ts'

const { result: words } = copy

/** Words for a paper without its own rule, where each question is a point. */
export const RULE_NAMES = { whole: copy.paperName, noSource: copy.rule.noSource }

const columnsFor = (tallies: Result['tallies']): readonly Column<Figures>[] => [
  {
    title: words.columns.name,
    cell: ({ name }) => <span className="wrap-anywhere max-sm:text-xs">{name}</span>,
  },
  { title: words.columns.right, cell: ({ id }) => tallies[id]?.right ?? 0, numeric: true },
  { title: words.columns.wrong, cell: ({ id }) => tallies[id]?.wrong ?? 0, numeric: true },
  { title: words.columns.blank, cell: ({ id }) => tallies[id]?.blank ?? 0, numeric: true, wide: true },
  { title: words.columns.points, cell: ({ points }) => pointsText(points), numeric: true },
]

/** Points, the verdict with its rule, the missing points, and the effect of blanks and doubts. */
export function ResultPanel({ paper }: { paper: MockExamBody }) {
  if (!isScored(paper)) {
    return (
      <Panel title={words.title}>
        <p className="text-soft">{words.waiting}</p>
      </Panel>
    )
  }
  const rule = paper.rule ?? ruleFor(paper, RULE_NAMES)
  const result = resultOf(paper, rule)
  const verdict = verdictText(rule, result.score)
  const { score, tallies, right, questions } = result
  return (
    <Panel title={words.title}>
      <div className="space-y-5" role="status">
        <div className="grid grid-cols-2 gap-4 sm:max-w-md">
          <Stat label={words.pointsLabel} value={words.points(score.total, score.max)} />
          <Stat label={words.rightLabel} value={copy.list.right(right, questions)} />
        </div>
        <div className="measure space-y-1">
          {verdict && <p className="font-semibold">{verdict}</p>}
          {score.broken.map((broken) => (
            <p key={broken.names.join()} className="text-soft">
              {brokenText(broken).missing}
            </p>
          ))}
          {notesOf(paper, result).map((note) => (
            <p key={note} className="text-soft">
              {note}
            </p>
          ))}
        </div>
      </div>
      <div className="mt-6">
        <Table
          caption={words.caption}
          columns={columnsFor(tallies)}
          rows={score.blocks}
          rowKey={({ id }) => id}
        />
      </div>
      <WrongOnes paper={paper} />
    </Panel>
  )
}

function notesOf({ cutoff }: MockExamBody, { score, blanks, doubts, changed }: Result): string[] {
  return [
    score.total === null && words.raw,
    cutoff !== null && score.total !== null && words.cutoff(score.total, cutoff),
    blanks > 0 && words.blanks(blanks),
    doubts.all > 0 && words.doubts(doubts.right, doubts.all, doubts.points),
    changed !== null && words.changes(changed),
  ].filter((note): note is string => note !== false)
}

function WrongOnes({ paper }: { paper: MockExamBody }) {
  const key = keyOf(paper)
  const wrong = paper.answers === '' ? [] : marksOf(paper).flatMap((mark, i) => (mark === 'wrong' ? [i] : []))
  const changes = keyChanges(paper)
  return (
    <>
      {changes.length > 0 && <Folded title={copy.paper.definitive} lines={changes.map(words.changed)} />}
      {wrong.length > 0 && (
        <Folded
          title={words.wrongOnes}
          lines={wrong.map((i) => words.wrongOne(i + 1, paper.answers[i] ?? '', key?.[i] ?? ''))}
        />
      )}
    </>
  )
}

function Folded({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="discloses inline-flex min-h-11 items-center text-accent">{title}</summary>
      <ul className="columns-[16rem] gap-x-8 tabular-nums">
        {lines.map((line) => (
          <li key={line} className="py-1">
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
}
