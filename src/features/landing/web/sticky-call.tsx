import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { SIGN_UP_PATH } from '../../account/login-paths.ts'
import { copy } from '../copy.ts'

/** Shows a call under the thumb on a phone while the children, which have none, are in sight. */
export function StickyCall({ children }: { children: Elements }) {
  return (
    <div className="max-sm:[&_:is(a,button,summary)]:scroll-mb-24">
      {children}
      <div className="tall:sticky bottom-0 z-10 -mx-4 border-rule border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden">
        <LinkButton to={SIGN_UP_PATH} tone="primary" size="lg" className="w-full">
          {copy.stickyCall}
        </LinkButton>
      </div>
    </div>
  )
}
