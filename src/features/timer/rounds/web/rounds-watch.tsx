import { useEffect, useRef } from 'react'
import { notifyWhenHidden } from '../../../../web/device/notifications.ts'
import { notify } from '../../../../web/ui/notices.ts'
import { roundEnd } from '../../rules.ts'
import type { Timer } from '../../session.ts'
import { dispatch } from '../../web/use-timer.ts'
import { copy } from '../copy.ts'
import { restEnd } from '../rules.ts'
import { readRoundsChoice } from './use-rounds-choice.ts'

const SHOWN_MS = 8000
const VIBRATION_MS = [200, 120, 200]
/** A hidden page wakes once a minute; an end older than this is not announced. */
const LATE_MS = 90_000

interface RoundsWatchProps {
  userId: string
  timer: Timer
  subject: string
}

/** Notices the end of a round and of the rest after it, on any page, and announces it. */
export function RoundsWatch({ userId, timer, subject }: RoundsWatchProps) {
  const end = timer.status === 'running' ? roundEnd(timer) : null
  const rest = timer.status === 'paused' ? restEnd(timer) : null
  const minutes = timer.status === 'idle' ? 0 : (timer.rounds?.rest ?? 0)
  /** A round that was over before the page opened is not announced. */
  const wasStudying = useRef(false)

  useEffect(() => {
    if (end === null) return
    wasStudying.current = true
    // The timer ends the round by itself: any event finds it over.
    return at(end, () => void dispatch(userId, { type: 'alive' }))
  }, [userId, end])

  useEffect(() => {
    if (rest === null) return
    const tell = (title: string) =>
      isRecent(title === copy.restOver ? rest : rest - minutes * 60_000) && say(userId, title, subject)
    if (wasStudying.current) tell(copy.roundOver(minutes))
    wasStudying.current = false
    return at(rest, () => tell(copy.restOver))
  }, [userId, rest, minutes, subject])
  return null
}

const isRecent = (instant: number) => Math.abs(Date.now() - instant) < LATE_MS

/** Calls back at a future instant by the device's clock; returns the function that ends it. */
function at(instant: number, act: () => void): () => void {
  const wait = instant - Date.now()
  if (wait < 0) return () => undefined
  const timeout = setTimeout(act, wait)
  return () => clearTimeout(timeout)
}

function say(userId: string, title: string, subject: string): void {
  notify(title, { ms: SHOWN_MS })
  navigator.vibrate?.(VIBRATION_MS)
  notifyWhenHidden(title, { body: copy.waits(subject), tag: 'round' })
  if (readRoundsChoice(userId).sound) ring()
}

const TONES_HZ = [660, 880]
const TONE_S = 0.35
const LOUDNESS = 0.15

/** Two soft tones, from one of the tabs. */
function ring(): void {
  const { locks } = navigator
  if (!locks) {
    play()
    return
  }
  void locks.request('posse-bell', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    play()
    await new Promise((resolve) => setTimeout(resolve, 2000))
  })
}

function play(): void {
  if (!('AudioContext' in window)) return
  const context = new AudioContext()
  for (const [index, frequency] of TONES_HZ.entries()) {
    const from = context.currentTime + index * TONE_S
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + TONE_S)
  }
  setTimeout(() => void context.close(), 2000)
}
