import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newRecordKey } from '../../../../shared/ids.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { AREA } from '../../../../web/pages/paths.ts'
import type { PanelProps } from '../../../../web/panels/panels.tsx'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { useStudentId } from '../../../account/web/queries.ts'
import type { ListedExam } from '../../../exams/contract.ts'
import { syllabusOf } from '../../web/queries.ts'
import { copy } from '../copy.ts'
import { type ExamAsTarget, isOfExam, targetOfExam } from '../rules.ts'
import { makingTarget, puttingInFront } from './queries.ts'

const { exam: words } = copy

/** Makes an open exam the student's front target by one tap, if its list has enough facts. */
export function ExamTarget({ exam }: PanelProps<{ exam: ListedExam }>) {
  const userId = useStudentId()
  const { mutate, isPending } = useAiming(userId ?? '')
  const target = targetOfExam(exam)
  if (!target || userId === undefined) return null
  return (
    <TextButton
      aria-label={words.namedUse(exam.titulo)}
      onClick={() => mutate(target)}
      className="min-h-11 text-left"
    >
      {isPending ? words.using : words.use}
    </TextButton>
  )
}

/** An exam that is a target already is put in front, not made again. */
function useAiming(userId: string) {
  const navigate = useNavigate()
  const [key] = useState(() => newRecordKey(Date.now()))
  const make = useSave(makingTarget(userId))
  const front = useSave(puttingInFront(userId))
  return useSave({
    mutationKey: ['aim at an exam'],
    mutationFn: async (exam: ExamAsTarget) => {
      const { targets } = await queryClient.fetchQuery(syllabusOf(userId))
      const known = targets.find((target) => isOfExam(target, exam))
      if (known) return front.mutateAsync(known.id)
      return (await make.mutateAsync({ key, ...exam })).message
    },
    onSuccess: (message) => {
      notify(message)
      void navigate(`${AREA}/edital`)
    },
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor', ms: 6000 }),
  })
}
