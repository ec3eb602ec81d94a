import arrowLeft from 'icon:arrow-left'
import { use, useDeferredValue, useMemo, useState } from 'react'
import { nameMatcher } from '../../../../shared/find.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { ChoiceSearch, oneGroup } from '../../../../web/ui/choices/choice-search.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import type { Post } from '../../reading/posts.ts'
import type { Target } from '../../targets/contract.ts'
import { formOf, type TargetForm } from '../../targets/form.ts'
import { TargetDialog } from '../../targets/web/target-dialog.tsx'
import { useFocusOnStep } from '../../web/use-focus-on-step.ts'
import { copy } from '../copy.ts'
import type { AddingDraft, Read } from '../draft.ts'
import { isPostAsked, narrowedTo, positionOf } from '../post.ts'
import { CataloguePanel } from './catalogue-panel.tsx'
import { FilePanel } from './file-panel.tsx'
import { PastePanel } from './paste-panel.tsx'
import { PlaceQuestion } from './place-question.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { addingLoaded, useAdding } from './use-adding.ts'

interface AddingDeskProps {
  userId: string
  /** The target of the edital; without one a new target is created. */
  filled: Target | null
  /** There is no target yet: this is the first thing that the student sees here. */
  isFirst: boolean
  /** The target whose edital is wanted for another post. */
  again?: Target | undefined
  onDone: () => void
}

export function AddingDesk(props: AddingDeskProps) {
  const { userId, filled, again, onDone } = props
  use(addingLoaded(userId))
  const adding = useAdding(userId)
  const { draft } = adding
  // Draws the reading in pieces, as it is much work on a small phone.
  const whole = useDeferredValue(draft.read)
  const read = useMemo(() => whole && narrowedTo(whole, draft.post), [whole, draft.post])
  const kept = !draft.read && again && draft.used?.targets.includes(again.id) ? draft.used.read : null
  const question = questionOf(draft, kept)
  useFocusOnStep(question ?? (read ? 'review' : 'ways'))
  if (question) return <Question {...props} adding={adding} question={question} kept={kept} />
  if (read) return <ReviewDesk userId={userId} filled={filled} adding={adding} read={read} onDone={onDone} />
  return <FirstStep {...props} adding={adding} />
}

function questionOf(draft: AddingDraft, kept: Read | null) {
  if (draft.asked) return 'place'
  return isPostAsked(draft) || kept ? 'post' : undefined
}

interface QuestionProps extends AddingDeskProps {
  adding: ReturnType<typeof useAdding>
  question: 'place' | 'post'
  kept: Read | null
}

function Question({ adding, question, kept, ...props }: QuestionProps) {
  const { draft } = adding
  const { read, asked } = draft
  if (question === 'place' && asked)
    return (
      <PlaceQuestion
        userId={props.userId}
        source={asked}
        other={read && !read.part ? copy.post.whole : copy.place.back}
        onOther={() => adding.askPlace(undefined)}
        onRead={(found) => adding.take(found, read ? draft.form : formFor(found, props))}
      />
    )
  if (kept)
    return (
      <PostQuestion
        posts={kept.posts}
        other={copy.back}
        onOther={props.onDone}
        onChoose={(post) => adding.chooseOf(kept, formFor(kept, props), post)}
      />
    )
  return (
    <PostQuestion
      posts={read?.posts}
      other={copy.review.again}
      onOther={adding.putBack}
      onChoose={adding.choose}
    />
  )
}

function FirstStep({ adding, ...props }: AddingDeskProps & { adding: ReturnType<typeof useAdding> }) {
  const { userId, filled, isFirst, again, onDone } = props
  const first = isFirst ? copy.empty : { title: copy.title, text: copy.lead }
  const words = again ? { title: copy.post.again, text: copy.post.againText } : first
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          !isFirst && (
            <Button icon={arrowLeft} onClick={onDone}>
              {copy.back}
            </Button>
          )
        }
      >
        {words.text}
      </PageHeader>
      <Ways
        userId={userId}
        filled={filled}
        adding={adding}
        onRead={(read) => adding.take(read, formFor(read, props))}
        onDone={onDone}
      />
    </>
  )
}

/** Takes names and exam day from the target of the edital's first post. */
function formFor({ document }: Read, { filled, again }: AddingDeskProps): TargetForm {
  if (filled) return formOf(filled)
  if (again) return { ...formOf(again), position: '' }
  const { orgao = '', cargo = '', banca = '' } = document
  return { body: orgao, position: cargo, board: banca, exam_day: null }
}

const { post: words } = copy

const NONE: readonly Post[] = []
const postAnswers = nameMatcher({ synonyms: {} })

interface PostQuestionProps {
  posts: readonly Post[] | undefined
  other: string
  onOther: () => void
  onChoose: (post: string | null) => void
}

function PostQuestion({ posts = NONE, other, onOther, onChoose }: PostQuestionProps) {
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

interface WaysProps {
  userId: string
  filled: Target | null
  adding: ReturnType<typeof useAdding>
  onRead: (read: Read) => void
  onDone: () => void
}

function Ways({ userId, filled, adding, onRead, onDone }: WaysProps) {
  const [isBare, setBare] = useState(false)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <CataloguePanel userId={userId} filled={filled} onDone={onDone} />
      <div className="min-w-0 space-y-6">
        <PastePanel
          userId={userId}
          text={adding.draft.pasted}
          onType={adding.type}
          onRead={onRead}
          onAsk={adding.askPlace}
        />
        <FilePanel userId={userId} onRead={onRead} onAsk={adding.askPlace} />
        {!filled && (
          <p className="text-soft text-sm">
            <TextButton onClick={() => setBare(true)}>{copy.bare}</TextButton>
            <span>{` ${copy.bareText}`}</span>
          </p>
        )}
      </div>
      {isBare && <TargetDialog userId={userId} onSaved={onDone} onClose={() => setBare(false)} />}
    </div>
  )
}
