import { NavLink } from 'react-router'
import { AREA } from '../../../web/pages/paths.ts'
import { copy } from '../copy.ts'

export const HISTORY_PAGE = `${AREA}/historico-de-estudos`
export const RECORDS_PAGE = `${HISTORY_PAGE}/registros`

const views = [
  { to: HISTORY_PAGE, label: copy.views.subjects },
  { to: RECORDS_PAGE, label: copy.views.records },
]

export function Views({ search }: { search: string }) {
  return (
    <nav aria-label={copy.views.title} className="my-6">
      <ul className="inline-flex max-w-full flex-wrap gap-0.5 rounded-md bg-ink/7 p-0.5 forced-colors:border">
        {views.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={{ pathname: to, search }}
              end
              preventScrollReset
              className="flex min-h-11 items-center rounded-sm px-4 text-sm text-soft fade-colors hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
