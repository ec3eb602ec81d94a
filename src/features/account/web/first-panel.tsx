import { LIMITS } from '../../../shared/credentials.ts'
import { buttonStyle } from '../../../web/ui/actions/button-style.ts'
import { textStyle } from '../../../web/ui/actions/text-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { fieldStyle, inputStyle, labelStyle } from '../../../web/ui/fields/field-style.ts'
import { copy } from '../copy.ts'

const { name, email, password } = copy.fields

const PANELS = [
  { look: 'in-data-[panel=criar]:block', labels: copy.signUp, fields: [name, email, password] },
  { look: 'in-data-[panel=entrar]:block', labels: copy.signIn, fields: [email, password] },
  { look: 'in-data-[panel=redefinir]:block', labels: copy.reset, fields: [email] },
]

/** A picture of the panel until the app has it; `boot.js` says which in `data-panel`. */
export function FirstPanel() {
  return PANELS.map(({ look, labels, fields }) => (
    <div key={look} aria-hidden="true" inert className={cx('fixed inset-0 z-40 hidden bg-veil', look)}>
      <div className="fixed inset-y-0 right-0 w-full overflow-hidden bg-lifted px-5 pt-6 shadow-float sm:max-w-md sm:px-8 sm:py-8">
        <p className="mb-6 flex min-h-11 items-center font-semibold text-xl">{labels.title}</p>
        {'text' in labels && <p className="mb-5 text-soft">{labels.text}</p>}
        <div className="flex flex-col gap-5">
          {fields.map((label) => (
            <p key={label} className={fieldStyle}>
              <span className={labelStyle}>{label}</span>
              <span className={inputStyle} />
              {label === password && 'passwordHint' in labels && (
                <span className="text-soft text-xs">{labels.passwordHint(LIMITS.passwordMin)}</span>
              )}
            </p>
          ))}
          {'forgot' in labels && <p className={cx(textStyle, '-mt-2 self-start')}>{labels.forgot}</p>}
          <p className="mt-1 flex flex-col gap-2.5">
            <span className={buttonStyle('primary', 'lg')}>{labels.submit}</span>
            <span className={buttonStyle('secondary', 'lg')}>{copy.cancel}</span>
          </p>
        </div>
      </div>
    </div>
  ))
}
