import imagePlus from 'icon:image-plus'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { FormMessage } from '../../../../web/ui/fields/form-message.tsx'
import { copy } from '../copy.ts'
import { LIMITS } from '../limits.ts'

interface PictureFieldProps {
  /** A data: address. */
  url: string | undefined
  /** Undefined removes the picture. */
  onChange: (url: string | undefined) => void
}

/** Shrinks the picture on the device, and drops its metadata, before it is sent. */
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

/** Pixels of the longer side, and quality; the first result that fits is used. */
const TRIES = [
  [1600, 0.8],
  [1600, 0.6],
  [1200, 0.6],
  [900, 0.5],
] as const
/** JPEG, PNG, WebP. */
const PICTURE = /^(\u00ff\u00d8|\u0089PNG|RIFF)/
const HEIC = /^ftyp(heic|heix|heim|hevc|mif1|msf1)/

type Shrunk = { readonly url: string } | { readonly refusal: string }

/** Returns a data: address of an upright WebP or JPEG that fits, or the sentence why not. */
async function shrunk(file: Blob): Promise<Shrunk> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 16).arrayBuffer())
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return { refusal: copy.refusals[refusalOf(head)] }
  try {
    for (const [side, quality] of TRIES) {
      const blob = await drawn(bitmap, side, quality)
      if (blob && blob.size <= LIMITS.bytes) return { url: await addressOf(blob) }
    }
    return { refusal: copy.refusals.large }
  } finally {
    bitmap.close()
  }
}

function refusalOf(head: string): keyof typeof copy.refusals {
  if (HEIC.test(head.slice(4))) return 'heic'
  return PICTURE.test(head) ? 'broken' : 'none'
}

async function drawn(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // JPEG would draw transparent parts black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const as = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const webp = await as('image/webp')
  // A browser that cannot write WebP returns a PNG instead.
  return webp?.type === 'image/webp' ? webp : as('image/jpeg')
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** Shrinks a chosen file; `refusal` says why another file is needed. */
function useShrunk(onPicture: (url: string) => void) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const take = async (file: Blob) => {
    setBusy(true)
    setRefusal(undefined)
    const result = await shrunk(file).catch(() => ({ refusal: copy.refusals.broken }))
    setBusy(false)
    if ('url' in result) onPicture(result.url)
    else setRefusal(result.refusal)
  }
  return { take, isBusy, refusal }
}
