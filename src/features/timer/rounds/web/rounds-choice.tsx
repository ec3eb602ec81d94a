import { type FormEvent, useState } from 'react'
import { wholeIn } from '../../../../shared/typed-number.ts'
import { askToNotify } from '../../../../web/device/notifications.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { Checkbox } from '../../../../web/ui/fields/checkbox.tsx'
import { Chips } from '../../../../web/ui/fields/chips.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import type { Timer } from '../../session.ts'
import { dispatch } from '../../web/use-timer.ts'
import { copy } from '../copy.ts'
import { areLengths, isSameLength, MOST, type RoundLengths, USUAL } from '../rules.ts'
import { useRoundsChoice } from './use-rounds-choice.ts'

const nameOf = ({ study, rest }: RoundLengths) => copy.usual(study, rest)

const OPTIONS = [
  { value: 'none', label: copy.none },
  ...USUAL.map((lengths) => ({ value: nameOf(lengths), label: nameOf(lengths) })),
  { value: 'own', label: copy.own },
]

export function RoundsChoice({ userId, timer }: { userId: string; timer: Timer }) {
  const [choice, change] = useRoundsChoice(userId)
  const [isOwn, setOwn] = useState(false)
  const now = timer.status === 'idle' ? choice.lengths : timer.rounds
  const use = async (lengths: RoundLengths | null) => {
    if (lengths) askToNotify()
    change({ ...choice, lengths })
    await dispatch(userId, { type: 'rounds', rounds: lengths })
  }
  const choose = (value: string) => {
    setOwn(value === 'own')
    if (value !== 'own') void use(USUAL.find((one) => nameOf(one) === value) ?? null)
  }
  return (
    <div className="space-y-3">
      <Chips label={copy.label} options={OPTIONS} value={isOwn ? 'own' : nameIn(now)} onChange={choose} />
      {(isOwn || nameIn(now) === 'own') && <OwnLengths lengths={now} onUse={use} />}
      {now && (
        <>
          <p className="text-soft text-xs">{copy.text}</p>
          <Checkbox checked={choice.sound} onChange={(sound) => change({ ...choice, sound })}>
            {copy.sound}
          </Checkbox>
        </>
      )}
    </div>
  )
}

function nameIn(lengths: RoundLengths | null): string {
  if (!lengths) return 'none'
  return USUAL.some((usual) => isSameLength(usual, lengths)) ? nameOf(lengths) : 'own'
}

interface OwnLengthsProps {
  lengths: RoundLengths | null
  onUse: (lengths: RoundLengths) => void
}

const number = { inputMode: 'numeric', autoComplete: 'off' } as const

function OwnLengths({ lengths, onUse }: OwnLengthsProps) {
  const [study, setStudy] = useState(String(lengths?.study ?? ''))
  const [rest, setRest] = useState(String(lengths?.rest ?? ''))
  const [showsErrors, setShowsErrors] = useState(false)
  const typed = { study: wholeIn(study) ?? 0, rest: wholeIn(rest) ?? 0 }
  const errorOf = (name: keyof RoundLengths) =>
    showsErrors && !areLengths({ study: 1, rest: 1, [name]: typed[name] })
      ? copy.invalid(MOST[name])
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShowsErrors(true)
    if (areLengths(typed)) onUse(typed)
  }
  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <TextField label={copy.study} {...number} value={study} onChange={setStudy} error={errorOf('study')} />
      <TextField label={copy.rest} {...number} value={rest} onChange={setRest} error={errorOf('rest')} />
      <Button type="submit">{copy.use}</Button>
    </form>
  )
}
