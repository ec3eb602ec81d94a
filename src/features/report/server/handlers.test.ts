import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AiProvider, openAiProvider } from '../../../../harness/ai-provider.ts'
import { openTestApp, type TestApp, type TestStudent } from '../../../../harness/app.ts'
import { appAtNoon, NOON } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import type { ReportEvent } from '../contract.ts'

const KEY = 'a-key-nobody-may-read'
const REVERSED = 'A data final deve ser igual ou posterior à data inicial.'

type Fact = { at?: string } & Partial<Record<'subject' | 'time' | 'correct' | 'incorrect', number>>

describe.each(engines)('reports on $name', ({ open }) => {
  const { posse: byRules, database } = appAtNoon(open)
  let provider: AiProvider
  let byModel: TestApp
  let names: string[]

  beforeAll(async () => {
    provider = await openAiProvider('google')
    const ai = { provider: 'google', model: 'm', baseUrl: provider.baseUrl, apiKey: KEY } as const
    byModel = await openTestApp(database.db, { dataDir: database.dataDir, ai })
    const { rows } = await sql<{ name: string }>`select name from subject order by id limit 3`.execute(
      database.db,
    )
    names = rows.map(({ name }) => name)
  })
  beforeEach(() => {
    provider.behave('good')
    provider.received.length = 0
  })
  afterAll(async () => {
    await Promise.all([byModel.close(), provider.close()])
  })

  const studied = async (posse: Pick<TestApp, 'signUp'>, ...facts: Fact[]) => {
    const student = await posse.signUp()
    const done = facts.length > 0 ? facts : [{ time: 7384, correct: 2, incorrect: 1 }]
    for (const { at = NOON, subject = 1, time = 60, correct = 0, incorrect = 0 } of done) {
      await sql`
        insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved,
          correct_answers, incorrect_answers, created_at)
        values (${student.id}, ${subject}, ${time}, 0, ${correct + incorrect}, ${correct}, ${incorrect}, ${at})
      `.execute(database.db)
    }
    return student
  }

  const ask = (student: TestStudent, body: object = {}) =>
    student.call('POST /reports', { body: { user_id: student.id, ...body } })

  const write = async (student: TestStudent, body: object = {}) => {
    const answer = await ask(student, body)
    expect(answer.status).toBe(200)
    const events: ReportEvent[] = String(answer.body)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
    return { events, text, report: events.find((event) => event.type === 'done')?.report }
  }

  const reportsOf = async (student: TestStudent) => (await student.call(`GET /reports/${student.id}`)).body

  it('end with the table of the student’s own numbers and are kept as they came', async () => {
    const first = { time: 7384, correct: 2, incorrect: 1 }
    const ana = await studied(byRules, first, { subject: 2, time: 360_000 })
    const { events, text, report } = await write(ana)
    expect(events[0]).toEqual({ type: 'start', kind: 'rules' })
    expect(text).toMatch(/^Período: [^\n]+\n\n## Conclusão\n/)
    const table = expect.stringContaining('| Matéria | Tempo |')
    expect(events.at(-2)).toMatchObject({ type: 'text', text: table })
    expect(text).toContain(`| ${names[0]} | 02:03:04 | 2 | 1 | 66,7% |`)
    expect(text).toContain(`| ${names[1]} | 100:00:00 | 0 | 0 | 0,0% |`)
    expect(text).toContain('Relatório gerado por regras, sem IA')
    const summary = { kind: 'rules', model: null, incomplete: false, from: null, to: null }
    expect(report).toEqual({ ...summary, id: expect.any(Number), created_at: '2026-03-18T15:00:00.000Z' })
    expect(await reportsOf(ana)).toEqual([report])
    const { body } = await ana.call(`GET /reports/${ana.id}/${report?.id}`)
    expect(body).toEqual({ ...report, markdown: text })
  })

  it('take the student’s days, both included, and know what is pressing only when they reach today', async () => {
    const ana = await studied(
      byRules,
      { at: '2026-03-01T03:00:00Z', time: 1 },
      { at: '2026-03-11T02:59:59Z', time: 10 },
      { at: '2026-03-11T03:00:00Z', time: 100 },
    )
    const past = await write(ana, { from: '2026-03-01', to: '2026-03-10' })
    expect(past.text).toContain('Período: de 01/03/2026 a 10/03/2026.')
    expect(past.text).toContain('| 00:00:11 |')
    expect(past.text).not.toContain('Seu último registro')
    expect(past.report).toMatchObject({ from: '2026-03-01', to: '2026-03-10' })
    const open = await write(ana, { from: '2026-03-11' })
    expect(open.text).toContain('| 00:01:40 |')
    expect(open.text).toContain('Seu último registro foi há 7 dias.')
    expect(open.text).toContain('Nas últimas 4 semanas você estudou 1min em 3 dias')
  })

  it('name the active subjects that were left aside', async () => {
    const ana = await studied(byRules)
    await sql`insert into user_subject values (${ana.id}, 1, true), (${ana.id}, 2, true), (${ana.id}, 3, false)`.execute(
      database.db,
    )
    const { text } = await write(ana)
    expect(text).toContain(`Sem nenhum registro no período: **${names[1]}**.`)
    expect(text).not.toContain(names[2])
  })

  it('are not written without study', async () => {
    const message =
      'Nenhum dado de estudo encontrado. Tente estudar por pelo menos 30 minutos para gerar insights!'
    const beginner = await byRules.signUp()
    expect(await ask(beginner)).toMatchObject({ status: 422, body: { code: 'invalid', message } })
    const ana = await studied(byRules)
    expect(await ask(ana, { to: '2020-01-01' })).toMatchObject({ status: 422, body: { message } })
    expect(await reportsOf(ana)).toEqual([])
  })

  it.each([
    [{ from: '2026-02-30' }, 'from', 'Este dia não existe.'],
    [{ to: '2026-13-01' }, 'to', 'Este dia não existe.'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to', REVERSED],
    [{ to: 'ontem' }, 'to', 'O texto tem caracteres ou formato não aceitos.'],
  ])('are refused for the period %j', async (period, field, text) => {
    const ana = await studied(byRules)
    expect(await ask(ana, period)).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { [field]: [text] } },
    })
  })

  it('are written by the model under the same table, and say so', async () => {
    provider.say('## Sugestões de melhoria\n\n', '| Direito | 99% |\n', 'Revise crase.\n')
    const ana = await studied(byModel)
    const { events, text, report } = await write(ana)
    expect(events[0]).toEqual({ type: 'start', kind: 'ai' })
    expect(text).toContain(`| ${names[0]} | 02:03:04 | 2 | 1 | 66,7% |`)
    expect(text).toContain('Revise crase.')
    expect(text).not.toContain('99%')
    expect(text).toContain('Texto escrito por IA (m).')
    expect(text).not.toContain('sem IA')
    expect(report).toMatchObject({ kind: 'ai', model: 'm', incomplete: false })
    expect(provider.received).toHaveLength(1)
    for (const secret of [ana.id, ana.name, ana.email])
      expect(provider.received[0]?.body).not.toContain(secret)
  })

  it.each([
    [401, 'Erro ao obter resposta da IA. Relatório gerado por regras, sem IA'],
    [500, 'Erro ao obter resposta da IA. Relatório gerado por regras, sem IA'],
    ['invalid', 'Erro ao obter resposta da IA. Relatório gerado por regras, sem IA'],
    ['empty', 'Nenhuma resposta. A IA não escreveu nada. Relatório gerado por regras, sem IA'],
  ] as const)('are written by rules when the model answers %s, and say so', async (manner, sentence) => {
    provider.behave(manner)
    const { text, report } = await write(await studied(byModel))
    expect(text).toContain(sentence)
    expect(text).toContain('## Conclusão')
    expect(report).toMatchObject({ kind: 'rules', model: null, incomplete: false })
    expect(text).not.toContain(KEY)
  })

  it('keep what a model said before it stopped, and are completed by rules', async () => {
    provider.behave('cut')
    const first = '## Sugestões de melhoria\n\nRevise crase.\n\n## Recom'
    provider.say(first, 'endações\n\nDurma ce', 'do.', '## Conclusão')
    const { text, report } = await write(await studied(byModel))
    expect(text).toMatch(/Revise crase[\s\S]*Durma ce\n\n---\n\n## Complemento por regras, sem IA/)
    expect(text).toContain('### Recomendações')
    expect(text).not.toContain('### Sugestões de melhoria')
    expect(report).toMatchObject({ kind: 'ai', model: 'm', incomplete: true })
  })

  /** Moves reports into the past, because a token would not outlive a change of the clock. */
  const wait = (student: TestStudent, time: string) =>
    sql`update report_allowance set begun = array(select b - ${time}::interval from unnest(begun) b)
      where user_id = ${student.id}`.execute(database.db)

  it('are ten an hour at most, also when they were deleted, and the refusal says when there is another', async () => {
    const ana = await studied(byRules)
    const tries = await Promise.all(Array.from({ length: 12 }, () => ask(ana)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
    for (const { id } of await reportsOf(ana)) await ana.call(`DELETE /reports/${id}`)
    await wait(ana, '20 minutes 30 seconds')
    expect(await ask(ana)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2370' },
      body: {
        code: 'too_many_requests',
        message: 'Você já pediu 10 relatórios na última hora. Tente novamente em 40 minutos.',
      },
    })
    expect((await ask(await studied(byRules))).status).toBe(200)
    await wait(ana, '39 minutes 30 seconds')
    expect((await ask(ana)).status).toBe(200)
  })

  it('are listed newest first and kept up to fifty', async () => {
    const ana = await studied(byRules)
    await sql`
      insert into report (user_id, created_at, kind, incomplete, markdown)
      select ${ana.id}, '2026-01-01Z'::timestamptz + interval '1 day' * n, 'rules', false, '' from generate_series(1, 50) n`.execute(
      database.db,
    )
    const { report } = await write(ana)
    const list = await reportsOf(ana)
    expect(list).toHaveLength(50)
    expect(list[0]).toEqual(report)
    expect(list[1].created_at).toBe('2026-02-20T00:00:00.000Z')
    expect(list[49].created_at).toBe('2026-01-03T00:00:00.000Z')
  })

  it('are deleted for good', async () => {
    const ana = await studied(byRules)
    const { report } = await write(ana)
    const message = 'Relatório excluído com sucesso!'
    expect(await ana.call(`DELETE /reports/${report?.id}`)).toMatchObject({ status: 200, body: { message } })
    expect((await ana.call(`DELETE /reports/${report?.id}`)).status).toBe(404)
    expect((await ana.call(`GET /reports/${ana.id}/${report?.id}`)).status).toBe(404)
    for (const id of ['0', '-1', 'x', '1.5'])
      expect((await ana.call(`DELETE /reports/${id}`)).status).toBe(422)
  })

  it('privacy: no call goes without a valid token', async () => {
    for (const route of ['POST /reports', 'GET /reports/x', 'GET /reports/x/1', 'DELETE /reports/1'])
      expect((await byRules.call(route)).status).toBe(401)
  })

  it('privacy: another student neither asks for, lists, reads nor deletes them', async () => {
    const [ana, bia] = [await studied(byRules), await studied(byRules)]
    const { report } = await write(ana)
    expect((await ask(bia, { user_id: ana.id })).status).toBe(403)
    expect((await bia.call(`GET /reports/${ana.id}`)).status).toBe(403)
    expect((await bia.call(`GET /reports/${ana.id}/${report?.id}`)).status).toBe(403)
    expect((await bia.call(`GET /reports/${bia.id}/${report?.id}`)).status).toBe(404)
    expect((await bia.call(`DELETE /reports/${report?.id}`)).status).toBe(404)
    expect(await reportsOf(bia)).toEqual([])
    expect(await reportsOf(ana)).toEqual([report])
  })
})
