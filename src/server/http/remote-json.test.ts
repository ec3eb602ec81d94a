import { expect, it, onTestFinished } from 'vitest'
import { listing, openExamFeed } from '../../../harness/exam-feed.ts'
import { readRemoteJson } from './remote-json.ts'

it('another server is asked only at its configured address, not where it redirects', async () => {
  const inner = await openExamFeed(listing({ keys: [] }))
  onTestFinished(() => inner.close())
  const keys = await openExamFeed((_request, response) =>
    response.writeHead(302, { location: inner.url }).end(),
  )
  onTestFinished(() => keys.close())
  await expect(readRemoteJson(keys.url)).rejects.toThrow()
  expect(keys.requests).toHaveLength(1)
  expect(inner.requests).toEqual([])
  expect((await readRemoteJson(inner.url)).body).toEqual({ keys: [] })
})
