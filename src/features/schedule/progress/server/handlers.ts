import { echoKey, type Feature, feature } from '../../../../server/http/feature.ts'
import { formatDay, isTodaySomewhere, today } from '../../../../shared/calendar.ts'
import { invalidBecause, problem } from '../../../../shared/errors.ts'
import { lockSchedule } from '../../server/store.ts'
import { MESSAGES, progressContract } from '../contract.ts'
import { completedOn, daysOf, isInReach, itemsOf, newlyTicked, toggled } from '../rules.ts'
import { progressPersonal } from './personal.ts'
import { addTicks, findKnown, saveWord } from './store.ts'

/** Items are done when ticked by hand or proved by study records. */
export const progress: Feature = feature(
  'progress',
  progressContract,
  {
    'GET /progress/:userId': async ({ db, student, query }) => {
      const days = daysOf(query.startDate, query.endDate)
      if (!Array.isArray(days)) return invalidBecause(days)
      return completedOn(days, await findKnown(db, student, days))
    },
    'POST /progress/toggle': async ({ db, student, body, dayZone, now, idempotencyKey }) => {
      const timeZone = await dayZone()
      const { schedule_item_id: id, completion_date: day = today(now, timeZone) } = body
      if (!isInReach(day, today(now, timeZone)))
        return invalidBecause({ completion_date: [MESSAGES.dayOutOfReach] })
      await lockSchedule(db, student)
      const known = await findKnown(db, student, [day])
      if (known.items.every((item) => item.id !== id)) return problem('not_found', MESSAGES.unknownItem)
      const found = itemsOf(day, known).find(({ item }) => item.id === id)
      if (!found) return invalidBecause({ schedule_item_id: [MESSAGES.notPlanned] })
      const { done = !found.done } = body
      if (done !== found.done) await saveWord(db, student, { day, id, done: toggled(found) })
      const reply = done
        ? { message: MESSAGES.ticked, status: 'added' as const }
        : { message: MESSAGES.unticked, status: 'removed' as const }
      return { ...reply, ...echoKey(idempotencyKey) }
    },
    'POST /progress/sync': async ({ db, student, body, isZoneKnown, dayZone, now }) => {
      const timeZone = await dayZone()
      const [day, own] = [body.date, today(now, timeZone)]
      // A client without a zone sends its own date.
      const isToday = (await isZoneKnown()) ? day === own : isTodaySomewhere(day, now)
      if (!isToday) return invalidBecause({ date: [MESSAGES.notToday(formatDay(own))] })
      await lockSchedule(db, student)
      const items = itemsOf(day, await findKnown(db, student, [day]))
      const unknown = body.completed_ids.filter((id) => items.every(({ item }) => item.id !== id))
      if (unknown.length > 0) return invalidBecause({ completed_ids: unknown.map(MESSAGES.unknownItems) })
      const ticked = newlyTicked(body.completed_ids, items)
      if (ticked.length > 0) await addTicks(db, student, day, ticked)
      return { message: MESSAGES.synced }
    },
    'GET /today-plan/:userId': async ({ db, student, dayZone, now }) => {
      const timeZone = await dayZone()
      const day = today(now, timeZone)
      const items = itemsOf(day, await findKnown(db, student, [day]))
      return {
        day,
        items: items.map(({ item: { id, subject_id, name }, done }) => ({ id, subject_id, name, done })),
      }
    },
  },
  { personal: progressPersonal },
)
