import searchX from 'icon:search-x'
import { type ReactNode, useId } from 'react'
import { fold } from '../../../shared/text.ts'
import { SearchField } from '../fields/search-field.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { CardChoice } from './card-choice.tsx'
import { CardChoices } from './card-choices.tsx'

export interface Choice {
  readonly id: number
  readonly name: string
}

interface ChoiceSearchProps<C extends Choice> {
  /** It is undefined while loading. */
  choices: readonly C[] | undefined
  isChosen: (id: number) => boolean
  onToggle: (choice: C) => void
  /** These stand first under a heading of their own. */
  isFirst: (id: number) => boolean
  icon?: (choice: C) => ReactNode
  search: string
  onSearch: (text: string) => void
  copy: {
    search: string
    loading: string
    all: string
    first: string
    others: string
    found: (count: number) => string
    empty: { title: string; text: string }
  }
  action: ReactNode
}

const SKELETONS = Array.from({ length: 18 }, (_, index) => index)

export function ChoiceSearch<C extends Choice>({ search, onSearch, action, ...grid }: ChoiceSearchProps<C>) {
  const { choices, copy } = grid
  const key = fold(search)
  const found = choices?.filter(({ name }) => fold(name).includes(key))
  return (
    <>
      <div className="mb-6 flex flex-col gap-3 sm:flex-row">
        <SearchField label={copy.search} value={search} onChange={onSearch} />
        {action}
      </div>
      <p role="status" className="sr-only">
        {found ? key && copy.found(found.length) : copy.loading}
      </p>
      {/* As high as the screen, so that the action bar below stays in its place however few are found. */}
      <div className="min-h-[75dvh] [&_button]:scroll-mb-28">
        {!found && <ChoiceSkeleton />}
        {found?.length === 0 && (
          <EmptyState icon={searchX} title={copy.empty.title}>
            {copy.empty.text}
          </EmptyState>
        )}
        {found && found.length > 0 && <Groups {...grid} found={found} />}
      </div>
    </>
  )
}

type GroupsProps<C extends Choice> = Pick<
  ChoiceSearchProps<C>,
  'isChosen' | 'onToggle' | 'isFirst' | 'icon' | 'copy'
> & { found: readonly C[] }

function Groups<C extends Choice>({ found, isFirst, copy, ...cards }: GroupsProps<C>) {
  const first = found.filter(({ id }) => isFirst(id))
  const others = found.filter(({ id }) => !isFirst(id))
  const card = (choice: C) => (
    <CardChoice
      key={choice.id}
      chosen={cards.isChosen(choice.id)}
      onToggle={() => cards.onToggle(choice)}
      icon={cards.icon?.(choice)}
    >
      {choice.name}
    </CardChoice>
  )
  if (first.length === 0) return <CardChoices label={copy.all}>{others.map(card)}</CardChoices>
  return (
    <div className="space-y-8">
      <Group title={copy.first}>{first.map(card)}</Group>
      {others.length > 0 && <Group title={copy.others}>{others.map(card)}</Group>}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-base text-soft">
        {title}
      </h2>
      <CardChoices label={title}>{children}</CardChoices>
    </section>
  )
}

function ChoiceSkeleton() {
  return (
    <div className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
      {SKELETONS.map((index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  )
}
