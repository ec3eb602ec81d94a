import { useState } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextArea } from '../../../web/ui/fields/text-area.tsx'
import { copy } from '../copy.ts'
import { ANNULLED } from '../keys/marks.ts'
import { type AnswerKey, KEY_LIMITS, readKeys } from '../keys/rules.ts'

const { paper: words } = copy

interface KeyFormProps {
  /** Says what the chosen key is good for. */
  action: string
  /** Why this key cannot be used, in a sentence. */
  refuse?: (key: AnswerKey) => string | undefined
  onUse: (key: AnswerKey) => void
}

/** A key is pasted as the board published it, its version chosen, and what was understood shown before it is used. */
export function KeyForm({ action, refuse, onUse }: KeyFormProps) {
  const [text, setText] = useState('')
  const [keys, setKeys] = useState<readonly AnswerKey[]>()
  const [chosen, setChosen] = useState(0)
  const key = keys?.[chosen]
  const refused = key && refuse?.(key)
  const read = () => {
    setKeys(readKeys(text))
    setChosen(0)
  }
  return (
    <div className="space-y-4">
      <TextArea
        label={words.keyText}
        description={words.keyHint}
        scrolls
        limit={KEY_LIMITS.text}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setKeys(undefined)
        }}
        error={keys?.length === 0 ? words.noKey : refused}
      />
      {!key && (
        <Button tone="primary" onClick={read} disabled={text.trim() === ''}>
          {words.readKey}
        </Button>
      )}
      {key && keys && (
        <div className="space-y-4">
          {keys.length > 1 && (
            <Select
              label={words.versions}
              options={keys.map(({ version, position }, id) => ({
                id,
                name: words.version(version, position),
              }))}
              value={chosen}
              onChange={setChosen}
            />
          )}
          <KeySummary answerKey={key} />
          <Button tone="primary" onClick={() => onUse(key)} disabled={Boolean(refused)}>
            {action}
          </Button>
        </div>
      )}
    </div>
  )
}

function KeySummary({ answerKey: { subjects, answers, missing } }: { answerKey: AnswerKey }) {
  const annulled = [...answers.values()].filter((answer) => answer === ANNULLED).length
  const questions = answers.size + missing.length
  return (
    <div role="status" className="text-sm">
      <p className="font-semibold">{words.found(questions, subjects.length, annulled)}</p>
      <p className="measure mt-1 text-soft">{subjects.map(({ name }) => name).join(' · ')}</p>
      {missing.length > 0 && <p className="mt-1 text-fair">{words.hole(missing)}</p>}
    </div>
  )
}
