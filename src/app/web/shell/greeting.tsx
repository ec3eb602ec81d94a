import { copy } from './copy.ts'

/** Keeps its place while the name is not known. */
export function Greeting({ name }: { name: string | undefined }) {
  return <p className="min-h-5.5 truncate text-soft text-sm">{name ? copy.greeting(name) : '\u00a0'}</p>
}
