import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../../web/api/api.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import type { watchContract } from '../contract.ts'

const api = client<typeof watchContract>()

export const watchesOf = (userId: string) =>
  queryOptions({
    queryKey: ['page-watches', userId],
    queryFn: ({ signal }) => api('GET /page-watches/:userId', { params: { userId }, signal }),
  })

const renewed = async <Answer extends { message: string }>(userId: string, answer: Promise<Answer>) => {
  const { message } = await answer
  await queryClient.invalidateQueries({ queryKey: watchesOf(userId).queryKey })
  return message
}

export const watchPage = (userId: string, target: number, url: string): Promise<string> =>
  renewed(userId, api('PUT /page-watches/:id', { params: { id: target }, body: { user_id: userId, url } }))

export const endWatch = (userId: string, target: number): Promise<string> =>
  renewed(userId, api('DELETE /page-watches/:id', { params: { id: target } }))

/** News up to this one are not shown again. */
export const seeNews = (userId: string, target: number, until: number): Promise<string> =>
  renewed(
    userId,
    api('POST /page-watches/:id/seen', { params: { id: target }, body: { user_id: userId, until } }),
  )
