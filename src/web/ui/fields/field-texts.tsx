import circleAlert from 'icon:circle-alert'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../icons/icon.tsx'

interface FieldTextsProps {
  description?: string | undefined
  error?: string | undefined
}

export function FieldTexts({ description, error }: FieldTextsProps) {
  return (
    <>
      {description && !error && (
        <Text slot="description" className="text-soft text-xs">
          {description}
        </Text>
      )}
      <FieldError className="flex items-start gap-1.5 text-poor text-xs">
        <Icon of={circleAlert} className="mt-0.5 size-4" />
        <span>{error}</span>
      </FieldError>
    </>
  )
}
