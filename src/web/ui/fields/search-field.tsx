import search from 'icon:search'
import x from 'icon:x'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { Icon } from '../icons/icon.tsx'
import { inputStyle } from './field-style.ts'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <AriaSearchField aria-label={label} value={value} onChange={onChange} className="group relative w-full">
      <Icon of={search} className="pointer-events-none absolute top-3 left-3 size-5 text-soft" />
      <Input placeholder={label} className={`${inputStyle} px-10 [&::-webkit-search-cancel-button]:hidden`} />
      <Button className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-soft hover:text-ink group-data-empty:hidden">
        <Icon of={x} className="size-4" />
      </Button>
    </AriaSearchField>
  )
}
