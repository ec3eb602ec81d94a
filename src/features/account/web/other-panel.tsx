import { TextButton } from '../../../web/ui/text-button.tsx'

interface OtherPanelProps {
  other: string
  toOther: string
  onOpen: () => void
}

/** The way from one panel to the other, for whoever opened the wrong one. */
export function OtherPanel({ other, toOther, onOpen }: OtherPanelProps) {
  return (
    <p className="text-center text-soft text-sm">
      {other} <TextButton onClick={onOpen}>{toOther}</TextButton>
    </p>
  )
}
