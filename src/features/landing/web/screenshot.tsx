/** `scripts/screenshots.ts` names them `<screen>-<frame>-<scheme>.avif`. */
const files = import.meta.glob<string>('./gallery/*.avif', { eager: true, query: '?url', import: 'default' })

const PHONE = '(width <= 40rem)'
const DARK = '(prefers-color-scheme: dark)'

/** The sizes are in pixels, as the script takes them. */
const PHONE_SIZE = { width: 540, height: 1080 }
const DESKTOP_SIZE = { width: 1280, height: 800 }

export function Screenshot({ name, alt }: { name: string; alt: string }) {
  const file = (frame: 'phone' | 'desktop', scheme: 'light' | 'dark') =>
    files[`./gallery/${name}-${frame}-${scheme}.avif`]
  return (
    <picture className="w-64 sm:w-full">
      <source media={`${PHONE} and ${DARK}`} srcSet={file('phone', 'dark')} {...PHONE_SIZE} />
      <source media={PHONE} srcSet={file('phone', 'light')} {...PHONE_SIZE} />
      <source media={DARK} srcSet={file('desktop', 'dark')} />
      <img
        src={file('desktop', 'light')}
        alt={alt}
        {...DESKTOP_SIZE}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-lg border border-rule bg-well"
      />
    </picture>
  )
}
