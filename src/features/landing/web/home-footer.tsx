import { Link } from 'react-router'
import { SIGN_IN_PATH } from '../../account/login-paths.ts'
import { copy } from '../copy.ts'

export function HomeFooter() {
  return (
    <footer className="border-rule border-t">
      <div className="wide flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-soft text-sm">
        <p>{copy.footer.text}</p>
        <Link to={SIGN_IN_PATH} className="rounded-sm py-3 font-semibold hover:text-ink">
          {copy.footer.signIn}
        </Link>
      </div>
    </footer>
  )
}
