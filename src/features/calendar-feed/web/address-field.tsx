import { Button } from '../../../web/ui/actions/button.tsx'
import { buttonStyle } from '../../../web/ui/actions/button-style.ts'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'

/** Calendar programs ask again and again for what a `webcal` address names. */
export function AddressField({ path }: { path: string }) {
  const address = `${location.origin}${path}`
  const take = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify(copy.copied)
    } catch {
      // Over plain http there is no clipboard either.
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
