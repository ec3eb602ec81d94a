import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { isInArea, useInArea } from '../../../web/pages/in-area.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { SetupStep } from '../../../web/ui/display/setup-step.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { copy } from '../copy.ts'
import { CareerChoice } from './career-choice.tsx'
import { careers } from './queries.ts'
import { setupSlot } from './slots.ts'

export const meta = ({ location }: Pick<MetaArgs, 'location'>) => {
  const { title, description } = isInArea(location.pathname) ? copy.area : copy.setup
  return pageMeta(title, description)
}

export default function CareerPage() {
  const inArea = useInArea()
  const student = useQuery(me)
  const known = useQuery(careers)
  return (
    <>
      <PageHeader title={inArea ? copy.area.title : copy.setup.title}>
        {inArea ? copy.lead : <SetupStep step={1}>{copy.step}</SetupStep>}
      </PageHeader>
      {!inArea && (
        <div className="mb-6 h-18 sm:h-11">
          {student.data && <Panels of={setupSlot} userId={student.data.user_id} />}
        </div>
      )}
      <UnlessFailed queries={[student, known]}>
        <CareerChoice student={student.data} careers={known.data} inArea={inArea} />
      </UnlessFailed>
    </>
  )
}
