import { feature } from '../../../../server/http/feature.ts'
import { topicsContract } from '../contract.ts'
import { countedTopics } from '../rules.ts'
import { listTopics } from './store.ts'

export const topics = feature('topics', topicsContract, {
  'GET /study-topics/:userId': async ({ db, student }) => countedTopics(await listTopics(db, student)),
})
