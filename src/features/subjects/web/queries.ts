import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { notSaved } from '../../../web/api/failure-text.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { me } from '../../account/web/queries.ts'
import type { SubjectChoice, subjectsContract } from '../contract.ts'

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

/** `subject_ids` are all that the student studies, so they are the active ones afterwards. */
export const choosingSubjects = mutationOptions({
  mutationKey: ['choose subjects'],
  mutationFn: (choice: SubjectChoice) => api('POST /user-subjects', { body: choice }).catch(notSaved),
  onSuccess: (_reply, { subject_ids }) => {
    queryClient.setQueryData(me.queryKey, (student) => student && { ...student, subject_ids })
  },
})
