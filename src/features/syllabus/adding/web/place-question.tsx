import { useDeferredValue, useMemo, useState } from 'react'
import { textMatcher } from '../../../../shared/find.ts'
import { isBlank } from '../../../../shared/text.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import { SearchField } from '../../../../web/ui/fields/search-field.tsx'
import { mayBeReadAnyway } from '../../reading/refusals.ts'
import { useFocusOnStep } from '../../web/use-focus-on-step.ts'
import { copy } from '../copy.ts'
import type { Read, SourceText } from '../draft.ts'
import { type Line, linesIn, titlesIn } from '../lines.ts'
import { readSource } from './queries.ts'

const { place: words } = copy

interface PlaceQuestionProps {
  userId: string
  source: SourceText
  other: string
  onOther: () => void
  onRead: (read: Read) => void
}

interface Chosen {
  readonly from: number
  readonly to: number
  readonly anyway?: boolean
}

/** Asks where the programme of a text begins and ends, then reads that stretch alone. */
export function PlaceQuestion({ userId, source, other, onOther, onRead }: PlaceQuestionProps) {
  const { text, places } = source
  const lines = useMemo(() => linesIn(text), [text])
  const [start, setStart] = useState<Line>()
  useFocusOnStep(start ? 'end' : null)
  const { mutate, isPending, error, variables } = useSave({
    mutationKey: ['read part of an edital'],
    mutationFn: ({ from, to, anyway }: Chosen) => readSource(userId, { text: text.slice(from, to) }, anyway),
    onSuccess: (read, { from, to }) => onRead({ ...read, text, places, part: { from, to } }),
  })
  const wrong = error && failureText(error, { unknown: words.failed })
  const choose = (chosen: Chosen) => {
    if (!isPending) mutate(chosen)
  }
  return (
    <>
      <PageHeader title={words.title} actions={<Button onClick={onOther}>{other}</Button>}>
        {start ? words.end : words.start}
      </PageHeader>
      <div role="status" className="text-sm">
        {isPending && <p className="mb-4">{words.busy}</p>}
      </div>
      {wrong && !isPending && (
        <div role="alert" className="mb-6 space-y-3">
          <p className="measure text-poor text-sm">{wrong}</p>
          {variables && mayBeReadAnyway(wrong) && (
            <Button size="sm" onClick={() => choose({ ...variables, anyway: true })}>
              {copy.anyway}
            </Button>
          )}
        </div>
      )}
      {start ? (
        <div className="mb-6 space-y-3">
          <p className="wrap-anywhere text-sm">
            <span className="text-soft">{`${words.starts}: `}</span>
            <span className="font-medium">{start.text}</span>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button onClick={() => choose({ from: start.from, to: text.length })}>{words.toEnd}</Button>
            <TextButton onClick={() => setStart(undefined)} className="min-h-11 text-sm">
              {words.restart}
            </TextButton>
          </div>
        </div>
      ) : (
        <Places lines={lines} places={places} onChoose={choose} />
      )}
      <Lines
        key={start?.from}
        lines={start ? lines.filter(({ from }) => from > start.from) : lines}
        onChoose={(line) => (start ? choose({ from: start.from, to: line.from }) : setStart(line))}
      />
    </>
  )
}

interface PlacesProps extends Pick<SourceText, 'places'> {
  lines: readonly Line[]
  onChoose: (chosen: Chosen) => void
}

function Places({ lines, places, onChoose }: PlacesProps) {
  if (places.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-lg">{words.found}</h2>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {places.map(({ from, to }) => {
          const inside = lines.filter((line) => line.from >= from && line.from < to)
          const [first, ...more] = inside
          return (
            <LineButton
              key={from}
              text={first?.text ?? ''}
              below={`${words.lines(inside.length)}: ${more
                .slice(0, 3)
                .map((line) => line.text)
                .join(' ')}`}
              onChoose={() => onChoose({ from, to })}
            />
          )
        })}
      </ul>
    </section>
  )
}

const AT_ONCE = 100

function Lines({ lines, onChoose }: { lines: readonly Line[]; onChoose: (line: Line) => void }) {
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const typed = useDeferredValue(search)
  const titles = useMemo(() => titlesIn(lines), [lines])
  const isSearch = !isBlank(typed)
  const found = useMemo(() => {
    const matches = textMatcher(typed)
    return isSearch ? lines.filter((line) => matches(line.searched)) : titles
  }, [lines, titles, typed, isSearch])
  const unsearched = titles === lines ? words.text : words.titles
  return (
    <section>
      <div className="mb-4 max-w-xl">
        <SearchField
          label={words.search}
          value={search}
          onChange={(text) => {
            setSearch(text)
            setMost(AT_ONCE)
          }}
        />
      </div>
      <h2 className="mb-3 text-lg">
        <span>{`${isSearch ? words.results : unsearched}: `}</span>
        <span className="font-normal tabular-nums">{found.length}</span>
      </h2>
      {found.length === 0 && <p className="text-soft">{words.none}</p>}
      <ul className="space-y-1.5">
        {found.slice(0, most).map((line) => (
          <LineButton
            key={line.from}
            text={line.text}
            below={lines[lines.indexOf(line) + 1]?.text ?? ''}
            onChoose={() => onChoose(line)}
          />
        ))}
      </ul>
      {found.length > most && (
        <Button onClick={() => setMost(most + AT_ONCE)} className="mt-4">
          {words.more}
        </Button>
      )}
    </section>
  )
}

interface LineButtonProps {
  text: string
  /** The words that follow, so that the student knows where he is. */
  below: string
  onChoose: () => void
}

function LineButton({ text, below, onChoose }: LineButtonProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="h-full min-h-14 w-full rounded-md border border-rule bg-sheet px-4 py-2 text-left text-sm fade-colors hover:border-edge"
      >
        <span className="wrap-anywhere line-clamp-2 font-medium">{text}</span>
        <span className="wrap-anywhere line-clamp-1 text-soft text-xs">{below}</span>
      </button>
    </li>
  )
}
