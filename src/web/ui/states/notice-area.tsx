import circleAlert from 'icon:circle-alert'
import circleCheck from 'icon:circle-check'
import { Icon } from '../icons/icon.tsx'
import { useNotices } from '../notices.ts'

/** On a phone at the top, where it covers no button under the thumb. */
export function NoticeArea() {
  const notices = useNotices()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-4 z-50 flex flex-col items-center gap-2 sm:top-auto sm:bottom-6 staged:top-20! staged:bottom-auto!"
      data-react-aria-top-layer="true"
    >
      {notices.map(({ id, text, tone, isAloud }) => (
        <p
          key={id}
          aria-hidden={!isAloud || undefined}
          className="flex max-w-md items-center gap-2.5 rounded-md bg-ink px-4 py-3 text-paper text-sm shadow-float transition starting:-translate-y-2 sm:starting:translate-y-2 starting:opacity-0"
        >
          <Icon of={tone === 'good' ? circleCheck : circleAlert} />
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}
