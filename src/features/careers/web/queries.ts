import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { client } from '../../../web/api/api.ts'
import { notSaved } from '../../../web/api/failure-text.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { me } from '../../account/web/queries.ts'
import type { Career, careersContract } from '../contract.ts'
import { CREATED_CAREER_ICON } from '../contract.ts'

const api = client<typeof careersContract>()

export const careers = queryOptions({
  queryKey: ['careers'],
  queryFn: ({ signal }) => api('GET /careers', { signal }),
})

export const creatingCareer = mutationOptions({
  mutationKey: ['create career'],
  mutationFn: (name: string) => api('POST /careers', { body: { name, icon: CREATED_CAREER_ICON } }),
  onSuccess: ({ data }) => {
    queryClient.setQueryData(careers.queryKey, (known) => known && [...known, data])
  },
})

export const choosingCareer = mutationOptions({
  mutationKey: ['choose career'],
  mutationFn: ({ userId, career }: { userId: string; career: Static<typeof Career> }) =>
    api('POST /user-career', { body: { user_id: userId, career_id: career.id } }).catch(notSaved),
  onSuccess: (_reply, { career }) => {
    queryClient.setQueryData(
      me.queryKey,
      (student) => student && { ...student, career_id: career.id, career_name: career.name },
    )
  },
})
