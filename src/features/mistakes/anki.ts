import type { Mistake } from './contract.ts'

type Card = Pick<Mistake, 'key' | 'subject' | 'answer'>

/** In quotes, whose own are doubled: so a field may have lines. */
const field = (text: string) => `"${text.trim().replaceAll('"', '""')}"`

/** '::' parts a deck from the one above it. */
const deckOf = (subject: string) =>
  ['Posse', 'Erros', subject.replaceAll('::', ': ')].filter(Boolean).join('::')

/**
 * The cards as a text that Anki imports. Each is known by its key: a second import updates it where it is. `promptOf`
 * says what a card asks. https://docs.ankiweb.net/importing/text-files.html
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
