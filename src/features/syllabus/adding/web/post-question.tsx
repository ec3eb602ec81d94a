import { useMemo, useState } from 'react'
import { nameMatcher } from '../../../../shared/find.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { ChoiceSearch, oneGroup } from '../../../../web/ui/choices/choice-search.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import type { Post } from '../../reading/posts.ts'
import { copy } from '../copy.ts'
import { positionOf } from '../post.ts'

const { post: words } = copy

const NONE: readonly Post[] = []
const postAnswers = nameMatcher({ synonyms: {} })

interface PostQuestionProps {
  posts: readonly Post[] | undefined
  other: string
  onOther: () => void
  onChoose: (post: string | null) => void
}

export function PostQuestion({ posts = NONE, other, onOther, onChoose }: PostQuestionProps) {
  const [search, setSearch] = useState('')
  const choices = useMemo(() => posts.map(({ name }, id) => ({ id, name: positionOf(name) })), [posts])
  return (
    <>
      <PageHeader title={words.title} actions={<Button onClick={onOther}>{other}</Button>}>
        {words.lead(posts.length)}
      </PageHeader>
      <ChoiceSearch
        choices={choices}
        groups={(all) => oneGroup(words.list.all, all)}
        isChosen={() => false}
        onToggle={({ id }) => onChoose(posts[id]?.name ?? null)}
        answer={postAnswers}
        search={search}
        onSearch={setSearch}
        copy={words.list}
        action={
          <Button onClick={() => onChoose(null)} className="shrink-0">
            {words.whole}
          </Button>
        }
      />
    </>
  )
}
