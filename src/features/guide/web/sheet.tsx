import { Bubble } from '../../../web/ui/display/bubble.tsx'

const LETTERS = ['A', 'B', 'C', 'D', 'E']

/** A line of the answer sheet. */
export function Sheet({ filled }: { filled: number }) {
  return (
    <span className="flex gap-2.5">
      {LETTERS.map((letter) => (
        <Bubble key={letter} fill={filled} letter={letter} className="size-8" />
      ))}
    </span>
  )
}
