import { expect, it } from 'vitest'
import { withoutFurniture } from './page-furniture.ts'

it('a topic about digital signatures stays, and the stamp of one is removed', () => {
  const topics =
    'de cifras; certificação e assinatura digital; tokens e smartcards; protocolos\n7 ICP-Brasil.'
  const stamp = 'Documento com assinatura digital conforme MP nº 2.200-2, da ICP-Brasil'
  expect(withoutFurniture(`${topics}\n${stamp}`)).toEqual({ lines: topics.split('\n'), removed: [stamp] })
})

it('the federal gazette’s footer is removed, even over several lines', () => {
  const foot = `http://www.in.gov.br/autenticidade.html, pelo código 05302026051100134
Documento assinado digitalmente conforme MP nº 2.200-2 de 24/08/2001,
que institui a Infraestrutura de Chaves Públicas Brasileira - ICP-Brasil.`
  const { lines, removed } = withoutFurniture(`6 Sintaxe da\n${foot}\noração. 7 Pontuação.`)
  expect({ lines, removed }).toEqual({
    lines: ['6 Sintaxe da', 'oração. 7 Pontuação.'],
    removed: foot.split('\n'),
  })
})
