import { describe, expect, it } from 'vitest'
import { linesIn, titlesIn } from './lines.ts'

describe('the lines in which a student shows where the programme stands', () => {
  it('give back the text from any of them on, without empty ones', () => {
    const text = 'EDITAL Nº 1\n\n  ANEXO II – CONTEÚDO PROGRAMÁTICO  \nPORTUGUÊS: 1 Crase.\n'
    const lines = linesIn(text)
    expect(lines.map((line) => line.text)).toEqual([
      'EDITAL Nº 1',
      'ANEXO II – CONTEÚDO PROGRAMÁTICO',
      'PORTUGUÊS: 1 Crase.',
    ])
    expect(text.slice(lines[1]?.from, lines[2]?.from).trim()).toBe('ANEXO II – CONTEÚDO PROGRAMÁTICO')
    expect(text.slice(lines[2]?.from, lines[2]?.to)).toBe('PORTUGUÊS: 1 Crase.')
  })

  it('fit the screen even if the text is a single line, and no letter is lost', () => {
    const text = `${'1 Compreensão de textos. '.repeat(40)}${'a'.repeat(500)}`
    const lines = linesIn(text)
    expect(Math.max(...lines.map((line) => line.text.length))).toBeLessThanOrEqual(161)
    expect(lines.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text)
  })

  it('are the titles first; all lines if there are no titles', () => {
    const lines = linesIn('DAS VAGAS\nSão 10.\n1. DO CONTEÚDO\nCrase.\n2026')
    expect(titlesIn(lines).map(({ text }) => text)).toEqual(['DAS VAGAS', '1. DO CONTEÚDO'])
    const plain = linesIn('Crase.\nRegência.')
    expect(titlesIn(plain)).toEqual(plain)
  })
})
