import { Link } from 'react-router'
import { Sheet } from '../../../web/ui/display/sheet.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { Wordmark } from '../../../web/ui/icons/wordmark.tsx'
import { copy } from '../copy.ts'

export function AccountFrame({ children }: { children: Elements }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wide w-full pt-5 lg:pt-8">
        <Link to="/" className="inline-block rounded-sm" aria-label={copy.login.home}>
          <Wordmark />
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-4 pt-10 pb-24 sm:max-w-112 sm:px-0">
        <div className="sm:rounded-lg sm:border sm:border-rule sm:bg-sheet sm:p-8">
          <Sheet filled={0} className="mb-7" />
          {children}
        </div>
      </main>
    </div>
  )
}
