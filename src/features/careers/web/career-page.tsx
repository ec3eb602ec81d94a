import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { isInArea, useInArea } from '../../../web/in-area.ts'
import { pageMeta } from '../../../web/page-meta.ts'
import { me } from '../../../web/queries.ts'
import { PageHeader } from '../../../web/ui/page-header.tsx'
import { UnlessFailed } from '../../../web/ui/unless-failed.tsx'
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
  const student = useQuery(me)
  const known = useQuery(careers)
  return (
    <>
      <PageHeader title={inArea ? copy.area.title : copy.setup.title}>{inArea ? copy.lead : copy.step}</PageHeader>
      <UnlessFailed queries={[student, known]}>
        <CareerChoice student={student.data} careers={known.data} inArea={inArea} />
      </UnlessFailed>
    </>
  )
}
