import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type AiProvider, type ApiFormat, openAiProvider } from '../../../../harness/ai-provider.ts'
import { type Model, openModel } from './port.ts'

const KEY = 'a-key-nobody-may-read'
const TASK = { instructions: 'Escreva em português.', prompt: 'Direito: 10 acertos' }
/** Longer than a slow provider takes to its first word, with one retry. */
const LIMIT_MS = 1000

describe.each<ApiFormat>(['google', 'openai-compatible'])('a model by %s', (wire) => {
  let provider: AiProvider
  let model: Model
  let logged: unknown[]

  beforeAll(async () => {
    provider = await openAiProvider(wire)
  })
  beforeEach(() => {
    provider.received.length = 0
    provider.behave('good')
    provider.say('Um ', 'dois ', 'três ', 'quatro')
    logged = []
    const log = { warn: (...line: unknown[]) => void logged.push(line) }
    const opened = openModel(
      { provider: wire, model: 'm', baseUrl: provider.baseUrl, apiKey: KEY },
      log,
      LIMIT_MS,
    )
    if (!opened) throw new Error('A model was configured.')
    model = opened
  })
  afterAll(() => provider.close())

  const read = async (signal = new AbortController().signal) => {
    const pieces: string[] = []
    let error: unknown
    try {
      for await (const piece of model.write(TASK, signal)) pieces.push(piece)
    } catch (thrown) {
      error = thrown
    }
    return { pieces, text: pieces.join(''), error }
  }

  it('writes piece by piece what it was asked for, with the key in a header alone', async () => {
    expect(await read()).toEqual({
      pieces: ['Um ', 'dois ', 'três ', 'quatro'],
      text: 'Um dois três quatro',
      error: undefined,
    })
    const [request] = provider.received
    expect(request?.path).toBe(
      wire === 'google' ? '/v1/models/m:streamGenerateContent?alt=sse' : '/v1/chat/completions',
    )
    expect(request?.headers).toMatchObject(
      wire === 'google' ? { 'x-goog-api-key': KEY } : { authorization: `Bearer ${KEY}` },
    )
    expect(request?.body).toContain(TASK.prompt)
    expect(request?.body).toContain(TASK.instructions)
    expect(request?.body).not.toContain(KEY)
    expect(logged).toEqual([])
  })

  it('is told the key at its own address alone, not where that leads to', async () => {
    const gate = createServer((request, response) => {
      response.writeHead(307, { location: new URL(request.url ?? '', provider.baseUrl).href }).end()
    }).listen(0, '127.0.0.1')
    await once(gate, 'listening')
    onTestFinished(() => void gate.close())
    const baseUrl = `http://127.0.0.1:${(gate.address() as AddressInfo).port}/v1`
    const led = openModel(
      { provider: wire, model: 'm', baseUrl, apiKey: KEY },
      { warn: () => undefined },
      LIMIT_MS,
    )
    await expect(Array.fromAsync(led?.write(TASK, new AbortController().signal) ?? [])).rejects.toThrow(
      'The model failed.',
    )
    expect(provider.received).toEqual([])
  })

  it.each([429, 500, 503] as const)('is asked once more after %s before its first word', async (manner) => {
    provider.behave(manner, 'good')
    expect(await read()).toMatchObject({ text: 'Um dois três quatro', error: undefined })
    expect(provider.received).toHaveLength(2)
    expect(logged).toEqual([])
  })

  it.each([
    [400, 1],
    [401, 1],
    [403, 1],
    [404, 1],
    [429, 2],
    [500, 2],
    ['invalid', 2],
    ['hang', 1],
  ] as const)(
    'that answers %s fails after %i request(s), and the log says why without the key',
    async (manner, requests) => {
      provider.behave(manner)
      const { text, error } = await read()
      expect(text).toBe('')
      expect(error).toBeInstanceOf(Error)
      expect(provider.received).toHaveLength(requests)
      const status = typeof manner === 'number' ? manner : undefined
      expect(logged).toEqual([
        [
          { provider: wire, model: 'm', reason: expect.any(String), status },
          'the AI provider could not write a report',
        ],
      ])
      expect(JSON.stringify([logged, String(error), Object.entries(error as Error)])).not.toContain(KEY)
    },
  )

  it.each(['cut', 'length', 'no end'] as const)(
    'that stops in the middle (%s) keeps its words and is not asked again',
    async (manner) => {
      provider.behave(manner, 'good')
      const { text, error } = await read()
      expect(text).toBe('Um dois ')
      expect(error).toBeInstanceOf(Error)
      expect(provider.received).toHaveLength(1)
    },
  )

  it.each(['empty', 'nothing'] as const)('that has nothing to say (%s) says nothing', async (manner) => {
    provider.behave(manner)
    expect(await read()).toEqual({ pieces: [], text: '', error: undefined })
  })

  it('takes no longer than its limit', async () => {
    provider.behave('slow')
    provider.say(...Array.from({ length: 100 }, () => 'mais '))
    const began = performance.now()
    const { text, error } = await read()
    expect(performance.now() - began).toBeLessThan(LIMIT_MS * 2)
    expect(text).toMatch(/^(mais )+$/)
    expect(error).toMatchObject({ reason: 'timeout' })
  })

  it.each(['slow', 'hang'] as const)(
    'that is %s is left, and its socket closes, when nobody waits any more',
    async (manner) => {
      provider.behave(manner)
      const reader = new AbortController()
      const left = provider.left()
      const reading = read(reader.signal)
      await expect.poll(() => provider.received).toHaveLength(1)
      reader.abort()
      await left
      expect((await reading).error).toBeInstanceOf(Error)
      expect(logged).toEqual([])
    },
  )

  it('keeps what it thinks to itself', async () => {
    if (wire === 'google') return
    provider.say('<think>hmm, ', 'so</th', 'ink>', 'Estude mais.')
    expect((await read()).text.trim()).toBe('Estude mais.')
  })
})

it('is none where none is configured', () => {
  expect(openModel(undefined, { warn: () => undefined })).toBeNull()
})
