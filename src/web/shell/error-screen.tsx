import { LinkButton } from '../ui/link-button.tsx'
import { copy } from './copy.ts'

/** 'Oops!' (spec §2, error page): for a page that failed and for one that does not exist. */
export function ErrorScreen() {
  const { title, lead, text, action } = copy.error
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-start justify-center px-4">
      <h1 className="font-bold text-hero">{title}</h1>
      <p className="mt-3 font-semibold text-lg">{lead}</p>
      <p className="mt-2 text-soft">{text}</p>
      <LinkButton to="/" tone="primary" className="mt-8">
        {action}
      </LinkButton>
    </div>
  )
}
