import monitor from 'icon:monitor'
import moon from 'icon:moon'
import sun from 'icon:sun'
import { useId } from 'react'
import { copy as deviceCopy } from '../../../web/device/copy.ts'
import { THEMES, theme } from '../../../web/device/theme.ts'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from './copy.ts'

const ICONS = { auto: monitor, light: sun, dark: moon }

export function ThemeSwitch({ className = '' }: { className?: string }) {
  const chosen = theme.use()
  const group = useId()
  return (
    <fieldset className={`flex gap-0.5 rounded-md bg-ink/6 p-0.5 ${className}`}>
      <legend className="sr-only">{copy.theme}</legend>
      {THEMES.map((value) => (
        <label
          key={value}
          title={deviceCopy.themes[value]}
          className="relative flex h-9 flex-1 shrink-0 items-center justify-center rounded-sm text-soft fade-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={chosen === value}
            onChange={() => theme.set(value)}
          />
          <Icon of={ICONS[value]} className="size-4.5" />
          <span className="sr-only">{deviceCopy.themes[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
