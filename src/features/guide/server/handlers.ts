import { type Feature, feature } from '../../../server/http/feature.ts'
import { today } from '../../../shared/calendar.ts'
import { zoneOffsets } from '../../../shared/zone-offsets.ts'
import { guideFrom } from '../answer.ts'
import { guideContract } from '../contract.ts'
import { findMaterial } from './store.ts'

export const guide: Feature = feature('guide', guideContract, {
  'GET /guide/:userId': async ({ db, student, zone, now, query }) => {
    const timeZone = await zone()
    const material = await findMaterial(db, student, zoneOffsets(timeZone, now))
    return guideFrom(material, { day: today(now, timeZone), ...query })
  },
  'GET /guide/:userId/material': async ({ db, student, zone, now }) =>
    findMaterial(db, student, zoneOffsets(await zone(), now)),
})
