import imagePlus from 'icon:image-plus'
import { useId, useRef } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { FormMessage } from '../../../../web/ui/fields/form-message.tsx'
import { copy } from '../copy.ts'
import { useShrunk } from './use-shrunk.ts'

interface PictureFieldProps {
  /** A data: address. */
  url: string | undefined
  /** Undefined takes the picture away. */
  onChange: (url: string | undefined) => void
}

/** One picture, shrunk on the device before anybody else sees it. */
export function PictureField({ url, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const { take, isBusy, refusal } = useShrunk(onChange)
  const choose = () => input.current?.click()
  const chosen = url ? copy.replace : copy.choose
  return (
    <div className="space-y-2">
      <p className="font-semibold text-sm">{copy.label}</p>
      {url && <img src={url} alt={copy.alt} className="max-h-60 max-w-full rounded-md border border-rule" />}
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" icon={imagePlus} busy={isBusy} onClick={choose} aria-describedby={hint}>
          <span>{isBusy ? copy.busy : chosen}</span>
        </Button>
        {url && (
          <Button size="sm" tone="quiet" onClick={() => onChange(undefined)}>
            {copy.remove}
          </Button>
        )}
      </div>
      <p id={hint} className="text-soft text-xs">
        {copy.hint}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={copy.choose}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
      {refusal && <FormMessage tone="poor">{refusal}</FormMessage>}
    </div>
  )
}
