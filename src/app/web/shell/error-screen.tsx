import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Sheet } from '../../../web/ui/display/sheet.tsx'
import { Wordmark } from '../../../web/ui/icons/wordmark.tsx'
import { copy } from './copy.ts'

/** `alone` adds the product's mark where there is no menu. */
export function ErrorScreen({ alone = false }: { alone?: boolean }) {
  const { title, lead, text, action } = copy.error
  return (
    <>
      {alone && (
        <div className="wide pt-5 lg:pt-8">
          <Wordmark />
        </div>
      )}
      <div
        className={cx(
          'mx-auto flex min-h-[70dvh] max-w-md flex-col items-start justify-center py-8',
          alone && 'px-4',
        )}
      >
        <Sheet filled={0} className="mb-6" />
        <h1 className="font-bold text-hero">{title}</h1>
        <p className="mt-3 font-semibold text-lg">{lead}</p>
        <p className="mt-2 text-soft">{text}</p>
        <LinkButton to="/" tone="primary" className="mt-8">
          {action}
        </LinkButton>
      </div>
    </>
  )
}
