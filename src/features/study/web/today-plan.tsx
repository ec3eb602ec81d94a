import { Link } from 'react-router'
import { copy } from '../copy.ts'

/** 'Para estudar hoje' (spec §2): nothing is planned until there is a schedule. */
export function TodayPlan() {
  return (
    <section aria-label={copy.plan.title}>
      <h2 className="text-lg">{copy.plan.title}</h2>
      <p className="mt-1 text-sm text-soft">
        {copy.plan.empty}{' '}
        <Link
          to="/area-do-aluno/cronograma"
          className="text-accent underline underline-offset-3 hover:text-accent-deep"
        >
          {copy.plan.link}
        </Link>
      </p>
    </section>
  )
}
