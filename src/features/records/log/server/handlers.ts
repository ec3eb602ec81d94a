import { feature, JsonText } from '../../../../server/http/feature.ts'
import { type LogPage, logContract } from '../contract.ts'
import { findLogCheck, findLogPage } from './store.ts'

export const log = feature('study-log', logContract, {
  'GET /study-log/:userId': async ({ db, student, query: { since, cursor, check } }) => {
    const [place = 0, id = 0] = cursor?.split('_').map(Number) ?? []
    const position = { since, after: cursor === undefined ? undefined : ([place, id] as const) }
    const { columns, ...about } = await findLogPage(db, student, position)
    const sums = check ? { check: await findLogCheck(db, student) } : {}
    return new JsonText<LogPage>(`{"columns":${columns},${JSON.stringify({ ...about, ...sums }).slice(1)}`)
  },
})
