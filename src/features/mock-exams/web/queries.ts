import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW, queryClient } from '../../../web/api/queries.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { saveWhole } from '../../../web/merging/save-whole.ts'
import type { MockExam, mockExamsContract } from '../contract.ts'
import { paperWords } from '../copy.ts'
import { paperOf, wholeOf } from '../merging.ts'
import type { EditedPaper } from './use-paper.ts'

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
    mutationFn: async ({ key, from, ...mine }: EditedPaper & { key: string }) => {
      const change = { base: from && wholeOf(from), mine: wholeOf(mine), words: paperWords(studentDayZone()) }
      const { message, body } = await saveWhole(change, async (whole, { ifMatch }) => {
        const body = paperOf(whole)
        return { ...(await api('PUT /mock-exams/:key', { params: { key }, body, ifMatch })), body }
      })
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
