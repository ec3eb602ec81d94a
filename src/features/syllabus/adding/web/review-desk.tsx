import listChecks from 'icon:list-checks'
import { useCallback, useMemo, useState } from 'react'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { ActionBar } from '../../../../web/ui/actions/action-bar.tsx'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { ConfirmDialog } from '../../../../web/ui/dialogs/confirm-dialog.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import { Panel } from '../../../../web/ui/display/panel.tsx'
import { useFirstWrong } from '../../../../web/ui/fields/use-field-errors.ts'
import { notify } from '../../../../web/ui/notices.ts'
import type { WantedRow } from '../../../../web/ui/tree/tree-row.ts'
import { EditTree } from '../../edit/web/edit-tree.tsx'
import { useEdits } from '../../edit/web/use-edits.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { countsOf } from '../../format/walk.ts'
import type { Target } from '../../targets/contract.ts'
import { wrongName } from '../../targets/form.ts'
import { makingTarget } from '../../targets/web/queries.ts'
import { TargetFields } from '../../targets/web/target-fields.tsx'
import { copy } from '../copy.ts'
import { leftToCheck, type Read } from '../draft.ts'
import { mayBeForSeveral, withoutOthers } from '../own.ts'
import { positionOf } from '../post.ts'
import { DoubtsPanel } from './doubts-panel.tsx'
import { OwnDialog } from './own-dialog.tsx'
import { type GivenSyllabus, giveSyllabus } from './queries.ts'
import { SourceText } from './source-text.tsx'
import type { useAdding } from './use-adding.ts'

const { review: words } = copy

interface ReviewDeskProps {
  userId: string
  filled: Target | null
  adding: ReturnType<typeof useAdding>
  read: Read
  onDone: () => void
}

/** Shows the reading as a tree beside its text, to be mended before it is used. */
export function ReviewDesk({ userId, filled, adding, read, onDone }: ReviewDeskProps) {
  const { draft, changes, mend } = adding
  const [asked, ask] = useState<'leave' | 'own' | null>(null)
  const [wanted, want] = useState<WantedRow | null>(null)
  const mending = useEdits(read.document, changes, mend)
  const unsure = useMemo(
    () => leftToCheck(read, mending.document, changes),
    [read, mending.document, changes],
  )
  const { use, isBusy, wrong, nameWrong, fields } = useUse(userId, filled, adding, onDone)
  const counts = useMemo(() => countsOf(mending.document), [mending.document])
  return (
    <>
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      <div className="space-y-6">
        <DoubtsPanel
          userId={userId}
          read={read}
          document={mending.document}
          onBring={mending.applyAll}
          unsure={unsure}
          onCheck={() => unsure[0] && want({ id: unsure[0] })}
        />
        {!filled && (
          <Panel title={words.data}>
            <div ref={fields}>
              <TargetFields form={draft.form} onChange={adding.fill} error={nameWrong} />
            </div>
          </Panel>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <SourceText read={read} />
          <section aria-label={words.tree} className="min-w-0">
            <h2 className="mb-3 text-lg">
              <span>{`${words.tree}: `}</span>
              <span className="font-normal tabular-nums">{words.counts(counts.subjects, counts.leaves)}</span>
            </h2>
            {read.posts && (
              <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm">
                <span className="wrap-anywhere">{draft.post ? positionOf(draft.post) : copy.post.all}</span>
                <TextButton onClick={adding.askPost} className="min-h-11">
                  {copy.post.change}
                </TextButton>
              </p>
            )}
            {read.text !== '' && (read.part || read.outside.length > 0) && (
              <p className="mb-3 text-sm">
                <TextButton
                  onClick={() => adding.askPlace({ text: read.text, places: read.places ?? [] })}
                  className="min-h-11"
                >
                  {copy.place.other}
                </TextButton>
              </p>
            )}
            {!draft.post && mayBeForSeveral(mending.document) && (
              <Button icon={listChecks} onClick={() => ask('own')} className="mb-3">
                {copy.own.open}
              </Button>
            )}
            <EditTree mending={mending} unsure={unsure} wanted={wanted} onWant={want} />
          </section>
        </div>
      </div>
      <ActionBar
        status={
          wrong && (
            <span role="alert" className="text-poor">
              {wrong}
            </span>
          )
        }
        other={
          <Button tone="quiet" onClick={() => ask('leave')}>
            {words.again}
          </Button>
        }
      >
        <Button
          tone="primary"
          size="lg"
          once
          busy={isBusy}
          onClick={() => mending.mayGoOn() && use(mending.document)}
        >
          {isBusy ? words.using : words.use}
        </Button>
      </ActionBar>
      {asked === 'leave' && (
        <ConfirmDialog copy={words.discard} onConfirm={adding.putBack} onClose={() => ask(null)} />
      )}
      {asked === 'own' && (
        <OwnDialog
          document={mending.document}
          onSave={(kept) => mending.applyAll(withoutOthers(mending.document, kept))}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

/** Makes a target of the edital, or gives it to the one without; the draft goes once it is saved. */
function useUse(
  userId: string,
  filled: Target | null,
  adding: ReturnType<typeof useAdding>,
  onDone: () => void,
) {
  const [wrong, setWrong] = useState<string>()
  const [unnamed, setUnnamed] = useState<object | null>(null)
  const fields = useFirstWrong<HTMLDivElement>(unnamed)
  const done = async (message: string, target: number) => {
    notify(message)
    await adding.clear(target)
    onDone()
  }
  const onError = (error: Error) => setWrong(failureText(error, { unknown: words.failed }))
  const make = useSave({
    ...makingTarget(userId),
    onSuccess: ({ message, data }) => done(message, data.id),
    onError,
  })
  const give = useSave({
    mutationKey: ['give syllabus'],
    mutationFn: (given: GivenSyllabus) => giveSyllabus(userId, filled?.id ?? 0, given),
    onSuccess: (message) => done(message, filled?.id ?? 0),
    onError,
  })
  const { form, key } = adding.draft
  const nameWrong = filled ? undefined : wrongName(form)
  const use = useCallback(
    (document: SyllabusDocument) => {
      setWrong(undefined)
      if (nameWrong) setUnnamed({})
      else if (filled) give.mutate({ key, document })
      else make.mutate({ key, ...form, document })
    },
    [nameWrong, filled, give, make, key, form],
  )
  return {
    use,
    isBusy: make.isPending || give.isPending,
    wrong,
    nameWrong: unnamed ? nameWrong : undefined,
    fields,
  }
}
