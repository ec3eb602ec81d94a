import { useState } from 'react'
import { numberIn } from '../../../shared/typed-number.ts'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { pointsText } from '../../scoring/verdict.ts'

interface PointsProps {
  label: string
  hundredths: number
  isOptional?: boolean
  /** An empty field means 0 points, and shows that. */
  onChange: (hundredths: number, isEmpty: boolean) => void
}

/** Points as typed, '1,5'; incomplete numbers change nothing. */
export function Points({ label, hundredths, isOptional = false, onChange }: PointsProps) {
  const [text, setText] = useState(isOptional && hundredths === 0 ? '' : pointsText(hundredths))
  const write = (typed: string) => {
    setText(typed)
    const isEmpty = typed.trim() === ''
    const value = isEmpty ? 0 : numberIn(typed)
    if (value !== undefined) onChange(Math.round(value * 100), isEmpty)
  }
  return <TextField label={label} inputMode="decimal" autoComplete="off" value={text} onChange={write} />
}
