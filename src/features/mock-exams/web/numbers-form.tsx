import plus from 'icon:plus'
import { useState } from 'react'
import { wholeIn } from '../../../shared/typed-number.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { type FieldErrors, useFieldErrors } from '../../../web/ui/fields/use-field-errors.ts'
import { useSubmit } from '../../../web/ui/fields/use-submit.ts'
import { LIMITS, type MockExamBody, type PaperBlock } from '../contract.ts'
import { copy } from '../copy.ts'

const { paper: words } = copy

interface Row {
  readonly id: number
  readonly name: string
  readonly questions: string
  readonly right: string
  readonly wrong: string
}

type Column = 'name' | 'questions' | 'right' | 'wrong'
type Field = `${Column} ${number}`

const blankRow = (id: number): Row => ({ id, name: '', questions: '', right: '', wrong: '' })

interface NumbersFormProps {
  onUse: (paper: Pick<MockExamBody, 'blocks' | 'counts' | 'answers'>) => void
}

/** Right and wrong by subject, by keyboard; the rest is blank. */
export function NumbersForm({ onUse }: NumbersFormProps) {
  const [rows, setRows] = useState<readonly Row[]>([blankRow(1)])
  const { ref, errors, show, mend } = useFieldErrors<Field>()
  const change = (id: number, column: Column) => (text: string) => {
    setRows((known) => known.map((row) => (row.id === id ? { ...row, [column]: text } : row)))
    mend(`${column} ${id}`)
  }
  const submit = useSubmit(false, () => {
    const wrong = errorsOf(rows)
    if (Object.keys(wrong).length > 0) return show(wrong)
    onUse(paperOf(rows))
  })
  return (
    <form ref={ref} onSubmit={submit} noValidate className="space-y-4">
      {rows.map((row) => (
        <NumbersRow key={row.id} row={row} errors={errors} change={change} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={plus}
          onClick={() => setRows([...rows, blankRow(rows.length + 1)])}
          disabled={rows.length >= LIMITS.blocks}
        >
          {words.add}
        </Button>
        <Button type="submit" tone="primary">
          {words.useNumbers}
        </Button>
      </div>
    </form>
  )
}

interface NumbersRowProps {
  row: Row
  errors: FieldErrors<Field>['errors']
  change: (id: number, column: Column) => (text: string) => void
}

function NumbersRow({ row, errors, change }: NumbersRowProps) {
  const blank = blankOf(row)
  const number = (column: Exclude<Column, 'name'>, label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={row[column]}
      onChange={change(row.id, column)}
      error={errors[`${column} ${row.id}`]}
    />
  )
  return (
    <div className="grid gap-3 border-rule border-b pb-4 sm:grid-cols-[minmax(0,1fr)_18rem]">
      <TextField
        label={words.block}
        value={row.name}
        onChange={change(row.id, 'name')}
        error={errors[`name ${row.id}`]}
      />
      <div>
        <div className="grid grid-cols-3 gap-3">
          {number('questions', words.questions)}
          {number('right', words.right)}
          {number('wrong', words.wrong)}
        </div>
        <p className="mt-1 min-h-5 text-soft text-xs tabular-nums">
          {blank !== undefined && <span>{words.blank(blank)}</span>}
        </p>
      </div>
    </div>
  )
}

const countIn = (text: string) => (text.trim() === '' ? 0 : wholeIn(text))

function blankOf({ questions, right, wrong }: Row): number | undefined {
  const [all, correct, incorrect] = [wholeIn(questions), countIn(right), countIn(wrong)]
  if (all === undefined || correct === undefined || incorrect === undefined) return
  const blank = all - correct - incorrect
  return blank >= 0 ? blank : undefined
}

function errorsOf(rows: readonly Row[]): Partial<Record<Field, string>> {
  const wrong: Partial<Record<Field, string>> = {}
  for (const row of rows) {
    const all = wholeIn(row.questions) ?? 0
    if (row.name.trim() === '') wrong[`name ${row.id}`] = words.missingName
    if (all < 1 || all > LIMITS.questions) wrong[`questions ${row.id}`] = words.wrongQuestions
    else if (blankOf(row) === undefined) wrong[`right ${row.id}`] = words.wrongNumbers
  }
  return wrong
}

function paperOf(rows: readonly Row[]): Pick<MockExamBody, 'blocks' | 'counts' | 'answers'> {
  let last = 0
  const blocks = rows.map(({ id, name, questions }): PaperBlock => {
    const first = last + 1
    last += wholeIn(questions) ?? 0
    return { id: `b${id}`, name: name.trim(), group: '', subject_id: null, first, last }
  })
  const counts = rows.map(({ id, right, wrong }) => [
    `b${id}`,
    { right: countIn(right) ?? 0, wrong: countIn(wrong) ?? 0 },
  ])
  return { blocks, counts: Object.fromEntries(counts), answers: '' }
}
