import { memo, type ReactNode } from 'react'

interface HeldProps {
  open: boolean
  children: ReactNode
}

/** What a dialog showed last stays as it is while it slides away. */
export const Held = memo(
  ({ children }: HeldProps) => children,
  (_before, { open }) => !open,
)
