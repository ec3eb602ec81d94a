import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW } from '../../../web/api/queries.ts'
import { guideFrom } from '../answer.ts'
import type { GuideMaterial, guideContract } from '../contract.ts'
import type { Asked } from '../order.ts'

const api = client<typeof guideContract>()

const materialKey = (userId: string) => ['guide material', userId]

/** Without a network the same guide is made of what the device keeps. */
export const guideOf = (userId: string, day: string, only: Asked['only']) =>
  queryOptions({
    queryKey: ['guide', userId, day, only ?? 'all'],
    queryFn: ({ signal }) => api('GET /guide/:userId', { params: { userId }, query: only ? { only } : {}, signal }),
    placeholderData: (before) => before,
    meta: {
      standIn: {
        like: materialKey(userId),
        as: (material: GuideMaterial) => guideFrom(material, { day, only }),
      },
    },
    ...ASKED_ANEW,
  })

export const materialOf = (userId: string) =>
  queryOptions({
    queryKey: materialKey(userId),
    queryFn: ({ signal }) => api('GET /guide/:userId/material', { params: { userId }, signal }),
    ...ASKED_ANEW,
  })
