import { useNavigate } from 'react-router'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import type { StudyWish } from '../../records/wish.ts'
import { abbreviatedForRecord } from '../../syllabus/outline/wish.ts'
import type { GuideStep } from '../contract.ts'

/** Opens the study page with the timer running on the step; where a session is open, that page asks first. */
export function useStart(): (step: Pick<GuideStep, 'subject_id' | 'subject' | 'name'>) => void {
  const navigate = useNavigate()
  return ({ subject_id, subject, name }) => {
    const wish: StudyWish = {
      subject: { id: subject_id, name: subject },
      topic: abbreviatedForRecord(name),
      starts: true,
    }
    navigate(STUDY_PATH, { state: wish })
  }
}
