import { newRecordKey } from '../../../shared/ids.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { LIMITS } from '../../mistakes/causes.ts'
import { copy } from '../copy.ts'
import { type CardsPreview, namesToSave, subjectsToSave } from '../reading/imported-file.ts'
import { LeftOutList } from './left-out-list.tsx'
import { NamesPanel } from './names-panel.tsx'
import { bringingCards } from './queries.ts'
import type { Shown, useImport } from './use-import.ts'

const { cards: words } = copy

interface CardsPanelProps {
  shown: Shown & { isBusy: boolean }
  bringing: ReturnType<typeof useImport>
}

/** The preview of another program's cards; their decks become subjects. */
export function CardsPanel({ shown, bringing }: CardsPanelProps) {
  const { cards, file, reader } = shown
  const saving = useSave({
    ...bringingCards,
    onSuccess: (message) => {
      notify(message)
      bringing.close()
    },
    onError: (error: Error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor' }),
  })
  if (!cards) return null
  const [room, subjects] = [LIMITS.mistakes - cards.here, subjectsToSave(cards.subjects)]
  const about = { file, source: 'Anki', names: namesToSave(cards.subjects), subjects }
  return (
    <div className="space-y-6">
      <Panel title={words.title}>
        <div className="space-y-5">
          <p className="measure text-soft">{words.text}</p>
          <p role="status" className="font-semibold">
            {cards.cards === 0 ? words.nothing : words.summary(cards.cards, subjects.length)}
          </p>
          {cards.cards > 0 && <FirstCards first={cards.first} />}
          {cards.there > 0 && <p className="text-soft text-sm">{words.there(cards.there)}</p>}
          <LeftOutList left={cards.left} all={cards.leftOut} />
          <div className="flex flex-wrap gap-3">
            {cards.cards > 0 && (
              <Button
                tone="primary"
                busy={saving.isPending}
                disabled={shown.isBusy}
                disabledHint={cards.cards > room && words.noRoom(room)}
                onClick={() => saving.mutate({ key: newRecordKey(Date.now()), reader, about })}
              >
                {words.save(cards.cards)}
              </Button>
            )}
            <Button onClick={bringing.close}>{copy.another}</Button>
          </div>
        </div>
      </Panel>
      {cards.subjects.length > 0 && (
        <NamesPanel
          subjects={cards.subjects}
          names={shown.names}
          count={copy.names.cards}
          onSubject={(called, choice) => bringing.chooseSubject(shown, called, choice)}
          onTopic={(subject, called, topic) => bringing.chooseTopic(shown, subject, called, topic)}
        />
      )}
    </div>
  )
}

function FirstCards({ first }: Pick<CardsPreview, 'first'>) {
  return (
    <section>
      <h3 className="font-semibold text-sm">{words.first}</h3>
      <ul className="mt-1 divide-y divide-rule text-sm">
        {first.map(({ key, question, answer }) => (
          <li key={key} className="wrap-anywhere whitespace-pre-line py-2">
            <p className="line-clamp-3">{question}</p>
            <p className="line-clamp-3 text-soft">{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
