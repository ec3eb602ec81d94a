import { expect, it } from 'vitest'
import { ankiText } from './anki.ts'

it('a student’s cards are exported to Anki with key and deck, and keep quotes, line breaks and colons', () => {
  const text = ankiText(
    [
      { key: 'k1', subject: 'Português', answer: 'Antes de verbo:\n"nunca".' },
      { key: 'k2', subject: 'Direito::Penal', answer: '' },
    ],
    ({ key }) => `Pergunta\tde ${key}?`,
  )
  expect(text).toBe(
    [
      '#separator:tab',
      '#html:false',
      '#guid column:1',
      '#deck column:2',
      '#tags column:5',
      'posse-erro-k1\t"Posse::Erros::Português"\t"Pergunta\tde k1?"\t"Antes de verbo:\n""nunca""."\tposse::erro',
      'posse-erro-k2\t"Posse::Erros::Direito: Penal"\t"Pergunta\tde k2?"\t""\tposse::erro\n',
    ].join('\n'),
  )
})
