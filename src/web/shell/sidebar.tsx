import panelLeft from 'icon:panel-left'
import { Link } from 'react-router'
import { RunningTimer } from '../../features/study/web/running-timer.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { AreaNav } from './area-nav.tsx'
import { copy } from './copy.ts'
import { Greeting } from './greeting.tsx'
import { foldable } from './nav-style.ts'
import { sidebar } from './sidebar-fold.ts'
import { SignOut } from './sign-out.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The desktop's menu: 15 rem wide, 4.5 rem folded (spec §9); which of the two is remembered. */
export function Sidebar({ name }: { name: string | undefined }) {
  const folded = sidebar.use() === 'folded'
  return (
    <aside className="sticky top-0 hidden h-dvh w-60 flex-col gap-6 border-rule border-r bg-well p-2.5 transition-[width] sm:flex folded:w-18">
      <div className="flex items-center justify-between pl-2 folded:flex-col folded:gap-3 folded:pt-2 folded:pl-0">
        <Link to="/area-do-aluno" className="rounded-sm" aria-label="Posse">
          <Wordmark nameClassName="folded:hidden" />
        </Link>
        <IconButton
          icon={panelLeft}
          label={folded ? copy.unfold : copy.fold}
          aria-expanded={!folded}
          side="right"
          onClick={() => sidebar.set(folded ? 'open' : 'folded')}
        />
      </div>
      <div className="px-2.5 folded:hidden">
        <Greeting name={name} />
      </div>
      <RunningTimer className="folded:justify-center folded:px-1 folded:text-xs folded:*:first:hidden" />
      <div className="-m-1 min-h-0 flex-1 overflow-y-auto p-1">
        <AreaNav />
      </div>
      <div className="shrink-0 space-y-1">
        <ThemeSwitch className="mb-2 folded:flex-col folded:*:flex-none" />
        <SignOut label={copy.signOut} labelClassName={foldable} />
      </div>
    </aside>
  )
}
