import { memo, useCallback, useId, useState } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { useSubmit } from '../../../web/ui/fields/use-submit.ts'
import { answersIn, type Letter, type SheetKind } from '../answers/rules.ts'
import { copy } from '../copy.ts'
import { withDoubt, withLine, withMark } from '../marks/rules.ts'
import { questionsOf } from '../rules.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { ClockBar } from './clock-bar.tsx'
import type { PaperDraft } from './use-paper.ts'

const { sheet: words } = copy

/** The answers, tapped or typed as a line; the header with the time stays visible. */
export function SheetPanel({ paper, change }: Pick<PaperDraft, 'paper' | 'change'>) {
  const onMark = useCallback(
    (number: number, letter: Letter) => void change((now) => withMark(now, number, letter, Date.now())),
    [change],
  )
  const onDoubt = useCallback(
    (number: number) => void change((now) => withDoubt(now, number, Date.now())),
    [change],
  )
  const titleId = useId()
  const questions = questionsOf(paper.blocks)
  const answered = [...paper.answers].filter((letter) => letter !== '-').length
  const counts = [
    words.answered(answered, questions),
    paper.doubts.length > 0 && words.doubts(paper.doubts.length),
  ]
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-rule bg-sheet">
      <div className="sticky top-0 z-10 max-sm:top-14 flex flex-wrap items-center justify-between gap-x-6 rounded-t-lg border-rule border-b bg-sheet px-4 py-2 sm:px-6">
        <div>
          <h2 id={titleId} className="text-lg">
            {words.title}
          </h2>
          <p role="status" className="text-soft text-sm tabular-nums">
            {counts.filter(Boolean).join(', ')}
          </p>
        </div>
        <ClockBar clock={paper.clock} open={paper.open} change={change} />
      </div>
      <div className="px-2 pt-4 pb-4 sm:px-6 sm:pb-6">
        <p className="mb-4 text-soft text-xs pointer-coarse:hidden">{words.keys}</p>
        <AnswerSheet paper={paper} onMark={onMark} onDoubt={onDoubt} />
        <AnswerLine sheet={paper.sheet} questions={questions} change={change} />
      </div>
    </section>
  )
}

interface AnswerLineProps extends Pick<PaperDraft, 'change'> {
  sheet: SheetKind
  questions: number
}

const AnswerLine = memo(function AnswerLine({ sheet, questions, change }: AnswerLineProps) {
  const [line, setLine] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const submit = useSubmit(false, () => {
    const read = answersIn(line, sheet, questions)
    if (!read.ok) return setRefusal(read.reason)
    void change((now) => withLine(now, read.answers, Date.now()))
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
})
