import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  title: string
  text: string
  children: ReactNode
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-5 border-rule border-t py-8 lg:grid-cols-[17rem_minmax(0,28rem)]"
    >
      <div>
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <p className="measure mt-1.5 text-soft text-sm">{text}</p>
      </div>
      <div className="min-w-0 max-w-112">{children}</div>
    </section>
  )
}
