import { expect, it } from 'vitest'
import { withoutFurniture } from './furniture.ts'

it('a topic that names the digital signature stays, and the stamp of one goes', () => {
  const topics =
    'de cifras; certificação e assinatura digital; tokens e smartcards; protocolos\n7 ICP-Brasil.'
  const stamp = 'Documento com assinatura digital conforme MP nº 2.200-2, da ICP-Brasil'
  expect(withoutFurniture(`${topics}\n${stamp}`)).toEqual({ lines: topics.split('\n'), removed: [stamp] })
})
