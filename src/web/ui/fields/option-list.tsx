import check from 'icon:check'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Icon } from '../icons/icon.tsx'
import { listStyle, type Option, optionStyle } from './option-style.ts'

interface OptionListProps<Of extends Option> {
  /** A combo box filters its own items, so it leaves them out. */
  items?: readonly Of[]
  emptyText: string
}

export function OptionList<Of extends Option>({ items, emptyText }: OptionListProps<Of>) {
  return (
    <ListBox<Of>
      {...(items ? { items } : {})}
      className={listStyle}
      renderEmptyState={() => <p className="px-3 py-2.5 text-soft text-sm">{emptyText}</p>}
    >
      {({ id, name }) => (
        <ListBoxItem id={id} textValue={name} className={optionStyle}>
          {({ isSelected }) => (
            <>
              <span className="wrap-anywhere min-w-0">{name}</span>
              {isSelected && <Icon of={check} className="size-4 text-accent" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
