import type { ReactNode } from 'react'
import { dotted } from '../../../shared/text.ts'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { useOpenSession } from '../../timer/web/queries.ts'
import { copy } from '../copy.ts'

interface UnlessStudyingProps {
  userId: string
  framed?: (session: ReactNode) => ReactNode
  children: ReactNode
}

/** A student whose clock runs is led back to it instead of being asked to begin. */
export function UnlessStudying({ userId, framed = (session) => session, children }: UnlessStudyingProps) {
  const open = useOpenSession(userId)
  if (!open) return children
  return framed(
    <div className="flex flex-col items-start gap-4">
      <div className="space-y-1">
        <p className="font-semibold text-xl leading-snug">{copy.session[open.status]}</p>
        <p className="line-clamp-3 wrap-anywhere text-soft">{dotted([open.subject, open.topic])}</p>
      </div>
      <LinkButton to={STUDY_PATH} tone="primary" className="max-sm:w-full">
        {copy.session.back}
      </LinkButton>
    </div>,
  )
}
