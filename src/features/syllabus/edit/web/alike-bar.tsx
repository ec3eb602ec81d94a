import { Button } from '../../../../web/ui/actions/button.tsx'
import { afterPaint } from '../../../../web/ui/after-paint.ts'
import { copy } from '../copy.ts'
import { KIND_ICONS } from './row-tools.tsx'
import { STAYS_ABOVE } from './selection-bar.tsx'
import type { useAlike } from './use-alike.ts'

/** Offers to change the kind of all rows that are printed like the one just changed. */
export function AlikeBar({ offer, accept, refuse }: ReturnType<typeof useAlike>) {
  return (
    <div className={offer ? STAYS_ABOVE : undefined}>
      <p role="status" className="font-medium text-sm">
        {offer ? copy.alike.text(offer.ids.size) : ''}
      </p>
      {offer && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={KIND_ICONS[offer.move]} onClick={() => afterPaint(accept)}>
            {copy.alike.accept}
          </Button>
          <Button size="sm" tone="quiet" onClick={() => afterPaint(refuse)}>
            {copy.alike.refuse}
          </Button>
        </div>
      )}
    </div>
  )
}
