import { describe, expect, it } from 'vitest'
import { FIELD_MESSAGES } from './contract.ts'
import { asSent, fieldErrors, formatDraft, parseDraft, supportLetter, waitSeconds } from './rules.ts'

const filled = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  subject: 'Cronograma',
  message: 'Não consigo salvar.',
}
const NOW = new Date('2026-08-03T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

describe('a support message', () => {
  it('may be sent when all four fields are filled', () => {
    expect(fieldErrors(filled)).toEqual({})
  })

  it('names every field that is empty or shows nothing', () => {
    expect(fieldErrors({ name: '', email: ' ', subject: '\u200b', message: '\n\n' })).toEqual({
      name: FIELD_MESSAGES.name,
      email: FIELD_MESSAGES.email,
      subject: FIELD_MESSAGES.subject,
      message: FIELD_MESSAGES.message,
    })
  })

  it.each([
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'a b@exemplo.com',
    'a@b.com,c@d.com',
    '<a@b.com>',
    'a@b.com.',
  ])('is not sent with “%s” for an e-mail', (email) => {
    expect(fieldErrors({ ...filled, email })).toEqual({ email: 'Informe um e-mail válido.' })
  })

  it.each(['silva&souza@exemplo.com.br', "o'brien/x=y@exemplo.com"])(
    'is sent with “%s” for an e-mail',
    (email) => {
      expect(fieldErrors({ ...filled, email })).toEqual({})
    },
  )

  it('is sent without spare spaces, its own lines kept', () => {
    expect(
      asSent({
        name: ' Ana  Souza ',
        email: ' a@b.com ',
        subject: ' Um  assunto ',
        message: '\n a\n\n b \n',
      }),
    ).toEqual({
      name: 'Ana Souza',
      email: 'a@b.com',
      subject: 'Um assunto',
      message: 'a\n\n b',
    })
  })

  it('may be the fifth of an hour, and the sixth waits until the first of them is an hour old', () => {
    const four = [10, 20, 30, 40].map(minutesAgo)
    expect(waitSeconds(four, NOW)).toBe(0)
    expect(waitSeconds([...four, minutesAgo(50)], NOW)).toBe(600)
    expect(waitSeconds([...four, minutesAgo(50), minutesAgo(59)], NOW)).toBe(600)
    expect(waitSeconds([...four, minutesAgo(60)], NOW)).toBe(0)
  })

  it('that is being written is read back from the device, and nothing else is', () => {
    const draft = { fields: filled, key: 'k' }
    expect(parseDraft(formatDraft(draft))).toEqual(draft)
    for (const text of [
      '',
      'null',
      '7',
      '{}',
      '{"key":"k"}',
      JSON.stringify({ fields: { ...filled, name: 7 }, key: 'k' }),
    ])
      expect(parseDraft(text)).toBeNull()
  })

  it('becomes a letter that is answered to the student', () => {
    const letter = supportLetter('suporte@exemplo.com.br', 'conta@exemplo.com.br', filled)
    expect(letter).toMatchObject({
      to: 'suporte@exemplo.com.br',
      replyTo: 'conta@exemplo.com.br',
      subject: '[Suporte] Cronograma',
    })
    expect(letter.text).toContain(filled.message)
    expect(letter.text).toContain('Ana Souza')
  })
})
