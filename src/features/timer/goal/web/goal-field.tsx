import { useState } from 'react'
import { askToNotify } from '../../../../web/device/notifications.ts'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import type { Timer } from '../../session.ts'
import { copy } from '../copy.ts'
import { goalIn } from '../rules.ts'
import { useGoal } from './use-goal.ts'

export function GoalField({ userId, timer }: { userId: string; timer: Timer }) {
  const [goal, change] = useGoal(userId, timer)
  const [typed, setTyped] = useState('')
  const [showsError, setShowsError] = useState(false)
  // A change in another tab replaces the typed value.
  const isTyped = (goalIn(typed) ?? 0) === goal
  const isWrong = isTyped && goalIn(typed) === undefined && typed.trim() !== ''
  return (
    <TextField
      label={copy.label}
      inputMode="numeric"
      placeholder={copy.placeholder}
      autoComplete="off"
      value={isTyped ? typed : String(goal || '')}
      onChange={(text) => {
        setTyped(text)
        setShowsError(false)
        change(goalIn(text) ?? 0)
      }}
      onBlur={() => {
        setShowsError(true)
        if (goal > 0) askToNotify()
      }}
      error={showsError && isWrong ? copy.invalid : undefined}
    />
  )
}
