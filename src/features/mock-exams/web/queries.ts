import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW, queryClient } from '../../../web/api/queries.ts'
import type { MockExam, MockExamBody, mockExamsContract } from '../contract.ts'

const api = client<typeof mockExamsContract>()

const keyOf = (userId: string) => ['mock-exams', userId]

export const mockExamsOf = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => api('GET /mock-exams/user/:userId', { params: { userId }, signal }),
    ...ASKED_ANEW,
  })

/** Its study records change every sum of every screen. */
const everything = () => queryClient.invalidateQueries()

export const savingExam = (userId: string) =>
  mutationOptions({
    mutationKey: ['save mock exam'],
    mutationFn: async ({ key, ...body }: MockExamBody & { key: string }) => {
      const { message } = await api('PUT /mock-exams/:key', { params: { key }, body })
      queryClient.setQueryData<MockExam[]>(keyOf(userId), (known = []) => [
        { key, ...body },
        ...known.filter((exam) => exam.key !== key),
      ])
      await everything()
      return message
    },
  })

export const removingExam = (userId: string) =>
  mutationOptions({
    mutationKey: ['remove mock exam'],
    mutationFn: async (key: string) => {
      const { message } = await api('DELETE /mock-exams/:key', { params: { key } })
      queryClient.setQueryData<MockExam[]>(keyOf(userId), (known) =>
        known?.filter((exam) => exam.key !== key),
      )
      await everything()
      return message
    },
  })
