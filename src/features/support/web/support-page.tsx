import clock from 'icon:clock'
import mail from 'icon:mail'
import { useQuery } from '@tanstack/react-query'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { Unbroken } from '../../../web/ui/display/unbroken.tsx'
import { Icon, type IconShapes } from '../../../web/ui/icons/icon.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { copy } from '../copy.ts'
import { SupportForm } from './support-form.tsx'

export const meta = () => pageMeta(copy.title, copy.description)

export default function SupportPage() {
  const student = useQuery(me)
  return (
    <>
      <PageHeader title={copy.title}>{copy.lead}</PageHeader>
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem] xl:gap-x-16">
        <UnlessFailed queries={[student]}>
          {student.data ? <SupportForm student={student.data} /> : <Skeleton className="h-120" />}
        </UnlessFailed>
        <Promised />
      </div>
    </>
  )
}

function Promised() {
  const { title, replyTime, replyTimeText, byEmail, byEmailText } = copy.sending
  return (
    <aside
      aria-label={title}
      className="space-y-6 border-rule max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-8"
    >
      <Point icon={clock} title={replyTime} text={replyTimeText} />
      <Point icon={mail} title={byEmail} text={byEmailText} />
    </aside>
  )
}

function Point({ icon, title, text }: { icon: IconShapes; title: string; text: string }) {
  return (
    <div className="flex gap-3">
      <Icon of={icon} className="mt-0.5 size-5 text-accent" />
      <div>
        <h2 className="font-semibold text-sm">{title}</h2>
        <p className="mt-1 text-soft text-sm">
          <Unbroken>{text}</Unbroken>
        </p>
      </div>
    </div>
  )
}
