import { Figures } from '../../../web/ui/figures.tsx'
import { copy } from '../copy.ts'

const { title, note, ...each } = copy.features
const all = [each.timer, each.questions, each.schedule, each.overview]

/** What the product does for a candidate, each with the number that it would show. */
export function Features() {
  return (
    <section id="funcionalidades" aria-labelledby="funcionalidades-titulo" className="scroll-mt-6 pb-16 lg:pb-24">
      <h2 id="funcionalidades-titulo" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {all.map((feature) => (
          <li key={feature.title} className="border-rule border-t py-7">
            <p aria-hidden="true" className="whitespace-nowrap text-soft text-sm">
              <span className="mr-3 font-semibold text-hero text-ink tabular-nums tracking-tight">
                <Figures text={feature.value} />
              </span>
              {feature.label}
            </p>
            <h3 className="mt-3 text-lg">{feature.title}</h3>
            <p className="mt-1.5 max-w-md text-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
      <p className="border-rule border-t pt-5 text-soft text-sm">{note}</p>
    </section>
  )
}
