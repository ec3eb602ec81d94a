import fileUp from 'icon:file-up'
import { useEffect, useState } from 'react'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { base64Of } from '../../../web/device/base64.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { buttonStyle } from '../../../web/ui/actions/button-style.ts'
import { cx } from '../../../web/ui/cx.ts'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextArea } from '../../../web/ui/fields/text-area.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { Spinner } from '../../../web/ui/states/spinner.tsx'
import { KEY_REFUSALS, MOST_KEY_BYTES } from '../contract.ts'
import { copy } from '../copy.ts'
import { ANNULLED, type AnswerKey, KEY_LIMITS, questionsIn } from '../keys/answer-key.ts'
import { readingKey } from './queries.ts'

const { paper: words } = copy

const loadReader = () => import('../keys/rules.ts')

interface KeyFormProps {
  userId: string
  /** Says what the chosen key is good for. */
  action: string
  /** The key before this one, by question: a text may say only what changed of it. */
  known?: readonly string[] | undefined
  /** Why this key cannot be used, in a sentence. */
  refuse?: (key: AnswerKey) => string | undefined
  onUse: (key: AnswerKey) => void
}

/** A key is pasted or opened as the board published it; what was understood of it is shown before it is used. */
export function KeyForm({ userId, action, known, refuse, onUse }: KeyFormProps) {
  const [text, setText] = useState('')
  const [keys, setKeys] = useState<readonly AnswerKey[]>()
  const file = useKeyFile(userId, (given) => void read(given))
  const read = async (given: string) => {
    setText(given)
    try {
      setKeys((await loadReader()).readKeys(given, known))
    } catch {
      file.say(words.notRead)
    }
  }
  // The network may go while the student finds the key.
  useEffect(() => void loadReader().catch(() => undefined), [])
  return (
    <div className="space-y-4">
      <TextArea
        label={words.keyText}
        description={known ? words.changesHint : words.keyHint}
        scrolls
        limit={KEY_LIMITS.text}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setKeys(undefined)
          file.say(undefined)
        }}
        error={file.wrong ?? (keys?.length === 0 ? whyNoKey(text) : undefined)}
      />
      {keys && keys.length > 0 ? (
        <ChosenKey keys={keys} action={action} known={known} refuse={refuse} onUse={onUse} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="primary" onClick={() => void read(text)} disabled={text.trim() === '' || file.isBusy}>
            {words.readKey}
          </Button>
          <FileButton isBusy={file.isBusy} onOpen={file.open} />
        </div>
      )}
    </div>
  )
}

/** A page's source is a common slip; of anything else there is one thing to say. */
const whyNoKey = (text: string) => (/<(?:html|table|td|div)\b/i.test(text) ? words.htmlKey : words.noKey)

function FileButton({ isBusy, onOpen }: { isBusy: boolean; onOpen: (file: File | undefined) => void }) {
  return (
    <label
      className={cx(
        buttonStyle(),
        'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
      )}
    >
      {isBusy ? <Spinner className="size-4" /> : <Icon of={fileUp} className="size-4.5" />}
      <span>{isBusy ? words.opening : words.openPdf}</span>
      <input
        type="file"
        accept=".pdf,.txt,application/pdf,text/plain"
        disabled={isBusy}
        className="sr-only"
        onChange={({ target }) => {
          onOpen(target.files?.[0])
          target.value = ''
        }}
      />
    </label>
  )
}

type ChosenKeyProps = Omit<KeyFormProps, 'userId' | 'refuse'> & {
  keys: readonly AnswerKey[]
  refuse: KeyFormProps['refuse']
}

/** Boards change a few answers of a key, never so large a share. */
const MOST_CHANGED = 1 / 3

function ChosenKey({ keys, action, known, refuse, onUse }: ChosenKeyProps) {
  const [chosen, setChosen] = useState(0)
  const key = keys[chosen]
  if (!key) return null
  const questions = questionsIn(key)
  const refused = questions > KEY_LIMITS.most ? words.tooLong(questions) : refuse?.(key)
  const changed = known?.filter((letters, i) => letters !== (key.answers.get(i + 1) ?? '')).length ?? 0
  const isStrange = !refused && changed > questions * MOST_CHANGED
  return (
    <div className="space-y-4">
      {keys.length > 1 && (
        <Select
          label={words.versions}
          options={keys.map(({ version, position }, id) => ({
            id,
            name: words.version(version, position, id + 1),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <KeySummary answerKey={key} />
      {(refused || isStrange) && (
        <p role="alert" className="text-poor text-sm">
          {refused ?? words.otherKey(changed, questions)}
        </p>
      )}
      <Button tone="primary" onClick={() => onUse(key)} disabled={Boolean(refused)}>
        {action}
      </Button>
    </div>
  )
}

function KeySummary({ answerKey }: { answerKey: AnswerKey }) {
  const { subjects, answers, missing } = answerKey
  const annulled = [...answers.values()].filter((answer) => answer === ANNULLED).length
  const questions = questionsIn(answerKey)
  return (
    <div role="status" className="text-sm">
      <p className="font-semibold">{words.found(questions, subjects.length, annulled)}</p>
      <p className="measure mt-1 text-soft">{subjects.map(({ name }) => name).join(' · ')}</p>
      {missing.length > 0 && <p className="mt-1 text-fair">{words.hole(missing)}</p>}
    </div>
  )
}

/** Opens a key that was published as a file: a text here, a PDF on the server. `wrong` says why it was not read. */
function useKeyFile(userId: string, onText: (text: string) => void) {
  const [wrong, setWrong] = useState<string>()
  const reading = useSave({
    ...readingKey(userId),
    onSuccess: onText,
    onError: (error) => setWrong(failureText(error, { unknown: copy.paper.failed })),
  })
  const open = async (file: File | null | undefined) => {
    setWrong(undefined)
    if (!file) return
    if (file.size > MOST_KEY_BYTES) return setWrong(KEY_REFUSALS.large)
    try {
      if (/\.txt$/i.test(file.name)) onText(await file.text())
      else reading.mutate(await base64Of(file))
    } catch {
      setWrong(copy.paper.unreadable)
    }
  }
  return { open, wrong, isBusy: reading.isPending, say: setWrong }
}
