import { useId } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { copy } from './copy.ts'

interface UnsentWrite {
  readonly id: string
  readonly path: string
  readonly label: string
  readonly state: 'waiting' | 'rejected'
  readonly message?: string
}

interface UnsentWritesProps<W extends UnsentWrite> {
  writes: readonly W[]
  nameOf?: (write: W) => string
  /** Left out for a write that the student cannot correct. */
  mendOf?: (write: W) => (() => void) | undefined
  onRetry: (write: W) => void
  onDiscard: (write: W) => void
}

export function UnsentWrites<W extends UnsentWrite>({
  writes,
  nameOf = writeName,
  mendOf,
  onRetry,
  onDiscard,
}: UnsentWritesProps<W>) {
  const titleId = useId()
  if (writes.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-fair-wash p-4">
      <h2 id={titleId} className="text-base">
        {copy.title}
      </h2>
      <ul className="mt-2 space-y-4">
        {writes.map((write) => {
          const about = nameOf(write)
          const isRejected = write.state === 'rejected'
          const actions = [
            { words: copy.mend, act: mendOf?.(write) },
            { words: copy.retry, act: () => onRetry(write) },
            { words: copy.discard, act: () => onDiscard(write), tone: 'quiet' as const },
          ]
          return (
            <li key={write.id} className="text-sm">
              <p className="wrap-anywhere font-semibold">{about}</p>
              <p className={isRejected ? 'mt-0.5 text-poor' : 'mt-0.5 text-soft'}>
                {isRejected ? write.message || copy.rejected : copy.waiting}
              </p>
              {isRejected && (
                <div className="mt-2 flex flex-wrap gap-2">
                  {actions.map(
                    ({ words, act, tone }) =>
                      act && (
                        <Button
                          key={words}
                          size="sm"
                          {...(tone && { tone })}
                          aria-label={copy.named(words, about)}
                          onClick={act}
                        >
                          {words}
                        </Button>
                      ),
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function writeName({ path, label }: Pick<UnsentWrite, 'path' | 'label'>): string {
  const [, first] = path.split('/')
  return `${copy.about[first as keyof typeof copy.about]}: ${label}`
}
