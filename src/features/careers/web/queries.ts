import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { client } from '../../../web/api/api.ts'
import { notSaved } from '../../../web/api/failure-text.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { saveWhole } from '../../../web/merging/save-whole.ts'
import { me } from '../../account/web/queries.ts'
import type { Career, careersContract } from '../contract.ts'
import { CREATED_CAREER_ICON } from '../contract.ts'
import { careerWords } from '../copy.ts'
import { wholeOf } from '../rules.ts'

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

interface Chosen {
  userId: string
  career: Static<typeof Career>
  from: number | null
}

const nameOf = (id: number | null) =>
  queryClient.getQueryData(careers.queryKey)?.find((career) => career.id === id)?.name ?? null

export const choosingCareer = mutationOptions({
  mutationKey: ['choose career'],
  mutationFn: ({ userId, career, from }: Chosen) =>
    saveWhole(
      { base: wholeOf(from), mine: wholeOf(career.id), words: careerWords(nameOf) },
      async (whole, { ifMatch }) => {
        const career_id = whole.career ?? career.id
        const body = { user_id: userId, career_id }
        return { ...(await api('POST /user-career', { body, ifMatch }).catch(notSaved)), career_id }
      },
    ),
  onSuccess: ({ career_id }) => {
    queryClient.setQueryData(
      me.queryKey,
      (student) => student && { ...student, career_id, career_name: nameOf(career_id) },
    )
  },
})
