import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { ErrorState } from '../../../web/ui/states/error-state.tsx'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { ReportText } from './report-text.tsx'
import type { ReportInProgress } from './use-writing.ts'

export function NewReport({ text, empty, failure, retry }: ReportInProgress & { retry: () => void }) {
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
