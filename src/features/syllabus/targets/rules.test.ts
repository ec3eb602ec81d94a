import { describe, expect, it } from 'vitest'
import { isOfExam, targetOfExam } from './rules.ts'

const exam = { titulo: ' Prefeitura de  Santos ', link: 'https://lista.example/santos', link_edital: [] }

describe('an open exam', () => {
  it('becomes a target with its body and the address of its notice', () => {
    const link_edital = [
      { url: 'javascript:void(0);', titulo: 'EDITAL Nº 70/2026' },
      { url: 'https://banca.example/edital.pdf', titulo: 'EDITAL Nº 71/2026' },
    ]
    expect(targetOfExam({ ...exam, link_edital })).toEqual({
      body: 'Prefeitura de Santos',
      notice_url: 'https://banca.example/edital.pdf',
    })
  })

  it('has the address of its details if no notice has one', () => {
    expect(targetOfExam(exam)).toEqual({
      body: 'Prefeitura de Santos',
      notice_url: 'https://lista.example/santos',
    })
    expect(targetOfExam({ ...exam, link: null })).toEqual({ body: 'Prefeitura de Santos', notice_url: null })
  })

  it('is a target already if one was made of it, even after a newer notice', () => {
    const made = { body: 'Prefeitura de Santos', notice_url: 'https://banca.example/edital.pdf' }
    const renewed = { body: 'PREFEITURA DE SANTOS', notice_url: 'https://banca.example/retificado.pdf' }
    expect(isOfExam(made, renewed)).toBe(true)
    expect(isOfExam({ ...made, body: 'Santos' }, made)).toBe(true)
    expect(isOfExam({ ...made, notice_url: null }, { ...made, notice_url: null })).toBe(false)
    expect(isOfExam(made, { body: 'Prefeitura de São Vicente', notice_url: null })).toBe(false)
  })

  it('becomes no target if the list does not name its body', () => {
    expect(targetOfExam({ ...exam, titulo: ' ' })).toBeUndefined()
  })
})
