import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { client } from '../../../web/api.ts'
import { me, queryClient } from '../../../web/queries.ts'
import type { Career, careersContract } from '../contract.ts'
import { CREATED_CAREER_ICON } from '../contract.ts'

const api = client<typeof careersContract>()

/** The careers that the student sees, by name. */
export const careers = queryOptions({
  queryKey: ['careers'],
  queryFn: ({ signal }) => api('GET /careers', { signal }),
})

/** Creates a career and adds it to the list. */
export const creatingCareer = mutationOptions({
  mutationKey: ['create career'],
  mutationFn: (name: string) => api('POST /careers', { body: { name, icon: CREATED_CAREER_ICON } }),
  onSuccess: ({ data }) => {
    queryClient.setQueryData(careers.queryKey, (known) => known && [...known, data])
  },
})

/** Makes it the student's career. */
export const choosingCareer = mutationOptions({
  mutationKey: ['choose career'],
  mutationFn: ({ userId, career }: { userId: string; career: Static<typeof Career> }) =>
    api('POST /user-career', { body: { user_id: userId, career_id: career.id } }),
  onSuccess: (_reply, { career }) => {
    queryClient.setQueryData(
      me.queryKey,
      (student) => student && { ...student, career_id: career.id, career_name: career.name },
    )
  },
})
