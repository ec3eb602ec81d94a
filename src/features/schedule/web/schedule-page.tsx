import calendarDays from 'icon:calendar-days'
import { pageMeta } from '../../../web/page-meta.ts'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { LinkButton } from '../../../web/ui/link-button.tsx'
import { PageHeader } from '../../../web/ui/page-header.tsx'
import { copy } from '../copy.ts'

export const meta = () => pageMeta(copy.title, copy.description)

/** Says in a sentence that this screen is being prepared, and what one can do now. */
export default function SchedulePage() {
  const { title, preparing } = copy
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={calendarDays}
        title={preparing.title}
        action={
          <LinkButton to="/area-do-aluno/estudar" tone="primary">
            {preparing.action}
          </LinkButton>
        }
      >
        {preparing.text}
      </EmptyState>
    </>
  )
}
