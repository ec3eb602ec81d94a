import { useState } from 'react'
import { wholeIn } from '../../../shared/typed-number.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { useSubmit } from '../../../web/ui/fields/use-submit.ts'
import type { SheetKind } from '../answers/rules.ts'
import { LIMITS, type MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import type { AnswerKey } from '../keys/answer-key.ts'
import { paperOfKey } from '../paper.ts'
import { questionsOf } from '../rules.ts'
import { KeyForm } from './key-form.tsx'
import { NumbersForm } from './numbers-form.tsx'
import { useEditalPaper } from './use-edital-paper.ts'

const { paper: words } = copy

type Way = keyof typeof words.ways

const WAYS = (['key', 'sheet', 'numbers'] as const).map((value) => ({ value, label: words.ways[value] }))
const SHEETS = (['A-E', 'A-D', 'certo-errado'] as const).map((value) => ({
  value,
  label: words.sheets[value],
}))

interface BeginPanelProps {
  userId: string
  onBegin: (paper: Partial<MockExamBody>) => void
}

/** Three ways in: the key first, as it says subjects, questions and answers at once. */
export function BeginPanel({ userId, onBegin }: BeginPanelProps) {
  const [way, setWay] = useState<Way>('key')
  const useKey = (key: AnswerKey) => {
    const { letters, ...paper } = paperOfKey(key, copy.paperName)
    onBegin({ ...paper, preliminary: letters, answers: '-'.repeat(letters.length), counts: {} })
  }
  return (
    <Panel title={words.title}>
      <div className="space-y-5">
        <Segmented isEven label={words.way} options={WAYS} value={way} onChange={setWay} />
        {way === 'key' && <KeyForm userId={userId} action={words.use} onUse={useKey} />}
        {way === 'sheet' && <SheetForm userId={userId} onBegin={onBegin} />}
        {way === 'numbers' && <NumbersForm onUse={onBegin} />}
      </div>
    </Panel>
  )
}

function SheetForm({ userId, onBegin }: BeginPanelProps) {
  const edital = useEditalPaper(userId)
  const [questions, setQuestions] = useState('')
  const [sheet, setSheet] = useState<SheetKind>('A-E')
  const [error, setError] = useState<string>()
  const submit = useSubmit(false, () => {
    const last = wholeIn(questions) ?? 0
    if (last < 1 || last > LIMITS.questions) return setError(words.wrongQuestions)
    const block = { id: 'b1', name: copy.paperName, group: '', subject_id: null, first: 1, last }
    onBegin({ blocks: [block], sheet, answers: '-'.repeat(last), counts: {} })
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {edital && (
        <>
          <Button
            tone="primary"
            onClick={() => {
              const { name: _, ...paper } = edital
              onBegin({ ...paper, answers: '-'.repeat(questionsOf(paper.blocks)), counts: {} })
            }}
          >
            <span>{words.fromEdital(edital.name, questionsOf(edital.blocks))}</span>
          </Button>
          <p className="text-soft text-sm">{words.otherwise}</p>
        </>
      )}
      <div className="max-w-60">
        <TextField
          label={words.questions}
          inputMode="numeric"
          autoComplete="off"
          value={questions}
          onChange={(text) => {
            setQuestions(text)
            setError(undefined)
          }}
          error={error}
        />
      </div>
      <Segmented label={words.sheet} options={SHEETS} value={sheet} onChange={setSheet} />
      <Button type="submit" tone={edital ? 'secondary' : 'primary'}>
        {words.begin}
      </Button>
    </form>
  )
}
