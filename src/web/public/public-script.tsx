import scriptUrl from './page-script.ts?worker&url'

/** It is bundled by itself, so that it runs with the app asleep, and without React. */
export function PublicScript() {
  return <script type="module" async src={scriptUrl} />
}
