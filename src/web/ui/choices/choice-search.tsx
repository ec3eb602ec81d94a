import { type Answer, found } from '../../../shared/find.ts'
import { isBlank } from '../../../shared/text.ts'
import { cx } from '../cx.ts'
import type { Elements } from '../elements.ts'
import { SearchField } from '../fields/search-field.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { type Choice, type ChoiceGroup, ChoiceGroups, type ChoiceGroupsProps } from './choice-groups.tsx'

interface ChoiceSearchProps<C extends Choice> extends Omit<ChoiceGroupsProps<C>, 'groups'> {
  choices: readonly C[] | undefined
  /** The groups while nothing is searched; results are one list, the best first. */
  groups: (choices: readonly C[]) => readonly ChoiceGroup<C>[]
  answer: Answer
  search: string
  onSearch: (text: string) => void
  copy: {
    search: string
    loading: string
    all: string
    found: (count: number) => string
    empty: { title: string; text: string }
  }
  action: Elements
}

const SKELETONS = Array.from({ length: 18 }, (_, index) => index)

export function ChoiceSearch<C extends Choice>(props: ChoiceSearchProps<C>) {
  const { choices, groups, answer, search, onSearch, copy, action, ...cards } = props
  const isSearch = !isBlank(search)
  const findings = choices && (isSearch ? found(choices, search, answer) : choices)
  const shown = isSearch ? oneGroup(copy.all, findings ?? []) : groups(findings ?? [])
  return (
    <>
      <div className="mb-6 flex flex-col gap-3 sm:flex-row">
        <SearchField label={copy.search} value={search} onChange={onSearch} />
        {action}
      </div>
      <p role="status" className="sr-only">
        {findings ? isSearch && copy.found(findings.length) : copy.loading}
      </p>
      {/* As high as the screen, so that the action bar below stays in its place however few are found. */}
      <div className="min-h-[75dvh] [&_button]:scroll-mb-40">
        {!findings && <ChoiceSkeleton many={cards.many} />}
        {findings?.length === 0 && <EmptyState title={copy.empty.title}>{copy.empty.text}</EmptyState>}
        {findings && findings.length > 0 && <ChoiceGroups {...cards} groups={shown} />}
      </div>
    </>
  )
}

export function oneGroup<C extends Choice>(title: string, choices: readonly C[]): ChoiceGroup<C>[] {
  return [{ title, hideTitle: true, choices }]
}

function ChoiceSkeleton({ many }: { many: boolean | undefined }) {
  return (
    <div className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
      {SKELETONS.map((index) => (
        <Skeleton key={index} className={cx(many ? 'h-12' : 'h-14')} />
      ))}
    </div>
  )
}
