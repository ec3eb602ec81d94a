import arrowLeft from 'icon:arrow-left'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useNavigate } from 'react-router'
import { isInArea, useInArea } from '../../../web/pages/in-area.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { SetupStep } from '../../../web/ui/display/setup-step.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { copy } from '../copy.ts'
import { subjects } from './queries.ts'
import { SubjectChoice } from './subject-choice.tsx'

export const meta = ({ location }: Pick<MetaArgs, 'location'>) => {
  const { title, description } = isInArea(location.pathname) ? copy.area : copy.setup
  return pageMeta(title, description)
}

export default function SubjectPage() {
  const inArea = useInArea()
  const navigate = useNavigate()
  const student = useQuery(me)
  const known = useQuery(subjects)
  return (
    <>
      {!inArea && (
        <Button
          tone="quiet"
          icon={arrowLeft}
          onClick={() => navigate('/carreiras')}
          className="-mt-4 mb-3 -ml-4"
        >
          {copy.back}
        </Button>
      )}
      <PageHeader title={inArea ? copy.area.title : copy.setup.title}>
        {inArea ? copy.lead : <SetupStep step={2}>{copy.step}</SetupStep>}
      </PageHeader>
      <UnlessFailed queries={[student, known]}>
        <SubjectChoice student={student.data} subjects={known.data} inArea={inArea} />
      </UnlessFailed>
    </>
  )
}
