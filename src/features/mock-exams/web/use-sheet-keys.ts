import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { Letter } from '../answers/rules.ts'

/** Digits typed within so many ms are one number. */
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

/** Keys of the sheet: a letter answers and moves on, arrows move, digits jump, '?' doubts, '-' takes back. */
export function useSheetKeys(ref: RefObject<HTMLElement | null>, sheet: Sheet) {
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
  /** Which of its letters has the focus. */
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
