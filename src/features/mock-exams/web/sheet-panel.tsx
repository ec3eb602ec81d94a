import { useState } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { useSubmit } from '../../../web/ui/fields/use-submit.ts'
import { answersIn, type Letter } from '../answers/rules.ts'
import { copy } from '../copy.ts'
import { questionsOf, withDoubt, withMark } from '../rules.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import type { PaperDraft } from './use-paper.ts'

const { sheet: words } = copy

interface SheetPanelProps extends Pick<PaperDraft, 'paper' | 'change'> {
  /** Both stay the same functions. */
  onMark: (number: number, letter: Letter) => void
  onDoubt: (number: number) => void
}

export const markIn = (change: PaperDraft['change']) => (number: number, letter: Letter) =>
  change((paper) => withMark(paper, number, letter))
export const doubtIn = (change: PaperDraft['change']) => (number: number) =>
  change((paper) => withDoubt(paper, number))

/** The answers, tapped one by one or typed as one line. */
export function SheetPanel({ paper, change, onMark, onDoubt }: SheetPanelProps) {
  const questions = questionsOf(paper.blocks)
  const answered = [...paper.answers].filter((letter) => letter !== '-').length
  return (
    <Panel
      title={words.title}
      aside={
        <span className="tabular-nums" role="status">
          {[words.answered(answered, questions), paper.doubts.length > 0 && words.doubts(paper.doubts.length)]
            .filter(Boolean)
            .join(', ')}
        </span>
      }
    >
      <p className="mb-4 text-soft text-xs pointer-coarse:hidden">{words.keys}</p>
      <AnswerSheet paper={paper} onMark={onMark} onDoubt={onDoubt} />
      <AnswerLine paper={paper} change={change} />
    </Panel>
  )
}

function AnswerLine({ paper, change }: Pick<PaperDraft, 'paper' | 'change'>) {
  const [line, setLine] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const submit = useSubmit(false, () => {
    const read = answersIn(line, paper.sheet, questionsOf(paper.blocks))
    if (!read.ok) return setRefusal(read.reason)
    change({ answers: read.answers.join(''), doubts: [] })
    setLine('')
  })
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mt-6 flex flex-wrap items-start gap-3 border-rule border-t pt-4"
    >
      <div className="min-w-60 grow">
        <TextField
          label={words.line}
          description={words.lineHint}
          autoComplete="off"
          spellCheck="false"
          value={line}
          onChange={(typed) => {
            setLine(typed)
            setRefusal(undefined)
          }}
          error={refusal}
        />
      </div>
      <Button type="submit" className="sm:mt-7">
        {words.fill}
      </Button>
    </form>
  )
}
