import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { Panel } from '../../../../web/ui/display/panel.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { CatalogueList } from '../../adding/web/catalogue-panel.tsx'
import { catalogued } from '../../adding/web/queries.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { copy } from '../copy.ts'

const { newer: words } = copy

/** Offers the newer edital of an exam, where the catalogue has it; study of the one before carries over. */
export function NewerPanel({ onTake }: { onTake: (document: SyllabusDocument) => void }) {
  const { mutate, isPending, variables } = useSave({
    mutationKey: ['take newer edital'],
    mutationFn: catalogued,
    onSuccess: (document) => onTake(document),
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor', ms: 6000 }),
  })
  return (
    <Panel title={words.title}>
      <p className="measure mb-4 text-soft text-sm">{words.text}</p>
      <CatalogueList
        usedId={isPending ? variables : undefined}
        noMatch={words.noMatch}
        onUse={({ id }) => mutate(id)}
        isBesideOthers
      />
    </Panel>
  )
}
