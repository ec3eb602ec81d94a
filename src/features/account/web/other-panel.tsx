import { TextButton } from '../../../web/ui/actions/text-button.tsx'

interface OtherPanelProps {
  other: string
  toOther: string
  onOpen: () => void
}

export function OtherPanel({ other, toOther, onOpen }: OtherPanelProps) {
  return (
    <p className="text-center text-soft text-sm">
      <span>{`${other} `}</span>
      <TextButton onClick={onOpen}>{toOther}</TextButton>
    </p>
  )
}
