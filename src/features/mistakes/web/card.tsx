import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dotted } from '../../../shared/text.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'
import { MistakePicture } from '../pictures/web/mistake-picture.tsx'
import { MistakeDialog } from './lazy-mistake-dialog.tsx'

const { review: words } = copy

interface CardProps {
  userId: string
  card: Mistake
  isBusy: boolean
  onAnswer: (right: boolean) => void
}

/** The question, then the student's own answer, and whether the student knew it. */
export function Card({ userId, card, isBusy, onAnswer }: CardProps) {
  const [isShown, setShown] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { topic, subject, answer, picture } = card
  useEffect(() => heading.current?.focus(), [])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isWriting || !isFree(event)) return
    if (isShown && ANSWERS.has(event.key)) return onAnswer(ANSWERS.get(event.key) === true)
    if (isShown || event.key !== ' ' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    setShown(true)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <section className="rounded-lg border border-rule bg-sheet p-5 sm:p-8" aria-labelledby="card-question">
      <p className="wrap-anywhere text-soft text-sm">{dotted([subject, topic, copy.placeOf(card)])}</p>
      <h2
        id="card-question"
        ref={heading}
        tabIndex={-1}
        className="wrap-anywhere mt-3 whitespace-pre-line text-xl outline-none"
      >
        {copy.prompt(card)}
      </h2>
      <div className="mt-5 min-h-40">
        {isShown && (
          <div className="space-y-4 border-rule border-t pt-4">
            {answer ? (
              <p className="measure wrap-anywhere whitespace-pre-line">{answer}</p>
            ) : (
              !picture && (
                <p className="text-soft">
                  <span>{`${words.noAnswer} `}</span>
                  <TextButton onClick={() => setWriting(true)}>{words.write}</TextButton>
                </p>
              )
            )}
            {picture && <MistakePicture userId={userId} mistake={card.key} />}
          </div>
        )}
      </div>
      <div className="mt-6 grid grid-cols-2 gap-3">
        {isShown ? (
          <>
            <Button size="lg" busy={isBusy} onClick={() => onAnswer(false)}>
              {words.wrong}
            </Button>
            <Button size="lg" busy={isBusy} onClick={() => onAnswer(true)}>
              {words.right}
            </Button>
          </>
        ) : (
          <Button tone="primary" size="lg" className="col-span-2" onClick={() => setShown(true)}>
            {words.show}
          </Button>
        )}
      </div>
      <p className="mt-4 text-soft text-xs max-sm:hidden">{words.keys}</p>
      {isWriting && <MistakeDialog userId={userId} mistake={card} onClose={() => setWriting(false)} />}
    </section>
  )
}

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ['1', false],
  ['2', true],
])

/** Accepts a shortcut key only outside fields. */
const isFree = ({ target, metaKey, ctrlKey, altKey }: KeyboardEvent) =>
  !(metaKey || ctrlKey || altKey || (target instanceof Element && target.closest('input, textarea, select')))
