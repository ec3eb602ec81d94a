import { type KeyboardEvent, memo, type ReactNode, type RefObject, useRef } from 'react'
import { cx } from '../../../web/ui/cx.ts'
import { LETTERS, type Letter } from '../answers/rules.ts'
import type { MockExamBody, PaperBlock } from '../contract.ts'
import { copy } from '../copy.ts'
import { questionsOf } from '../rules.ts'

const { sheet: words } = copy

interface AnswerSheetProps {
  paper: MockExamBody
  /** Both must stay the same functions, so that a tap draws only one question. */
  onMark: (number: number, letter: Letter) => void
  onDoubt: (number: number) => void
}

/** The answer sheet: a tap on a bubble marks, a second one removes. It is one Tab stop; keys do the rest. */
export function AnswerSheet({ paper, onMark, onDoubt }: AnswerSheetProps) {
  const { blocks, answers, doubts, sheet } = paper
  const ref = useRef<HTMLDivElement>(null)
  const questions = questionsOf(blocks)
  const onKeyDown = useSheetKeys(ref, { letters: LETTERS[sheet], questions, onMark, onDoubt })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radios in it take the focus and these keys
    <div ref={ref} onKeyDown={onKeyDown} className="space-y-6">
      {blocks.map((block) => (
        <Block key={block.id} block={block}>
          {fivesOf(block).map(({ first, last }) => (
            <Five
              key={first}
              first={first}
              last={last}
              sheet={sheet}
              letters={answers.slice(first - 1, last)}
              doubted={doubts.filter((number) => first <= number && number <= last).join(' ')}
              onMark={onMark}
              onDoubt={onDoubt}
            />
          ))}
        </Block>
      ))}
    </div>
  )
}

/** The first and last numbers of the block's groups of five, as on paper. */
const fivesOf = ({ first, last }: PaperBlock) =>
  Array.from({ length: Math.ceil((last - first + 1) / 5) }, (_, i) => ({
    first: first + i * 5,
    last: Math.min(last, first + i * 5 + 4),
  }))

interface FiveProps extends Pick<QuestionProps, 'sheet' | 'onMark' | 'onDoubt'> {
  first: number
  last: number
  letters: string
  /** The numbers in doubt as one text, so that an unchanged group is drawn once. */
  doubted: string
}

/** Draws only visible groups, and on a tap its own, so that a long sheet is as fast as a short one. */
const Five = memo(function Five({ first, last, letters, doubted, ...question }: FiveProps) {
  const inDoubt = doubted.split(' ')
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return (
    <div className="break-inside-avoid pb-2 [contain-intrinsic-size:auto_14.25rem] [content-visibility:auto]">
      {numbers.map((number, i) => (
        <Question
          key={number}
          number={number}
          letter={(letters[i] ?? '-') as Letter}
          isDoubted={inDoubt.includes(`${number}`)}
          {...question}
        />
      ))}
    </div>
  )
})

function Block({ block, children }: { block: PaperBlock; children: ReactNode }) {
  return (
    <section aria-label={block.name}>
      <h3 className="wrap-anywhere mb-2 font-semibold text-sm">{block.name}</h3>
      <div className="columns-[19rem] gap-x-10">{children}</div>
    </section>
  )
}

interface QuestionProps {
  number: number
  sheet: MockExamBody['sheet']
  letter: Letter
  isDoubted: boolean
  onMark: (number: number, letter: Letter) => void
  onDoubt: (number: number) => void
}

const bubble =
  'flex size-11 items-center justify-center rounded-full focus-visible:outline-2 focus-visible:outline-accent'
const circle = 'flex size-8 items-center justify-center rounded-full border text-xs font-semibold'

