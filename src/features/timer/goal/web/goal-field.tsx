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
  const [isTold, setTold] = useState(false)
  // What another tab changed comes before what was typed here.
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
        setTold(false)
        change(goalIn(text) ?? 0)
      }}
      onBlur={() => {
        setTold(true)
        if (goal > 0) askToNotify()
      }}
      error={isTold && isWrong ? copy.invalid : undefined}
    />
  )
}
