import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { notSaved } from '../../../web/api/failure-text.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { saveWhole } from '../../../web/merging/save-whole.ts'
import { me } from '../../account/web/queries.ts'
import type { subjectsContract } from '../contract.ts'
import { choiceOf, idsOfWhole, wholeOfChoice } from '../rules.ts'

const api = client<typeof subjectsContract>()

export const subjects = queryOptions({
  queryKey: ['subjects'],
  queryFn: ({ signal }) => api('GET /subjects', { signal }),
})

export const creatingSubject = mutationOptions({
  mutationKey: ['create subject'],
  mutationFn: (name: string) => api('POST /subjects', { body: { name } }),
  onSuccess: ({ data }) => {
    queryClient.setQueryData(subjects.queryKey, (known) => known && [...known, data])
  },
})

interface Chosen {
  userId: string
  from: readonly number[]
  selected: ReadonlySet<number>
}

/** Keeps subjects that another device has added or removed meanwhile. */
export const choosingSubjects = mutationOptions({
  mutationKey: ['choose subjects'],
  mutationFn: ({ userId, from, selected }: Chosen) =>
    saveWhole(
      { base: wholeOfChoice(from), mine: wholeOfChoice(selected), words: NO_WORDS },
      async (whole, made) => {
        const subject_ids = idsOfWhole(whole)
        const choice = choiceOf(new Set(subject_ids), idsOfWhole(made.from ?? {}))
        const body = { user_id: userId, ...choice }
        const reply = await api('POST /user-subjects', { body, ifMatch: made.ifMatch }).catch(notSaved)
        return { ...reply, subject_ids }
      },
    ),
  onSuccess: ({ subject_ids }) => {
    queryClient.setQueryData(me.queryKey, (student) => student && { ...student, subject_ids })
  },
})

/** Each subject is a part that is there or not, so two changes never collide. */
const NO_WORDS = { title: () => '', value: () => '' }
