import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { found as foundIn, NEARLY } from '../../../../shared/find.ts'
import { newRecordKey } from '../../../../shared/ids.ts'
import { fold } from '../../../../shared/text.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { useToday } from '../../../../web/device/use-today.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { cx } from '../../../../web/ui/cx.ts'
import { Facts } from '../../../../web/ui/display/facts.tsx'
import { Panel } from '../../../../web/ui/display/panel.tsx'
import type { Elements } from '../../../../web/ui/elements.ts'
import { SearchField } from '../../../../web/ui/fields/search-field.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { Skeleton } from '../../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../../web/ui/states/unless-failed.tsx'
import { rankExam } from '../../../careers/exam-search.ts'
import type { CatalogueEntry } from '../../contract.ts'
import { copy as common } from '../../copy.ts'
import { spokenName } from '../../rules.ts'
import type { Target } from '../../targets/contract.ts'
import { makingTarget, puttingInFront } from '../../targets/web/queries.ts'
import { syllabusOf } from '../../web/queries.ts'
import { copy } from '../copy.ts'
import { catalogue, catalogued, giveSyllabus } from './queries.ts'

const { catalogue: words } = copy

interface CataloguePanelProps {
  userId: string
  filled: Target | null
  onDone: () => void
}

export function CataloguePanel({ userId, filled, onDone }: CataloguePanelProps) {
  const { use, usedId } = useCatalogued(userId, filled, onDone)
  return (
    <Panel title={words.title}>
      <p className="measure mb-4 text-soft text-sm">{words.text}</p>
      <CatalogueList usedId={usedId} noMatch={words.noMatch} onUse={use} isBesideOthers />
    </Panel>
  )
}

interface CatalogueListProps {
  /** The exam that is searched for at first. */
  named?: string
  usedId: string | undefined
  noMatch: string
  other?: Elements
  onUse: (entry: CatalogueEntry) => void
  /** Whether other ways to add an edital are beside it; on a narrow screen it then opens when asked. */
  isBesideOthers?: boolean
}

/** Editais shown before a search. */
const FIRST = 5

export function CatalogueList(props: CatalogueListProps) {
  const { named = '', usedId, noMatch, other, onUse, isBesideOthers = false } = props
  const [search, setSearch] = useState(named)
  const [isWhole, setWhole] = useState(false)
  const { known, found } = useFound(search)
  const key = fold(search)
  const shown = key || isWhole ? found : found?.slice(0, FIRST)
  return (
    <UnlessFailed queries={[known]}>
      {found && shown ? (
        <>
          <SearchField label={words.search} value={search} onChange={setSearch} />
          <ul
            className={cx('mt-3 divide-y divide-rule', isBesideOthers && !key && !isWhole && 'max-lg:hidden')}
          >
            {shown.map((entry) => (
              <Entry key={entry.id} entry={entry} isBusy={usedId === entry.id} onUse={() => onUse(entry)} />
            ))}
          </ul>
          {!key && found.length > FIRST && (
            <Button size="sm" onClick={() => setWhole(!isWhole)} className="mt-2">
              {isWhole ? words.fewer : words.all(found.length)}
            </Button>
          )}
          {found.length === 0 && (
            <div className="mt-3 space-y-3">
              <p className="text-soft text-sm">{noMatch}</p>
              {other}
            </div>
          )}
        </>
      ) : (
        <Skeleton className="h-24 lg:h-64" />
      )}
    </UnlessFailed>
  )
}

/** Editais by the typed words, best first; `sure` is the only current one, found without a slip. */
export function useFound(search: string, enabled = true) {
  const known = useQuery({ ...catalogue, enabled })
  const all = useMemo(() => known.data?.map((entry) => ({ name: wordsOf(entry), entry })), [known.data])
  const found = all && (fold(search) === '' ? all : foundIn(all, search, rankExam))
  const [only, another] = found?.filter(({ entry }) => !entry.newer) ?? []
  const isSure = only && !another && (rankExam(only.name, search) ?? NEARLY) < NEARLY
  return { known, found: found?.map(({ entry }) => entry), sure: isSure ? only.entry : undefined }
}

const wordsOf = ({ body, position, board, year }: CatalogueEntry) => `${body} ${position} ${board} ${year}`

function Entry({ entry, isBusy, onUse }: { entry: CatalogueEntry; isBusy: boolean; onUse: () => void }) {
  const { body, position, board } = entry
  const today = useToday()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-semibold text-sm">{body}</p>
        <p className="wrap-anywhere text-sm">{position}</p>
        <p className="text-soft text-xs">
          <Facts items={[board, common.age(entry, today)].filter(Boolean)} />
        </p>
      </div>
      <Button size="sm" once busy={isBusy} aria-label={words.useNamed(spokenName(entry))} onClick={onUse}>
        {isBusy ? words.using : words.use}
      </Button>
    </li>
  )
}

/** A key for each edital, so that retries create one target. */
export function useKeys(): (id: string) => string {
  const [keys] = useState(() => new Map<string, string>())
  return (id) => {
    const key = keys.get(id) ?? newRecordKey(Date.now())
    keys.set(id, key)
    return key
  }
}

/** Makes a target of an edital, puts its target in front, or gives it to the target without one. */
function useCatalogued(userId: string, filled: Target | null, onDone: () => void) {
  const keyOf = useKeys()
  const done = (message: string) => {
    notify(message)
    onDone()
  }
  const failed = (error: Error) =>
    notify(failureText(error, { unknown: words.failed }), { tone: 'poor', ms: 6000 })
  const make = useSave({
    ...makingTarget(userId),
    onSuccess: ({ message }) => done(message),
    onError: failed,
  })
  const give = useSave({
    mutationKey: ['give catalogued'],
    mutationFn: async (id: string) =>
      giveSyllabus(userId, filled?.id ?? 0, { key: keyOf(id), document: await catalogued(id) }),
    onSuccess: done,
    onError: failed,
  })
  const front = useSave({ ...puttingInFront(userId), onSuccess: done, onError: failed })
  const use = ({ id, body, position }: CatalogueEntry) => {
    if (filled) return give.mutate(id)
    const { targets = [] } = queryClient.getQueryData(syllabusOf(userId).queryKey) ?? {}
    const known = targets.find((one) => one.topics > 0 && one.body === body && one.position === position)
    if (known) front.mutate(known.id)
    else make.mutate({ key: keyOf(id), catalogue: id })
  }
  const usedId =
    (make.isPending && make.variables.catalogue) || (give.isPending && give.variables) || undefined
  return { use, usedId }
}
