import chevronDown from 'icon:chevron-down'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { plain } from '../../../../shared/text.ts'
import { useOutbox } from '../../../../web/outbox/use-outbox.ts'
import { fieldStyle, inputStyle, labelStyle } from '../../../../web/ui/fields/field-style.ts'
import { ListPopover } from '../../../../web/ui/fields/list-popover.tsx'
import { OptionList } from '../../../../web/ui/fields/option-list.tsx'
import { Icon } from '../../../../web/ui/icons/icon.tsx'
import { LIMITS } from '../../contract.ts'
import type { KnownTopic } from '../contract.ts'
import { copy } from '../copy.ts'
import { isOffered, offersFor, topicsFor, withFirst } from '../rules.ts'
import { topicsOf } from './queries.ts'
import { useFirstTopics } from './use-first-topics.ts'

interface TopicFieldProps {
  userId: string
  /** It is undefined until a subject is chosen: then nothing is offered. */
  subjectId: number | undefined
  value: string
  onChange: (topic: string) => void
}

const NONE: readonly KnownTopic[] = []
const NO_TOPICS: readonly string[] = []

const asOption = (name: string) => ({ id: name, name })

export function TopicField({ userId, subjectId, value, onChange }: TopicFieldProps) {
  const { data = NONE } = useQuery(topicsOf(userId))
  const writes = useOutbox(userId)
  const first = useFirstTopics()
  // A subject of an edital has hundreds: the list is the same until they change.
  const topics = useMemo(
    () =>
      subjectId === undefined
        ? NO_TOPICS
        : withFirst([...(first.get(subjectId)?.keys() ?? [])], topicsFor(subjectId, data, writes)),
    [subjectId, first, data, writes],
  )
  const offers = useMemo(() => offersFor(topics, value).map(asOption), [topics, value])
  return (
    <ComboBox
      allowsCustomValue
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
          maxLength={LIMITS.topic}
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
      <ListPopover>
        <OptionList emptyText="" />
        {offers.length < topics.length && (
          <p className="border-rule border-t px-4 py-2 text-soft text-xs">{copy.more}</p>
        )}
      </ListPopover>
    </ComboBox>
  )
}
