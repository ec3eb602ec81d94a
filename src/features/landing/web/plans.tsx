import check from 'icon:check'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { SIGN_UP_PATH } from '../../account/login-paths.ts'
import { CAPABILITIES, EVERYTHING_OPEN, PLANS } from '../../membership/contract.ts'
import { ADDED, type Plan } from '../../membership/rules.ts'
import { copy } from '../copy.ts'
import { Section } from './section.tsx'

const plans: Plan[] = ['free', 'premium']

/** Where Premium costs money, signing up does not give it. */
const ONLY_FREE = 'hidden unless-payment:inline-flex'

export function Plans() {
  const { title, lead, action } = copy.plans
  return (
    <Section id="planos" title={title} lead={lead}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 sm:grid-cols-2">
        {plans.map((plan) => (
          <div key={plan} className="flex flex-col items-start">
            <h3 className="text-xl">{PLANS[plan].name}</h3>
            <p className="mt-2 text-soft">{PLANS[plan].text}</p>
            <ul className="mt-5 space-y-3 text-sm sm:mb-6">
              {ADDED[plan].map((capability) => (
                <li key={capability} className="flex gap-3">
                  <Icon of={check} className="mt-0.5 size-4.5 text-accent" />
                  <span>{CAPABILITIES[capability]}</span>
                </li>
              ))}
            </ul>
            <LinkButton
              to={SIGN_UP_PATH}
              size="lg"
              className={cx('mt-6 max-sm:w-full sm:mt-auto', plan === 'premium' && ONLY_FREE)}
            >
              {action[plan]}
            </LinkButton>
          </div>
        ))}
      </div>
      <p className="mt-8 hidden border-rule border-t pt-5 text-soft text-sm unless-payment:block">
        {EVERYTHING_OPEN}
      </p>
    </Section>
  )
}
