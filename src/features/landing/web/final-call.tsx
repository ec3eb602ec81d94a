import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { copy } from '../copy.ts'

export function FinalCall() {
  const { title, text, action } = copy.finalCall
  return (
    <section id="comece" aria-labelledby="comece-titulo" className="scroll-mt-16 border-ink border-t-2 py-16 lg:py-24">
      <h2 id="comece-titulo" className="max-w-xl text-hero">
        {title}
      </h2>
      <p className="mt-4 text-lg text-soft">{text}</p>
      <LinkButton to="/login" tone="primary" size="lg" className="mt-8">
        {action}
      </LinkButton>
    </section>
  )
}
