import { Button } from '../../../web/ui/actions/button.tsx'
import { buttonStyle } from '../../../web/ui/actions/button-style.ts'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'

/** A `webcal` address makes calendar programs subscribe instead of importing once. */
export function AddressField({ path }: { path: string }) {
  const address = `${location.origin}${path}`
  const take = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify(copy.copied)
    } catch {
      // Plain http has no clipboard.
      notify(copy.notCopied, { tone: 'poor' })
    }
  }
  return (
    <div className="space-y-3">
      <TextField
        label={copy.address}
        description={copy.once}
        value={address}
        isReadOnly
        onFocus={({ target }) => (target as HTMLInputElement).select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={take}>{copy.copy}</Button>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonStyle()}>
          {copy.open}
        </a>
      </div>
    </div>
  )
}
