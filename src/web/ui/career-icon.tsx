import { cx } from './cx.ts'

interface CareerIconProps {
  /** An Iconify name from the database, such as `mdi:scale-balance`. */
  name: string
  className?: string
}

/** A career's icon, fetched from our own server and drawn in the text's colour. */
export function CareerIcon({ name, className = 'size-7' }: CareerIconProps) {
  const url = `url("/api/icons/${name.replace(':', '/')}.svg")`
  return (
    <span
      aria-hidden="true"
      className={cx('inline-block shrink-0 bg-current mask-contain mask-center mask-no-repeat', className)}
      style={{ maskImage: url, WebkitMaskImage: url }}
    />
  )
}
