import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import type { StudyWish } from '../../records/wish.ts'
import { abbreviatedForRecord } from '../../syllabus/outline/wish.ts'
import type { GuideStep } from '../contract.ts'

type Step = Pick<GuideStep, 'subject_id' | 'subject' | 'name' | 'minutes'>

const wishFor = ({ subject_id, subject, name, minutes }: Step): StudyWish => ({
  subject: { id: subject_id, name: subject },
  topic: abbreviatedForRecord(name),
  minutes,
})

/** Opens the study page with the timer running; where a session is open, that page asks first. */
export function useBegin(): (wish: StudyWish) => void {
  const navigate = useNavigate()
  return (wish) => navigate(STUDY_PATH, { state: { ...wish, starts: true } satisfies StudyWish })
}

export function useStart(): (step: Step) => void {
  const begin = useBegin()
  return (step) => begin(wishFor(step))
}

/** Fills the study page in with the step, once and where nothing else is asked of it; it starts nothing. */
export function useFilledIn(step: Step | undefined): void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const isFilled = useRef(false)
  useEffect(() => {
    if (!step || isFilled.current || search || state) return
    isFilled.current = true
    navigate(STUDY_PATH, { state: wishFor(step), replace: true, preventScrollReset: true })
  }, [step, search, state, navigate])
}
