import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api.ts'
import { me, queryClient } from '../../../web/queries.ts'
import type { SubjectChoice, subjectsContract } from '../contract.ts'

const api = client<typeof subjectsContract>()

/** The subjects that the student sees, by name; `me` tells which of them are active. */
export const subjects = queryOptions({
  queryKey: ['subjects'],
  queryFn: ({ signal }) => api('GET /subjects', { signal }),
})

/** Creates a subject and adds it to the list. */
export const creatingSubject = mutationOptions({
  mutationKey: ['create subject'],
  mutationFn: (name: string) => api('POST /subjects', { body: { name } }),
  onSuccess: ({ data }) => {
    queryClient.setQueryData(subjects.queryKey, (known) => known && [...known, data])
  },
})

/** Saves which subjects the student studies. `subject_ids` are all of them, so that they are the active ones afterwards. */
export const choosingSubjects = mutationOptions({
  mutationKey: ['choose subjects'],
  mutationFn: (choice: SubjectChoice) => api('POST /user-subjects', { body: choice }),
  onSuccess: (_reply, { subject_ids }) => {
    queryClient.setQueryData(me.queryKey, (student) => student && { ...student, subject_ids })
  },
})
