import { describe, expect, it } from 'vitest'
import { conclusionOf } from './conclusion.ts'
import type { Numbers, SubjectNumbers } from './findings.ts'
import { motivationOf, recommendationsOf, suggestionsOf } from './sections.ts'
import { weekOf } from './week.ts'

const TODAY = '2026-03-18'
const HOUR = 3600

const subject = (name: string, questions: number, correct: number, study_time = HOUR): SubjectNumbers => ({
  name,
  active: true,
  lastDay: TODAY,
  topics: [],
  study_time,
  questions,
  correct,
  incorrect: questions - correct,
})
const pace = { study_time: 8 * HOUR, questions: 0, correct: 0, incorrect: 0, days: 10 }
const numbers = (subjects: SubjectNumbers[]): Numbers => ({
  today: TODAY,
  from: null,
  to: null,
  career: null,
  subjects,
  recent: { last: pace, before: pace, lastDay: TODAY },
  week: [],
  isSeen: false,
  exam: null,
})

describe('a report by rules', () => {
  it('names the lowest and the best of subjects that are all good', () => {
    const good = numbers([subject('Crase', 20, 16), subject('Atos', 20, 19)])
    expect(suggestionsOf(good)).toMatch(
      /A de menor precisão é \*\*Crase\*\*, com 16 acertos em 20 questões \(80,0%\)\.$/,
    )
    expect(conclusionOf(good)).toContain('Seu ponto forte é **Atos**')
  })

  it.each([
    [{ all: 10, misread: 4 }, '- 4 de 10 erros são de leitura: '],
    [{ all: 10, misread: 1 }, '- 1 de 10 erros é de leitura: '],
    [{ all: 4, misread: 4 }, undefined],
    [{ all: 10, misread: 0 }, undefined],
    [undefined, undefined],
  ])('says how many mistakes were misread, once there are enough: %j', (missed, line) => {
    const suggestions = suggestionsOf({
      ...numbers([subject('Crase', 20, 16)]),
      ...(missed ? { missed } : {}),
    })
    if (line) expect(suggestions).toContain(line)
    else expect(suggestions).not.toContain('leitura')
  })

  it.each([
    ['that are even', [subject('Crase', 20, 18), subject('Atos', 10, 9)], false],
    ['of one alone', [subject('Crase', 20, 18)], true],
  ])('calls no subject the lowest %s', (_what, subjects, isStrong) => {
    const even = numbers(subjects)
    expect(suggestionsOf(even)).toContain('Procure questões mais difíceis')
    expect(suggestionsOf(even)).not.toContain('menor precisão')
    expect(conclusionOf(even).includes('ponto forte')).toBe(isStrong)
  })

  it('says once how long to study what was never studied', () => {
    const found = numbers([subject('Crase', 20, 18), subject('Atos', 0, 0, 0)])
    const text = recommendationsOf(found)
    expect(text).toContain('Sem nenhum registro no período: **Atos**. Comece por ela já nesta semana.')
    expect(weekOf(found)).toMatch(/1\. \*\*Atos\*\*: .* \(ainda sem registro\)/)
    expect(text).not.toContain('meia hora')
  })

  it('gives time in the week to each subject of which it says that it has too little', () => {
    const weak = ['A', 'B', 'C', 'D', 'E'].map((name) => subject(name, 40, 10, 20 * HOUR))
    const found = numbers([...weak, subject('Crase', 20, 19, HOUR), subject('Atos', 20, 19, HOUR)])
    expect(recommendationsOf(found)).toContain('Com pouco tempo perto das outras: **Crase**')
    for (const name of ['Crase', 'Atos']) expect(weekOf(found)).toContain(`**${name}**`)
  })

  it('speaks from the guide where there is one, and says nothing against it', () => {
    const guided = {
      name: 'Controle',
      subject: 'Direito',
      day: TODAY,
      minutes: 90,
      later: 0,
      reason: 'porque vale 4% da prova',
    }
    const idle = { ...subject('Crase', 20, 4), lastDay: '2026-02-18' }
    const found = { ...numbers([idle, subject('Atos', 0, 0, 0)]), week: [guided] }
    expect(weekOf(found)).toBe(
      'Pelo seu guia, nesta ordem, no tempo que houver:\n\n1. **Controle** (Direito): 1h 30min, porque vale 4% da prova',
    )
    expect(weekOf({ ...found, week: [{ ...guided, minutes: 30, later: 15 }] })).toContain(
      '**Controle** (Direito): 30min e depois mais 15min, porque',
    )
    const week = [
      guided,
      { ...guided, name: 'Crase', day: '2026-03-19' },
      { ...guided, name: 'Atos', day: '2026-03-21' },
    ]
    const lines = weekOf({ ...found, week })
    for (const words of [
      '**Hoje**\n\n1. **Controle** (Direito): 1h 30min, porque',
      '**Amanhã**\n\n2. **Crase**',
      '**Sábado**\n\n3. **Atos**',
    ])
      expect(lines).toContain(words)
    // The reason appears once, in the week.
    expect(conclusionOf(found)).toMatch(/ O próximo passo é \*\*Controle\*\* \(Direito\)\.$/)
    expect(recommendationsOf(found)).toBe(
      '- Sem nenhum registro no período: **Atos**.\n- **Crase** está há 28 dias sem estudo.\n- Nas últimas 4 semanas você estudou 8h em 10 dias, o mesmo que nas quatro anteriores (8h).',
    )
    const wrong = { ...found, subjects: [subject('Atos', 100, 70), subject('Crase', 40, 38)] }
    expect(suggestionsOf(wrong)).toContain('(30 de 32): vale um caderno de erros só dela.')
    const away = { last: pace, before: pace, lastDay: '2026-02-18' }
    const back = recommendationsOf({ ...found, recent: away, week: [{ ...guided, minutes: 15 }] })
    expect(back).toContain('Retome hoje com uma sessão curta: 15 minutos de **Controle** bastam para voltar.')
    expect(back).not.toContain('sem estudo')
  })

  it('shows the whole week, however much there is for its first days', () => {
    const block = { subject: 'Direito', minutes: 30, later: 0, reason: 'porque vale 4% da prova' }
    const of = (day: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...block, day, name: `Tópico ${index + 1}` }))
    const dayByDay = (week: Numbers['week']) =>
      weekOf({ ...numbers([]), week })
        ?.split('\n')
        .filter((line) => /^\d/.test(line)) ?? []
    const lines = dayByDay([...of(TODAY, 5), ...of('2026-03-19', 4), ...of('2026-03-24', 1)])
    expect(lines).toHaveLength(7)
    expect(lines[1]).toBe('2. **Tópico 2** (Direito): 30min, porque vale 4% da prova')
    expect(lines[2]).toMatch(/^3\. .*; e mais 2 tópicos no dia$/)
    expect(lines[5]).toMatch(/^6\. .*; e mais 1 tópico no dia$/)
    expect(lines[6]).toBe('7. **Tópico 1** (Direito): 30min, porque vale 4% da prova')
    // The eve of the exam has the day alone.
    expect(dayByDay(of(TODAY, 9))).toHaveLength(8)
  })

  it('plans no week where all that the edital asks was seen today, as the home says', () => {
    const found = { ...numbers([subject('Crase', 20, 4), subject('Atos', 0, 0, 0)]), isSeen: true }
    expect(weekOf(found)).toBeUndefined()
    expect(conclusionOf(found)).toMatch(/ Tudo o que o edital pede foi visto hoje\.$/)
    expect(recommendationsOf(found)).not.toContain('Reserve')
  })

  it('does not count in hundreds of percent what was little before', () => {
    const recent = { last: pace, before: { ...pace, study_time: HOUR, days: 1 }, lastDay: TODAY }
    const found = { ...numbers([subject('Crase', 20, 18)]), recent }
    expect(recommendationsOf(found)).toContain(
      'você estudou 8h em 10 dias, mais que o dobro das quatro anteriores (1h). Ritmo em alta',
    )
    expect(motivationOf(found)).toMatch(/^\*Você mais que dobrou o tempo em quatro semanas: é assim/)
  })
})
