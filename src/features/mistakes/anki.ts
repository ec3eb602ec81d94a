import type { Mistake } from './contract.ts'

type Card = Pick<Mistake, 'key' | 'subject' | 'answer'>

/** Quotes the field and doubles its own quotes, so that it may have line breaks. */
const field = (text: string) => `"${text.trim().replaceAll('"', '""')}"`

/** '::' separates a deck from the one above it. */
const deckOf = (subject: string) =>
  ['Posse', 'Erros', subject.replaceAll('::', ': ')].filter(Boolean).join('::')

/**
 * The cards as a text that Anki imports. Each has a key, so that a second import updates it. `promptOf` gives
 * a card's question. https://docs.ankiweb.net/importing/text-files.html
 */
export function ankiText<C extends Card>(cards: readonly C[], promptOf: (card: C) => string): string {
  const rows = cards.map((card) =>
    [
      `posse-erro-${card.key}`,
      field(deckOf(card.subject)),
      field(promptOf(card)),
      field(card.answer),
      'posse::erro',
    ].join('\t'),
  )
  const head = ['#separator:tab', '#html:false', '#guid column:1', '#deck column:2', '#tags column:5']
  return `${[...head, ...rows].join('\n')}\n`
}
