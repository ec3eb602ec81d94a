import { copy } from './copy.ts'

export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent text-sm transition-transform focus:translate-y-0"
    >
      {copy.skip}
    </a>
  )
}
