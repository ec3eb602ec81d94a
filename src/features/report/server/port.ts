import type { LanguageModel, TextStreamPart, ToolSet } from 'ai'
import type { AiConfig } from '../../../server/operation/config.ts'
import { LIMITS } from '../contract.ts'

export interface Model {
  readonly name: string
  /** Yields text until `signal`; retries once before the first word. @throws ModelError */
  write(task: Task, signal: AbortSignal): AsyncIterable<string>
}

interface Task {
  readonly instructions: string
  readonly prompt: string
}

export interface ModelLog {
  warn(details: object, message: string): void
}

/** Carries the kind of error and the status only: a provider may repeat the key in message or body. */
export class ModelError extends Error {
  readonly reason: string
  readonly status: number | undefined

  constructor(reason: string, status?: number) {
    super('The model failed.')
    this.reason = reason
    this.status = status
  }
}

/** The model must end within the time of a report. */
const LIMIT_MS = (LIMITS.seconds - 5) * 1000
const ATTEMPTS = 2
const PAUSE_MS = 500

/** Null without a model. The first report loads the library, so that the start does not wait for it. */
export function openModel(config: AiConfig | undefined, log: ModelLog, limitMs = LIMIT_MS): Model | null {
  if (!config) return null
  let opened: Promise<LanguageModel> | undefined
  return {
    name: config.model,
    async *write(task, signal) {
      opened ??= languageModel(config)
      const model = await opened
      const limit = AbortSignal.timeout(limitMs)
      const ended = AbortSignal.any([signal, limit])
      try {
        yield* patiently(() => answer(model, task, ended), ended)
      } catch (error) {
        if (signal.aborted) throw error
        const failure = limit.aborted ? new ModelError('timeout') : asModelError(error)
        log.warn(
          { provider: config.provider, model: config.model, reason: failure.reason, status: failure.status },
          'the AI provider could not write a report',
        )
        throw failure
      }
    },
  }
}

/** Refuses redirects, so that a key goes to the configured address only. */
const unredirected: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

async function languageModel({ provider, model, baseUrl, apiKey }: AiConfig): Promise<LanguageModel> {
  const options = { fetch: unredirected, ...(apiKey === undefined ? {} : { apiKey }) }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ ...options, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return withoutThoughts(
    createOpenAICompatible({ name: provider, baseURL: baseUrl ?? '', ...options })(model),
  )
}

/** Some local models write their thoughts between tags. */
async function withoutThoughts(model: Parameters<typeof import('ai').wrapLanguageModel>[0]['model']) {
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
  return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })
}

/** Retries once a failure before the first word that may pass by itself. */
async function* patiently(attempt: () => AsyncIterable<string>, ended: AbortSignal): AsyncGenerator<string> {
  for (let tries = 1; ; tries += 1) {
    let begun = false
    try {
      for await (const text of attempt()) {
        begun = true
        yield text
      }
      return
    } catch (error) {
      if (begun || tries === ATTEMPTS || ended.aborted || isRefusal(error)) throw error
    }
    await pause(ended)
  }
}

const pause = (ended: AbortSignal) =>
  import('node:timers/promises').then(({ setTimeout: sleep }) =>
    sleep(PAUSE_MS, undefined, { signal: ended }),
  )

async function* answer(model: LanguageModel, task: Task, abortSignal: AbortSignal): AsyncGenerator<string> {
  const { InvalidResponseDataError, streamText } = await import('ai')
  const { stream } = streamText({ ...task, model, abortSignal, maxRetries: 0, onError: () => undefined })
  let begun = false
  for await (const part of stream) {
    // The library calls an answer without events invalid; the student reads that there was none.
    if (part.type === 'error' && !begun && InvalidResponseDataError.isInstance(part.error)) return
    const text = textOf(part, begun)
    if (text !== '') yield text
    begun ||= text !== ''
  }
}

/** A text is whole only when the model says that it has ended. */
function textOf(part: TextStreamPart<ToolSet>, begun: boolean): string {
  if (part.type === 'text-delta') return part.text
  if (part.type === 'error') throw part.error
  if (part.type === 'abort') throw new ModelError('aborted')
  const cut = part.type === 'finish' && part.finishReason !== 'stop'
  if (cut && begun) throw new ModelError(`finish: ${part.finishReason}`)
  return ''
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined

/** Another try would fail alike: a wrong key, a wrong model, a wrong request. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500 && ![408, 409, 429].includes(status)
}

function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  return new ModelError(error instanceof Error ? error.name : 'unknown', statusOf(error))
}