const Question = memo(function Question(props: QuestionProps) {
  const { number, sheet, letter, isDoubted, onMark, onDoubt } = props
  const letters = LETTERS[sheet]
  return (
    <div
      role="radiogroup"
      aria-label={words.question(number)}
      className="flex break-inside-avoid items-center"
    >
      <span aria-hidden="true" className="w-8 shrink-0 pr-1 text-right text-sm text-soft tabular-nums">
        {number}
      </span>
      {letters.map((one, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio that can be taken back is a button
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === letter}
          aria-label={sheet === 'certo-errado' ? words.letters[one] : one}
          data-question={number}
          tabIndex={number === 1 && i === 0 ? 0 : -1}
          onClick={() => onMark(number, one)}
          className={bubble}
        >
          <span
            className={cx(
              circle,
              one === letter
                ? 'border-accent bg-accent text-on-accent forced-colors:bg-[Highlight]'
                : 'border-edge text-soft',
            )}
          >
            {one}
          </span>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={isDoubted}
        aria-label={words.doubt(number)}
        tabIndex={-1}
        onClick={() => onDoubt(number)}
        className={cx(
          bubble,
          'ml-auto text-sm sm:ml-1',
          isDoubted ? 'font-semibold text-fair' : 'text-soft/60',
        )}
      >
        <span className={cx('rounded-full px-2 py-0.5', isDoubted && 'bg-fair-wash ring-1 ring-fair')}>
          {words.doubtMark}
        </span>
      </button>
    </div>
  )
})

/** Milliseconds within which typed digits are one number. */
const TOGETHER_MS = 900
const TAKE_BACK = ['-', 'Backspace', 'Delete']

interface Sheet {
  readonly letters: readonly Letter[]
  readonly questions: number
  readonly onMark: (number: number, letter: Letter) => void
  readonly onDoubt: (number: number) => void
}

const radiosOf = (group: Element | null | undefined) => [
  ...(group?.querySelectorAll<HTMLElement>('[data-question]') ?? []),
]

/** Keys of the sheet: a letter answers and moves on, arrows move, digits jump, '?' doubts, '-' removes. */
function useSheetKeys(ref: RefObject<HTMLElement | null>, sheet: Sheet) {
  const { letters, questions, onMark, onDoubt } = sheet
  const typed = useRef({ digits: '', at: 0 })
  const focus = (number: number, at: number) => {
    const inRange = Math.min(questions, Math.max(1, number))
    const radios = radiosOf(ref.current).filter(({ dataset }) => Number(dataset.question) === inRange)
    radios[Math.min(radios.length - 1, Math.max(0, at))]?.focus()
  }
  const jump = (digit: string, now: number) => {
    const isMore = now - typed.current.at < TOGETHER_MS
    typed.current = { digits: isMore ? typed.current.digits + digit : digit, at: now }
    focus(Number(typed.current.digits), 0)
  }
  const actions = ({ number, at, marked }: Place): Readonly<Record<string, () => void>> => ({
    ArrowDown: () => focus(number + 1, at),
    ArrowUp: () => focus(number - 1, at),
    ArrowRight: () => focus(number, at + 1),
    ArrowLeft: () => focus(number, at - 1),
    Home: () => focus(1, at),
    End: () => focus(questions, at),
    '?': () => onDoubt(number),
    ...Object.fromEntries(TAKE_BACK.map((key) => [key, () => marked && onMark(number, marked)])),
    ...Object.fromEntries(
      letters.map((letter) => [
        letter,
        () => {
          if (letter !== marked) onMark(number, letter)
          focus(number + 1, at)
        },
      ]),
    ),
  })
  return (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, timeStamp } = event
    const place = placeOf(target, letters)
    if (!place || ctrlKey || metaKey || altKey) return
    const act = /^\d$/.test(key)
      ? () => jump(key, timeStamp)
      : actions(place)[key.length === 1 ? key.toUpperCase() : key]
    if (!act) return
    act()
    event.preventDefault()
  }
}

interface Place {
  readonly number: number
  /** The focused letter. */
  readonly at: number
  readonly marked: Letter | undefined
}

function placeOf(target: EventTarget, letters: readonly Letter[]): Place | undefined {
  const number = target instanceof HTMLElement ? Number(target.dataset.question) : 0
  if (!number) return
  const radio = target as HTMLElement
  const radios = radiosOf(radio.parentElement)
  const marked = letters[radios.findIndex(({ ariaChecked }) => ariaChecked === 'true')]
  return { number, at: radios.indexOf(radio), marked }
}
