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

/** The student is asked once; a refusal leaves the notice on the page. */
function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission()
}
