import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { Select } from '../../../web/ui/fields/select.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import type { Target } from '../targets/contract.ts'
import { puttingInFront } from '../targets/web/queries.ts'

/** Chooses which of several targets is in front. */
export function TargetSelect({ userId, targets }: { userId: string; targets: readonly Target[] }) {
  const { mutate, isPending, variables } = useSave({
    ...puttingInFront(userId),
    onError: (error) => notify(failureText(error, { unknown: copy.front.failed }), { tone: 'poor' }),
  })
  const front = targets.find(({ in_front }) => in_front)?.id ?? null
  return (
    <div className="max-w-2xl">
      <Select
        label={copy.target}
        options={targets.map((target) => ({ id: target.id, name: copy.nameOf(target) }))}
        value={isPending ? variables : front}
        onChange={(id) => id !== front && mutate(id)}
      />
    </div>
  )
}
