import { formatDuration } from '../../../shared/duration.ts'
import { Button } from '../../../web/ui/actions/button.tsx'

interface TimedAnswerProps {
  name: string
  seconds: number
  after: string
  onPress: () => void
}

export function TimedAnswer({ name, seconds, after, onPress }: TimedAnswerProps) {
  return (
    <Button onClick={onPress} className="flex-col items-start! gap-0.5! py-2.5 text-left">
      <span className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-base">{name}</span>
        <span className="tabular-nums">{formatDuration(seconds)}</span>
      </span>
      <span className="font-normal text-soft text-xs">{after}</span>
    </Button>
  )
}
