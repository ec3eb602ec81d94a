import type { ReactNode } from 'react'
import { Chips } from '../../../../web/ui/fields/chips.tsx'
import { copy } from '../copy.ts'
import { SINCE, type Since } from '../rules.ts'

const OPTIONS = SINCE.map((value) => ({ value, label: copy.since[value] }))

interface SinceChipsProps {
  label: ReactNode
  value: Since | null
  onChange: (since: Since) => void
}

export const SinceChips = (props: SinceChipsProps) => <Chips<Since> {...props} options={OPTIONS} />
