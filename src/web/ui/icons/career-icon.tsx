import { cx } from '../cx.ts'

interface CareerIconProps {
  /** An Iconify name from the database: `mdi:scale-balance`. */
  name: string
  className?: string
}

/** Another program of this API may choose an icon that we do not have. */
const UNKNOWN = 'mdi:star-outline'

/** Fetches the icon from our own server and draws it in the text's colour. */
export function CareerIcon({ name, className = 'size-7' }: CareerIconProps) {
  const ours = name.startsWith('mdi:') ? name : UNKNOWN
  const url = `url("/api/icons/${ours.replace(':', '/')}.svg")`
  return (
    <span
      aria-hidden="true"
      className={cx('inline-block shrink-0 bg-current mask-contain mask-center mask-no-repeat', className)}
      style={{ maskImage: url, WebkitMaskImage: url }}
    />
  )
}
