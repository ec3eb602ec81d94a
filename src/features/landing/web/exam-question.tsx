import { Link } from 'react-router'
import { buttonStyle } from '../../../web/ui/actions/button-style.ts'
import { cx } from '../../../web/ui/cx.ts'
import { inputStyle, labelStyle } from '../../../web/ui/fields/field-style.ts'
import { EXAM_PARAM, signUpPathFor } from '../../account/login-paths.ts'
import { copy } from '../copy.ts'

const { exam, action } = copy.hero

/** The answer goes along into the sign-up, by the address alone, so that no script is needed. */
export function ExamQuestion() {
  return (
    <div className="mt-8">
      <form action="/login" className="flex flex-wrap items-end gap-2.5">
        <input type="hidden" name="painel" value="criar" />
        <p className="flex min-w-0 grow basis-56 flex-col gap-1.5">
          <label htmlFor="concurso" className={labelStyle}>
            {exam.label}
          </label>
          <input
            id="concurso"
            name={EXAM_PARAM}
            placeholder={exam.placeholder}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="go"
            className={cx(inputStyle, 'min-h-13')}
          />
        </p>
        <button type="submit" className={cx(buttonStyle('primary', 'lg'), 'max-sm:grow')}>
          {action}
        </button>
      </form>
      <ul aria-label={exam.examples} className="mt-3 flex flex-wrap gap-2">
        {exam.list.map((name) => (
          <li key={name}>
            <Link
              to={signUpPathFor(name)}
              className="inline-flex min-h-11 items-center rounded-full border border-edge/50 px-4 font-semibold text-sm fade-colors hover:border-edge hover:bg-well"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
