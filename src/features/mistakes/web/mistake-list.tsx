import { useMemo, useState } from 'react'
import { formatDay } from '../../../shared/calendar.ts'
import { saveFile } from '../../../web/device/save-file.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { ankiText } from '../anki.ts'
import { cardOf } from '../cards.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'

const { list: words } = copy
/** How many rows of a group are shown at first. */
const SHOWN = 20

const GROUPS = {
  subject: ({ subject }) => subject,
  topic: ({ topic }) => topic || words.noTopic,
  cause: ({ cause }) => (cause === null ? copy.noCause : copy.causes[cause]),
  day: ({ day }) => formatDay(day),
} as const satisfies Record<string, (mistake: Mistake) => string>
type By = keyof typeof GROUPS

const BY = (Object.keys(GROUPS) as By[]).map((value) => ({ value, label: words.groups[value] }))

interface MistakeListProps {
  mistakes: readonly Mistake[]
  today: string
  onOpen: (mistake: Mistake) => void
}

/** Groups mistakes by subject, topic, cause or day; days are newest first, others by count. */
export function MistakeList({ mistakes, today, onOpen }: MistakeListProps) {
  const [by, setBy] = useState<By>('subject')
  const groups = useMemo(() => {
    const found = [...Map.groupBy(mistakes, GROUPS[by])]
    return by === 'day' ? found : found.toSorted(([, a], [, b]) => b.length - a.length)
  }, [mistakes, by])
  const cards = mistakes.filter((mistake) => cardOf(mistake).type !== 'none')
  const toAnki = () =>
    saveFile(new Blob([ankiText(cards, copy.prompt)], { type: 'text/plain' }), 'posse-erros.anki.txt')
  return (
    <Panel title={words.title} aside={words.count(mistakes.length)}>
      <Segmented label={words.by} hideLabel options={BY} value={by} onChange={setBy} />
      <div className="mt-2 divide-y divide-rule">
        {groups.map(([name, of]) => (
          <Group key={`${by} ${name}`} name={name} mistakes={of} today={today} onOpen={onOpen} />
        ))}
      </div>
      {cards.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={toAnki}>{words.anki}</Button>
          <p className="text-soft text-sm">{words.ankiHint}</p>
        </div>
      )}
    </Panel>
  )
}

function Group({ name, mistakes, today, onOpen }: MistakeListProps & { name: string }) {
  const [shown, setShown] = useState(SHOWN)
  return (
    <details className="group">
      <summary className="discloses flex min-h-12 items-center gap-2">
        <span className="wrap-anywhere min-w-0 grow font-semibold">{name}</span>
        <span className="shrink-0 text-soft text-sm tabular-nums">{words.count(mistakes.length)}</span>
      </summary>
      <ul className="pb-2">
        {mistakes.slice(0, shown).map((mistake) => (
          <Row key={mistake.key} mistake={mistake} today={today} onOpen={onOpen} />
        ))}
      </ul>
      {shown < mistakes.length && (
        <TextButton className="mb-2 min-h-11" onClick={() => setShown(shown + SHOWN)}>
          {words.more}
        </TextButton>
      )}
    </details>
  )
}

function Row({ mistake, today, onOpen }: { mistake: Mistake } & Pick<MistakeListProps, 'today' | 'onOpen'>) {
  const { cause, day, question } = mistake
  const facts = [
    cause === null ? copy.noCause : copy.causes[cause],
    formatDay(day),
    words.state(cardOf(mistake), today),
  ]
  const name = copy.named(mistake)
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere line-clamp-2">{question ? copy.prompt(mistake) : name}</p>
        <p className="text-soft text-sm">{facts.join(' · ')}</p>
      </div>
      <Button size="sm" aria-label={words.editNamed(name)} onClick={() => onOpen(mistake)}>
        {words.edit}
      </Button>
    </li>
  )
}
