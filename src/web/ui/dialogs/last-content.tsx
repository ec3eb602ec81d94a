import { memo, type ReactNode } from 'react'

interface LastContentProps {
  open: boolean
  children: ReactNode
}

/** Keeps a dialog's last content while it slides away. */
export const LastContent = memo(
  ({ children }: LastContentProps) => children,
  (_before, { open }) => !open,
)
