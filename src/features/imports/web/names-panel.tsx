import { useState } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Facts } from '../../../web/ui/display/facts.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { copy } from '../copy.ts'
import { NO_SUBJECT, type SubjectLine } from '../reading/imported-file.ts'
import type { Names, SubjectChoice } from '../reading/matching.ts'

const { names: words } = copy

const FIRST = 20

interface NamesPanelProps {
  subjects: readonly SubjectLine[]
  names: Names
  /** Whether the names are of study sessions or of cards. */
  count?: (of: number) => string
  onSubject: (called: string, choice: SubjectChoice) => void
  onTopic: (subject: string, called: string, topic: string) => void
}

/** Lets the student choose what each name in the file means; unknown names come first. */
export function NamesPanel({ subjects, names, count = words.sessions, onSubject, onTopic }: NamesPanelProps) {
  const [shown, setShown] = useState(FIRST)
  return (
    <Panel title={words.title}>
      <p className="measure mb-4 text-soft">{words.text}</p>
      <ul className="divide-y divide-rule">
        {subjects.slice(0, shown).map((line) => (
          <SubjectRow
            key={line.called}
            line={line}
            subjects={names.subjects}
            count={count}
            onChoose={(choice) => onSubject(line.called, choice)}
            onTopic={(called, topic) => onTopic(line.called, called, topic)}
          />
        ))}
      </ul>
      {subjects.length > shown && (
        <Button onClick={() => setShown(subjects.length)} className="mt-4">
          {words.more(subjects.length - shown)}
        </Button>
      )}
    </Panel>
  )
}

interface SubjectRowProps {
  line: SubjectLine
  subjects: Names['subjects']
  count: (of: number) => string
  onChoose: (choice: SubjectChoice) => void
  onTopic: (called: string, topic: string) => void
}

function SubjectRow({ line, subjects, count, onChoose, onTopic }: SubjectRowProps) {
  const { called, choice, found, sessions, seconds, questions, topics, newTopics, known } = line
  const options = [
    { id: 'new' as SubjectChoice, name: words.fresh(called || NO_SUBJECT) },
    { id: 'skip' as SubjectChoice, name: words.skip },
    ...subjects,
  ]
  const facts = words.facts({ made: sessions > 0 && count(sessions), seconds, questions, topics })
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{words.of(called)}</p>
        <div className="text-soft text-sm">
          <Facts items={[words.found[found], ...facts].filter(Boolean)} />
        </div>
      </div>
      <Select label={words.as(called)} hideLabel options={options} value={choice} onChange={onChoose} />
      {known.length > 0 && newTopics.length > 0 && (
        <details className="sm:col-span-2">
          <summary className="discloses py-1 text-sm">{words.topics(newTopics.length)}</summary>
          <ul className="mt-2 space-y-3">
            {newTopics.map((topic) => (
              <TopicRow key={topic.called} line={topic} count={count} known={known} onChoose={onTopic} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

interface TopicRowProps {
  line: SubjectLine['newTopics'][number]
  count: (of: number) => string
  known: readonly string[]
  onChoose: (called: string, topic: string) => void
}

function TopicRow({ line: { called, topic, sessions, questions }, count, known, onChoose }: TopicRowProps) {
  const options = [
    { id: called, name: words.topicFresh(called) },
    ...[...new Set(known)].filter((one) => one !== called).map((one) => ({ id: one, name: one })),
  ]
  return (
    <li className="grid gap-x-6 gap-y-1 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere">{called}</p>
        <div className="text-soft">
          <Facts items={words.facts({ made: sessions > 0 && count(sessions), questions })} />
        </div>
      </div>
      <Select
        label={words.topicAs(called)}
        hideLabel
        options={options}
        value={topic}
        onChange={(chosen) => onChoose(called, chosen)}
      />
    </li>
  )
}
