import arrowLeft from 'icon:arrow-left'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '../../../../web/api/queries.ts'
import { pageMeta } from '../../../../web/pages/page-meta.ts'
import { AREA } from '../../../../web/pages/paths.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import { later } from '../../../../web/ui/states/later.ts'
import { Skeleton } from '../../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../../web/ui/states/unless-failed.tsx'
import { me } from '../../../account/web/queries.ts'
import { syllabusOf } from '../../web/queries.ts'
import { copy } from '../copy.ts'
import { useFirstCareer } from './use-first-career.ts'

const AddingDesk = later(async () => (await import('./adding-desk.tsx')).AddingDesk)

export const meta = () => pageMeta(copy.first.title, copy.first.description)

const waiting = (
  <>
    <PageHeader title={copy.empty.title}>{copy.empty.text}</PageHeader>
    <Skeleton className="h-120" />
  </>
)

/** Adds an edital that the catalogue lacks; career and subjects follow from it too. */
export default function FirstEditalPage() {
  const navigate = useNavigate()
  const student = useQuery(me)
  return (
    <>
      <Button
        tone="quiet"
        icon={arrowLeft}
        onClick={() => navigate('/carreiras')}
        className="-mt-4 mb-3 -ml-4"
      >
        {copy.first.back}
      </Button>
      <UnlessFailed queries={[student]}>
        {student.data ? (
          <Adding userId={student.data.user_id} hasCareer={student.data.career_id !== null} />
        ) : (
          waiting
        )}
      </UnlessFailed>
    </>
  )
}

function Adding({ userId, hasCareer }: { userId: string; hasCareer: boolean }) {
  const navigate = useNavigate()
  const chooseCareer = useFirstCareer(userId)
  const chooseFirst = async () => {
    const { targets } = await queryClient.fetchQuery(syllabusOf(userId))
    const target = targets.find(({ in_front }) => in_front)
    if (target) await chooseCareer(target)
  }
  const goOn = async () => {
    // The next screen asks for the career if this fails.
    if (!hasCareer) await chooseFirst().catch(() => undefined)
    await navigate(AREA)
  }
  return (
    <Suspense fallback={waiting}>
      <AddingDesk userId={userId} filled={null} isFirst onDone={() => void goOn()} />
    </Suspense>
  )
}
