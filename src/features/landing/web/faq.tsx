import plus from 'icon:plus'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import { Section } from './section.tsx'

const { title, list } = copy.faq

export function Faq() {
  return (
    <Section id="faq" title={title}>
      <div className="-mt-4 lg:-mt-5">
        {list.map(([question, answer]) => (
          <details key={question} className="group/answer border-rule border-b">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 wrap-anywhere rounded-sm py-4.5 font-semibold [&::-webkit-details-marker]:hidden">
              <span>{question}</span>
              <Icon of={plus} className="size-5 text-soft transition-transform group-open/answer:rotate-45" />
            </summary>
            <p className="max-w-2xl pb-6 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
