import { Link } from 'react-router'
import { SIGN_IN } from '../../account/doors.ts'
import { copy } from '../copy.ts'

export function HomeFooter() {
  return (
    <footer className="border-rule border-t">
      <div className="mx-auto flex max-w-270 flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 text-soft text-sm md:px-8 lg:px-12">
        <p>{copy.footer.text}</p>
        <Link to={SIGN_IN} className="rounded-sm py-3 font-semibold hover:text-ink">
          {copy.footer.signIn}
        </Link>
      </div>
    </footer>
  )
}
