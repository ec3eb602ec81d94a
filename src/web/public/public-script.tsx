import scriptUrl from './page-script.ts?worker&url'

/** A bundle of its own, which runs without React while the app is not loaded. */
export function PublicScript() {
  return <script type="module" async src={scriptUrl} />
}
