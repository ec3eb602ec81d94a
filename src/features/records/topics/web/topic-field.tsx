import chevronDown from 'icon:chevron-down'
import { useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { plain } from '../../../../shared/text.ts'
import { fieldStyle, inputStyle, labelStyle } from '../../../../web/ui/fields/field-style.ts'
import { FieldTexts } from '../../../../web/ui/fields/field-texts.tsx'
import { ListPopover } from '../../../../web/ui/fields/list-popover.tsx'
import { OptionList } from '../../../../web/ui/fields/option-list.tsx'
import { useLimit } from '../../../../web/ui/fields/use-limit.ts'
import { Icon } from '../../../../web/ui/icons/icon.tsx'
import { LIMITS } from '../../contract.ts'
import { copy } from '../copy.ts'
import { isOffered, offersFor } from '../rules.ts'
import { useFirstTopics } from './use-first-topics.ts'
import { useTopics } from './use-topics.ts'

interface TopicFieldProps {
  userId: string
  /** Undefined until a subject is chosen: then the field offers nothing. */
  subjectId: number | undefined
  value: string
  onChange: (topic: string) => void
}

const asOption = (name: string) => ({ id: name, name })

export function TopicField({ userId, subjectId, value, onChange }: TopicFieldProps) {
  const topics = useTopics(userId, useFirstTopics(), subjectId)
  const { over, field } = useLimit<HTMLDivElement>(value, LIMITS.topic)
  const offers = useMemo(() => offersFor(topics, value).map(asOption), [topics, value])
  return (
    <ComboBox
      ref={field}
      validationBehavior="aria"
      isInvalid={over !== undefined}
      allowsCustomValue
      menuTrigger="focus"
      defaultItems={offers}
      defaultFilter={isOffered}
      inputValue={value}
      onInputChange={(typed) => onChange(plain(typed))}
      className={fieldStyle}
    >
      <Label className={labelStyle}>{copy.label}</Label>
      <Group className="relative outline-none">
        <Input
          placeholder={copy.placeholder}
          autoComplete="off"
          className={topics.length > 0 ? `${inputStyle} pr-11` : inputStyle}
        />
        {topics.length > 0 && (
          <Button
            aria-label={copy.offered}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-soft hover:text-ink"
          >
            <Icon of={chevronDown} className="size-4" />
          </Button>
        )}
      </Group>
      <FieldTexts error={over} />
      <ListPopover>
        <OptionList emptyText="" />
        {offers.length < topics.length && (
          <p className="border-rule border-t px-4 py-2 text-soft text-xs">{copy.more}</p>
        )}
      </ListPopover>
    </ComboBox>
  )
}
