import bookOpen from 'icon:book-open'
import { STUDY_PATH } from '../../../web/paths.ts'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { ErrorState } from '../../../web/ui/error-state.tsx'
import { LinkButton } from '../../../web/ui/link-button.tsx'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { ReportText } from './report-text.tsx'
import type { Writing } from './use-writing.ts'

/** A report while it is written, or what is in its way (spec §2, §4, §8). */
export function NewReport({ text, empty, failure, retry }: Writing & { retry: () => void }) {
  if (empty) return <NoStudy />
  return (
    <>
      {text !== '' && <ReportText text={text} growing />}
      {failure && <ErrorState message={failure.message} detail={failure.detail} onRetry={retry} />}
    </>
  )
}

function NoStudy() {
  return (
    <EmptyState
      icon={bookOpen}
      title={copy.empty.title}
      action={
        <LinkButton to={STUDY_PATH} tone="primary">
          {copy.empty.action}
        </LinkButton>
      }
    >
      {MESSAGES.noData}
    </EmptyState>
  )
}
