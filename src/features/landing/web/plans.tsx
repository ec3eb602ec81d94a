import check from 'icon:check'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { CAPABILITIES, EVERYTHING_OPEN, PLANS } from '../../membership/contract.ts'
import { ADDED, type Plan } from '../../membership/rules.ts'
import { copy } from '../copy.ts'
import { Section } from './section.tsx'

const plans: Plan[] = ['free', 'premium']

export function Plans() {
  const { title, lead, plus } = copy.plans
  return (
    <Section id="planos" place={3} title={title} lead={lead}>
      <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {plans.map((plan) => (
          <div key={plan}>
            <h3 className="text-xl">{PLANS[plan].name}</h3>
            <p className="mt-2 text-soft">{PLANS[plan].text}</p>
            {plan === 'premium' && <p className="mt-5 font-semibold text-sm">{plus}</p>}
            <ul className="mt-4 space-y-3 text-sm">
              {ADDED[plan].map((capability) => (
                <li key={capability} className="flex gap-3">
                  <Icon of={check} className="mt-0.5 size-4.5 text-accent" />
                  {CAPABILITIES[capability]}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-8 hidden border-rule border-t pt-5 text-soft text-sm unless-payment:block">{EVERYTHING_OPEN}</p>
    </Section>
  )
}
