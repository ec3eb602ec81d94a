import { askToNotify } from '../../../../web/device/notifications.ts'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import { copy } from '../copy.ts'
import { parseGoal } from '../rules.ts'
import { useGoal } from './use-goal.ts'

export function GoalField({ userId }: { userId: string }) {
  const [goal, change] = useGoal(userId)
  return (
    <TextField
      label={copy.label}
      inputMode="numeric"
      maxLength={3}
      placeholder={copy.placeholder}
      autoComplete="off"
      value={goal > 0 ? String(goal) : ''}
      onChange={(text) => change(parseGoal(text.replaceAll(/\D/g, '')))}
      onBlur={() => goal > 0 && askToNotify()}
    />
  )
}
