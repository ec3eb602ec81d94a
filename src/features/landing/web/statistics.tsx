import infinity from 'icon:infinity'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'

const { title, list } = copy.statistics

/** The font has no infinity sign, so one is drawn in its weight. */
function Value({ text }: { text: string }) {
  if (text !== '∞') return text
  return (
    <>
      <span className="sr-only">{text}</span>
      <Icon of={infinity} className="-translate-y-0.75 size-11 stroke-[2.25]" />
    </>
  )
}

export function Statistics() {
  return (
    <section aria-label={title} className="border-rule border-t">
      <dl className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(([value, name, text]) => (
          <div
            key={value}
            className="flex flex-wrap gap-x-5 border-rule border-b py-6 last:border-b-0 sm:block sm:border-b-0 sm:py-8 sm:pr-8"
          >
            <dt className="h-[1lh] w-22 shrink-0 font-sans font-semibold text-2xl tabular-nums tracking-tight sm:w-auto">
              <Value text={value} />
            </dt>
            <dd className="grow basis-40">
              <p className="font-semibold sm:mt-2">{name}</p>
              <p className="mt-1 text-soft text-sm">{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
