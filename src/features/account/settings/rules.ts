/** The first match counts, because nearly every browser also names others. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\b(EdgA?|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPiOS|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMacintosh\b/, 'no Mac'],
  [/\bLinux\b/, 'no Linux'],
]

/** Names browser and system from the user agent: 'Chrome no Android'. */
export function deviceOf(userAgent: string | null): string {
  const nameIn = (known: typeof BROWSERS) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = nameIn(BROWSERS)
  const system = nameIn(SYSTEMS)
  if (!(browser || system)) return 'Outro aparelho'
  return [browser ?? 'Outro navegador', system].filter(Boolean).join(' ')
}

/** The settings that two devices may change at once; each part is saved by itself. */
export type AccountWhole = Readonly<{ name: string; time_zone: string | null }>

export const wholeOf = ({ name, time_zone }: AccountWhole): AccountWhole => ({ name, time_zone })
