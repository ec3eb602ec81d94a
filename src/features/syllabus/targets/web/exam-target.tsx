import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newRecordKey } from '../../../../shared/ids.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { AREA } from '../../../../web/pages/paths.ts'
import type { PanelProps } from '../../../../web/places/gives.ts'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { useStudentId } from '../../../account/web/queries.ts'
import { copy } from '../copy.ts'
import { targetOfExam } from '../rules.ts'
import { makingTarget } from './queries.ts'

const { exam: words } = copy

/** One tap makes an open exam the target in front, where its list says enough of it. */
export function ExamTarget({ exam }: PanelProps<'exam'>) {
  const userId = useStudentId()
  const navigate = useNavigate()
  const [key] = useState(() => newRecordKey(Date.now()))
  const { mutate, isPending } = useSave({
    ...makingTarget(userId ?? ''),
    onSuccess: ({ message }) => {
      notify(message)
      void navigate(`${AREA}/edital`)
    },
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor', ms: 6000 }),
  })
  const target = targetOfExam({
    ...exam,
    link_edital: exam.link_edital.map(({ url }) => ({ url, titulo: '' })),
  })
  if (!target || userId === undefined) return null
  return (
    <TextButton
      aria-label={words.namedUse(exam.titulo)}
      onClick={() => mutate({ key, ...target })}
      className="min-h-11 text-left"
    >
      {isPending ? words.using : words.use}
    </TextButton>
  )
}
