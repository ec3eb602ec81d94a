import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Numbers } from './findings.ts'
import { missingSections, NOTES, prose, write } from './writing.ts'

const NUMBERS: Numbers = {
  today: '2026-03-18',
  from: null,
  to: null,
  career: null,
  subjects: [
    {
      name: 'Direito',
      active: true,
      lastDay: '2026-03-18',
      topics: [],
      study_time: 7200,
      questions: 10,
      correct: 4,
      incorrect: 6,
    },
  ],
  recent: null,
  week: [],
  isSeen: false,
  exam: null,
}
const SECTIONS = ['Conclusão', 'Sugestões de melhoria', 'Recomendações']
const WHOLE = SECTIONS.map((title) => `## ${title}\n\nTexto de ${title}.\n`).join('\n')

async function* saying(pieces: readonly string[], failure?: Error) {
  yield* pieces
  if (failure) throw failure
}

const written = async (text: AsyncIterable<string> | null) => {
  const steps = write(NUMBERS, text && { model: 'um_modelo', text })
  let all = ''
  let step = await steps.next()
  for (; !step.done; step = await steps.next()) all += step.value
  return { all, ...step.value }
}

describe('a report', () => {
  it('without a model is by rules: all sections, a phrase in italics, and who wrote it', async () => {
    const { all, kind, incomplete } = await written(null)
    expect({ kind, incomplete }).toEqual({ kind: 'rules', incomplete: false })
    for (const title of SECTIONS) expect(all).toContain(`## ${title}\n\n`)
    expect(all.startsWith('## Conclusão\n\n')).toBe(true)
    expect(all.trimEnd().endsWith(`> ${NOTES.noModel}`)).toBe(true)
    expect(all).toMatch(/\n\n\*[^*]+\*\n\n>/)
    expect(all).toContain('**Direito**: 4 acertos em 10 questões (40,0%). Com mais 3 acertos')
  })

  it('by a model is its text as it is, and says so with the model’s name made harmless', async () => {
    const { all, kind, incomplete } = await written(saying([WHOLE]))
    expect({ kind, incomplete }).toEqual({ kind: 'ai', incomplete: false })
    expect(all).toBe(`${WHOLE}\n\n> ${NOTES.byModel('um\\_modelo')}\n`)
  })

  it('is by rules when the model fails before its first word, or says nothing', async () => {
    const failed = await written(saying([], new Error('no')))
    expect(failed).toMatchObject({
      kind: 'rules',
      incomplete: false,
      all: expect.stringContaining(NOTES.failed),
    })
    const silent = await written(saying([' ', '\n']))
    expect(silent).toMatchObject({
      kind: 'rules',
      incomplete: false,
      all: expect.stringContaining(NOTES.empty),
    })
  })

  it('that broke off anywhere keeps what was said and has every section in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: WHOLE.length }), async (end) => {
        const sent = WHOLE.slice(0, end)
        const { all, kind, incomplete } = await written(saying([sent], new Error('no')))
        expect({ kind, incomplete }).toEqual({ kind: 'ai', incomplete: true })
        expect(all.startsWith(sent.trimEnd())).toBe(true)
        expect(all).toContain(NOTES.cut)
        for (const title of SECTIONS) expect(all).toMatch(new RegExp(`^##+ ${title}$`, 'm'))
      }),
    )
  })

  it('that has no end is cut', async () => {
    async function* endless() {
      for (;;) yield 'mais e mais '
    }
    const { all, incomplete } = await written(endless())
    expect(incomplete).toBe(true)
    expect(all.length).toBeLessThan(30_000)
  })
})

it.each([
  ['', ['conclusion', 'week', 'suggestions', 'recommendations']],
  ['## Conclusão\n- a', ['conclusion', 'week', 'suggestions', 'recommendations']],
  ['## Conclusão\n## **Próximos 7 dias**\nb', ['week', 'suggestions', 'recommendations']],
  ['### conclusão\n## Próximos 7 dias\n### Sugestões de melhoria\n### Recomendações\nc', ['recommendations']],
])('of %j what lacks is %j', (text, sections) => {
  expect(missingSections(text, { exam: null })).toEqual(sections)
})

it('a model’s tables are left out wherever its text is cut, and nothing else is', async () => {
  const text =
    'Antes | depois\n\n| Matéria | Tempo |\n  |---|---|\n| Direito | 99:99:99 |\n\nFim | de\nverdade.'
  const expected = 'Antes | depois\n\n\nFim | de\nverdade.'
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 })), async (sizes) => {
      const pieces: string[] = []
      let rest = text
      for (const size of sizes) {
        pieces.push(rest.slice(0, size))
        rest = rest.slice(size)
      }
      let all = ''
      for await (const piece of prose(saying([...pieces, rest]))) all += piece
      expect(all).toBe(expected)
    }),
  )
})
