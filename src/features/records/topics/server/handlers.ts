import { feature } from '../../../../server/http/feature.ts'
import { topicsContract } from '../contract.ts'
import { distinctTopics } from '../rules.ts'
import { listTopics } from './store.ts'

export const topics = feature('topics', topicsContract, {
  'GET /study-topics/:userId': async ({ db, student }) => distinctTopics(await listTopics(db, student)),
})
