import { memo, type ReactNode, useId } from 'react'
import type { Day } from '../../../shared/calendar.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { ExternalLink } from '../../../web/ui/actions/external-link.tsx'
import { cx } from '../../../web/ui/cx.ts'
import type { Exam, Status } from '../contract.ts'
import { copy } from '../copy.ts'
import { examSlot } from './slots.ts'

const { exam: words } = copy

const TONES: Record<Status, string> = {
  closing: 'text-fair font-semibold',
  open: 'text-good font-semibold',
  upcoming: 'text-ink',
  unknown: 'text-soft',
  closed: 'text-soft',
}

interface ExamRowProps {
  exam: Exam
  today: Day
}

export const ExamRow = memo(function ExamRow({ exam, today }: ExamRowProps) {
  const titleId = useId()
  const [notice] = exam.link_edital
  return (
    <li className="@container py-4 nth-[n+60]:[contain-intrinsic-size:auto_9rem] nth-[n+60]:[content-visibility:auto]">
      <article
        aria-labelledby={titleId}
        className="grid grid-cols-1 gap-x-10 gap-y-2 @[38rem]:grid-cols-[minmax(0,1fr)_14.5rem] @[38rem]:grid-rows-[auto_1fr]"
      >
        <div className="min-w-0">
          <h2 id={titleId} className="break-words">
            <span className="block font-normal text-soft text-xs tracking-wide">{exam.regiao}</span>
            <span className={cx('block text-base', exam.status === 'closed' && 'text-soft')}>
              {exam.titulo}
            </span>
          </h2>
          {exam.resumo && <p className="mt-0.5 measure break-words text-sm text-soft">{exam.resumo}</p>}
        </div>
        <dl className="grid grid-cols-1 gap-x-4 gap-y-2 text-sm @2xs:grid-cols-2 @[38rem]:row-span-2 @[38rem]:grid-cols-1 @[38rem]:content-start">
          <Fact label={words.enrolment}>{exam.periodo_inscricao || words.noEnrolment}</Fact>
          <Fact label={words.situation}>
            <span className={TONES[exam.status]}>{words.situationOf(exam, today)}</span>
          </Fact>
        </dl>
        <div className="-my-2 flex flex-wrap items-center gap-x-4">
          {exam.link && (
            <ExternalLink href={exam.link} about={titleId}>
              {words.details}
            </ExternalLink>
          )}
          {notice && (
            <ExternalLink href={notice.url} about={titleId}>
              {words.notice}
            </ExternalLink>
          )}
          <Panels of={examSlot} exam={exam} />
        </div>
      </article>
    </li>
  )
})

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft text-xs">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
