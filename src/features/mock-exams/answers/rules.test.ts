import { describe, expect, it } from 'vitest'
import { answersIn } from './rules.ts'

const read = (text: string, kind: Parameters<typeof answersIn>[1] = 'A-E', count = 5) => {
  const line = answersIn(text, kind, count)
  return line.ok ? line.answers.join('') : line.reason
}

describe('answers typed as one line', () => {
  it.each([
    ['BDABE'],
    ['bdabe'],
    ['B D A B E'],
    ['B, D, A, B, E'],
    ['1-B 2-D 3-A 4-B 5-E'],
    ['1 - B\n2 - D\n3 - A\n4 - B\n5 - E'],
    ['1) b 2) d 3) a 4) b 5) e'],
    ['5-E 4-B 3-A 2-D 1-B'],
    ['1B2D3A4B5E'],
  ])('%j', (text) => {
    expect(read(text)).toBe('BDABE')
  })

  it('may be right or wrong', () => {
    expect(read('C E C', 'certo-errado', 3)).toBe('CEC')
    expect(read('1-V 2-F 3-v', 'certo-errado', 3)).toBe('CEC')
  })

  it('leaves blank what has a dash, and what is not typed', () => {
    expect(read('B-A')).toBe('B-A--')
    expect(read('1-B 2-- 4-D')).toBe('B--D-')
  })

  it.each([
    ['BDABEC', 'São 6 respostas, mas a prova tem 5 questões.'],
    ['7-B', 'A questão 7 não existe: a prova tem 5 questões.'],
    ['1-B 1-C', 'A questão 1 está com duas respostas.'],
    ['BDXBE', 'A questão 3 está com “X”. Esta prova só tem A, B, C, D, E.'],
    ['', 'Digite as respostas, como BDABE ou 1-B 2-D.'],
  ])('%j is refused in a sentence', (text, reason) => {
    expect(read(text)).toBe(reason)
  })

  it('has no E where the board offers four letters', () => {
    expect(read('ABCDE', 'A-D')).toBe('A questão 5 está com “E”. Esta prova só tem A, B, C, D.')
  })
})
