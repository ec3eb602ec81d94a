import arrowLeft from 'icon:arrow-left'
import { use, useDeferredValue, useMemo } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import type { Target } from '../../targets/contract.ts'
import { formOf, type TargetForm } from '../../targets/form.ts'
import { useFocusOnStep } from '../../web/use-focus-on-step.ts'
import { copy } from '../copy.ts'
import type { AddingDraft, Read } from '../draft.ts'
import { isPostAsked, narrowedTo } from '../post.ts'
import { PlaceQuestion } from './place-question.tsx'
import { PostQuestion } from './post-question.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { addingLoaded, useAdding } from './use-adding.ts'
import { Ways } from './ways.tsx'

interface AddingDeskProps {
  userId: string
  /** The target that the edital is for; a new one is made where there is none. */
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

/** Another post of an edital has the names and the day of the first. */
function formFor({ document }: Read, { filled, again }: AddingDeskProps): TargetForm {
  if (filled) return formOf(filled)
  if (again) return { ...formOf(again), position: '' }
  const { orgao = '', cargo = '', banca = '' } = document
  return { body: orgao, position: cargo, board: banca, exam_day: null }
}
