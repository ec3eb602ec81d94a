import { memo, type ReactNode } from 'react'

interface HeldProps {
  open: boolean
  children: ReactNode
}

/** Keeps a dialog's last content while it slides away. */
export const Held = memo(
  ({ children }: HeldProps) => children,
  (_before, { open }) => !open,
)
