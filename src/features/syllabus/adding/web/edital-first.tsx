import fileUp from 'icon:file-up'
import listTree from 'icon:list-tree'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { AREA } from '../../../../web/pages/paths.ts'
import type { PanelProps } from '../../../../web/panels/panels.tsx'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../../web/ui/actions/link-button.tsx'
import { Dialog } from '../../../../web/ui/dialogs/dialog.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { CatalogueEntry } from '../../contract.ts'
import { makingTarget } from '../../targets/web/queries.ts'
import { copy } from '../copy.ts'
import { CatalogueList, useKeys } from './catalogue-panel.tsx'
import { useFirstCareer } from './use-first-career.ts'

const { first: words } = copy

/**
 * Who knows the exam chooses its edital alone: career and
 * subjects follow from it, and the home says what to study now.
 */
export function EditalFirst({ userId }: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, variables } = useBeginning(userId)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <Button icon={listTree} onClick={() => setOpen(true)} className="max-sm:w-full">
        {words.open}
      </Button>
      <p className="text-soft text-sm">{words.text}</p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title} size="md" tall>
        <CatalogueList
          usedId={isPending ? variables.id : undefined}
          noMatch={words.noMatch}
          other={
            <LinkButton to="/edital" icon={fileUp} className="max-sm:w-full">
              {words.bring}
            </LinkButton>
          }
          onUse={mutate}
        />
      </Dialog>
    </div>
  )
}

function useBeginning(userId: string) {
  const navigate = useNavigate()
  const keyOf = useKeys()
  const make = useSave(makingTarget(userId))
  const chooseCareer = useFirstCareer(userId)
  return useSave({
    mutationKey: ['begin with an edital'],
    mutationFn: async ({ id, body, position }: CatalogueEntry) => {
      const { message } = await make.mutateAsync({ key: keyOf(id), catalogue: id })
      await chooseCareer({ body, position })
      return message
    },
    onSuccess: (message) => {
      notify(message)
      void navigate(AREA)
    },
    onError: (error) =>
      notify(failureText(error, { unknown: copy.catalogue.failed }), { tone: 'poor', ms: 6000 }),
  })
}
