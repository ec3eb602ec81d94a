import { guideFrom } from '../src/features/guide/answer.ts'
import type { GuideMaterial } from '../src/features/guide/contract.ts'
import type { StudyGuide } from '../src/features/guide/web/guide-panel.tsx'
import type { HomeGuide } from '../src/features/guide/web/home-guide.tsx'
import { guideOf, materialOf } from '../src/features/guide/web/queries.ts'
import type { TodayBlocks } from '../src/features/guide/web/today-blocks.tsx'
import type { UntilExam } from '../src/features/guide/web/until-exam.tsx'
import { NO_OUTCOME } from '../src/features/syllabus/targets/outcome.ts'
import { choose, dispatch } from '../src/features/timer/web/use-timer.ts'
import { addDays, numberOfDay, today } from '../src/shared/calendar.ts'
import { newRecordKey } from '../src/shared/ids.ts'
import { queryClient } from '../src/web/api/queries.ts'
import { studentTimeZone } from '../src/web/device/time-zone.ts'
import { show } from './screen.tsx'

export const ANA = 'ana'
export const DAY = today(Date.now(), studentTimeZone())

const TOPICS = ['Crase', 'Regência', 'Concordância', 'Pontuação'].map((words, index) => ({
  id: `t${index}`,
  topic_ids: [index + 1],
  subject_id: 1,
  name: words,
  words,
  subject: 'Língua Portuguesa',
  part: 'p',
  part_share: 1,
  importance: null,
  minimum: null,
}))

/** A record of a topic from some days ago: half an hour, with questions and whether it was finished. */
export const studied = (
  topic_id: number,
  ago: number,
  [questions, right, finished]: [number, number, 0 | 1],
) => ({
  topic_id,
  log: [numberOfDay(DAY) - ago, 1800, questions, right, finished, 0],
})

export async function studyNow(subject: string, topic: string) {
  await choose(ANA, { subject: { id: 1, name: subject }, topic })
  await dispatch(ANA, { type: 'start', sessionId: newRecordKey(Date.now()) })
}

export const withSession = (type: 'pause' | 'reset') => dispatch(ANA, { type })

/** Opens a panel of the guide, with the exam this many days away. */
export function openGuide(
  examIn: number | null,
  Panel: typeof HomeGuide | typeof TodayBlocks | typeof StudyGuide | typeof UntilExam,
  log: GuideMaterial['log'] = [],
  leads = false,
  topics: GuideMaterial['topics'] = TOPICS,
) {
  const exam_day = examIn === null ? null : addDays(DAY, examIn)
  const material: GuideMaterial = {
    target: { id: 1, body: 'Tribunal', position: 'Analista', exam_day, ...NO_OUTCOME },
    is_weighed: true,
    rests: [],
    guess: 0.2,
    topics,
    schedule: [],
    places: [],
    log,
  }
  show(
    <Panel userId={ANA} waiting={null} otherwise={<p>O que você vai estudar primeiro?</p>} leads={leads} />,
  )
  queryClient.setQueryData(guideOf(ANA, DAY, undefined).queryKey, guideFrom(material, { day: DAY }))
  queryClient.setQueryData(materialOf(ANA).queryKey, material)
}
