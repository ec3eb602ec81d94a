import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { isInArea, useInArea } from '../../../web/in-area.ts'
import { pageMeta } from '../../../web/page-meta.ts'
import { me } from '../../../web/queries.ts'
import { ErrorState } from '../../../web/ui/error-state.tsx'
import { PageHeader } from '../../../web/ui/page-header.tsx'
import { copy } from '../copy.ts'
import { CareerChoice } from './career-choice.tsx'
import { careers } from './queries.ts'

export const meta = ({ location }: Pick<MetaArgs, 'location'>) => {
  const { title, description } = isInArea(location.pathname) ? copy.area : copy.setup
  return pageMeta(title, description)
}

/** The choice of a career, before the student area and inside it (spec §2). */
export default function CareerPage() {
  const inArea = useInArea()
  const student = useQuery({ ...me, networkMode: 'always' })
  const known = useQuery(careers)
  const failed = [student, known].filter(({ isLoadingError }) => isLoadingError)
  return (
    <>
      <PageHeader title={inArea ? copy.area.title : copy.setup.title}>{inArea ? copy.lead : copy.step}</PageHeader>
      {failed[0]?.error ? (
        <ErrorState
          message={failed[0].error.message}
          onRetry={() => failed.map(({ refetch }) => refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <CareerChoice student={student.data} careers={known.data} inArea={inArea} />
      )}
    </>
  )
}
