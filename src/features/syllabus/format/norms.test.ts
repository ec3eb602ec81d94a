import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { normsOf } from './norms.ts'

describe('the norms a topic names', () => {
  it.each([
    ['Lei nº 8.112/1990 e suas alterações', ['urn:lex:br:federal:lei:1990;8112']],
    ['Lei nº 8.112, de 11 de dezembro de 1990', ['urn:lex:br:federal:lei:1990;8112']],
    ['Lei Federal n. 14.133/21', ['urn:lex:br:federal:lei:2021;14133']],
    [
      'Lei Complementar nº 101/2000 e Lei 4.320/64',
      ['urn:lex:br:federal:lei.complementar:2000;101', 'urn:lex:br:federal:lei:1964;4320'],
    ],
    ['Decreto-Lei nº 2.848, de 7/12/1940', ['urn:lex:br:federal:decreto.lei:1940;2848']],
    ['Decreto no 9.203/2017', ['urn:lex:br:federal:decreto:2017;9203']],
    ['Emenda Constitucional nº 103/2019', ['urn:lex:br:federal:emenda.constitucional:2019;103']],
    ['Lei Estadual nº 20.756/2020', ['estadual:lei:2020;20756']],
    ['Lei nº 20.756, de 28 de janeiro de 2020', ['lei:2020;20756']],
    ['Resolução CONTRAN nº 900, de 09 de março de 2022 – consolida', ['contran:resolucao:2022;900']],
    ['Instrução Normativa SGD nº05/2021', ['sgd:instrucao.normativa:2021;5']],
    ['Instrução Normativa SGD/ME nº 94, de 23 de dezembro de 2022', ['sgd.me:instrucao.normativa:2022;94']],
    ['Resolução n. 325/2020', ['resolucao:2020;325']],
    ['Portaria MTE nº 3.214/1978', ['mte:portaria:1978;3214']],
    ['Lei nº 8.112/1990; Lei 8.112/90', ['urn:lex:br:federal:lei:1990;8112']],
    ['Decreto estadual de Goiás nº 10.254/23', ['estadual:decreto:2023;10254']],
    ['Instrução Normativa (MAPA) nº 28, de 24 de agosto de 2016', ['mapa:instrucao.normativa:2016;28']],
    ['Portaria do Ministério do Trabalho nº 3.214/1978', ['ministerio.do.trabalho:portaria:1978;3214']],
    ['Constituição Federal de 1988', []],
    ['Leis de Newton, 2 e 3 de 1687', []],
    ['artigos 293 a 305; 307', []],
  ])('%j: %j', (text, norms) => {
    expect(normsOf(text)).toEqual(norms)
    expect(normsOf(text.normalize('NFD'))).toEqual(norms)
  })

  it('are found in a long text at once', () => {
    const long = 'Resolução de problemas e Lei de oferta, n'.repeat(2_000)
    expect(cpuMs(() => normsOf(long))).toBeLessThan(500)
  })
})
