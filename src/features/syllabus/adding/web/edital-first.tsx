import fileUp from 'icon:file-up'
import listTree from 'icon:list-tree'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '../../../../web/api/failure-text.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { forgetNamedExam, namedExam } from '../../../../web/device/named-exam.ts'
import { AREA } from '../../../../web/pages/paths.ts'
import type { PanelProps } from '../../../../web/panels/panels.tsx'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../../web/ui/actions/link-button.tsx'
import { Dialog } from '../../../../web/ui/dialogs/dialog.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { me } from '../../../account/web/queries.ts'
import type { CatalogueEntry } from '../../contract.ts'
import { copy as common } from '../../copy.ts'
import { makingTarget } from '../../targets/web/queries.ts'
import { syllabusOf } from '../../web/queries.ts'
import { copy } from '../copy.ts'
import { CatalogueList, useFound, useKeys } from './catalogue-panel.tsx'
import { useFirstCareer } from './use-first-career.ts'

const { first: words } = copy

/** Chooses the edital alone: career and subjects follow from it. */
export function EditalFirst({ userId }: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  const [named] = useState(() => (queryClient.getQueryData(me.queryKey)?.career_id ? '' : namedExam()))
  const { mutate, isPending, variables } = useBeginning(userId)
  const { found, sure } = useFound(named, named !== '')
  const answer = useEffectEvent(() => {
    if (sure) mutate(sure)
    else if (found?.[0]) setOpen(true)
  })
  const isKnown = named !== '' && found !== undefined
  useEffect(() => {
    if (isKnown) answer()
  }, [isKnown])
  const close = () => {
    setOpen(false)
    forgetNamedExam()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <Button
        icon={listTree}
        busy={isPending && !isOpen}
        onClick={() => setOpen(true)}
        className="max-sm:w-full"
      >
        {words.open}
      </Button>
      <p role="status" className="line-clamp-2 text-soft text-sm">
        {isPending && sure ? words.opening(common.nameOf(sure)) : words.text}
      </p>
      <Dialog open={isOpen} onClose={close} title={words.title} size="md" tall>
        <CatalogueList
          named={named}
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
      // A reload may have come between the edital and the career.
      const { targets } = await queryClient.fetchQuery(syllabusOf(userId))
      if (!targets.some((one) => one.body === body && one.position === position))
        await make.mutateAsync({ key: keyOf(id), catalogue: id })
      await chooseCareer({ body, position })
    },
    onSuccess: (_nothing, entry) => {
      forgetNamedExam()
      notify(words.done(common.nameOf(entry)))
      void navigate(AREA)
    },
    onError: (error) =>
      notify(failureText(error, { unknown: copy.catalogue.failed }), { tone: 'poor', ms: 6000 }),
  })
}
