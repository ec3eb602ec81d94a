import { describe, expect, test } from 'vitest'
import { offlineFleet as parted } from '../../../../harness/offline-fleet.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The phone resumes it and stays online; the notebook learns of that before it goes offline again. */
function resumeKnownToBoth({ phone, notebook }: ReturnType<typeof parted>): void {
  phone?.join()
  phone?.do({ type: 'resume' })
  phone?.meet()
  notebook?.join()
  notebook?.meet()
  notebook?.cut()
}

describe('a session that was paused, and is taken up again on two devices of which one saves it', () => {
  test.each(['saved', 'thrown away'])(
    'goes on in one of its own with what the other studied before that, when it was %s',
    (how) => {
      const { phone, notebook, pass, reunite, minutes, shown } = parted()
      phone?.do({ type: 'resume' })
      pass(20 * MINUTE)
      notebook?.do({ type: 'resume' })
      pass(15 * MINUTE)
      if (how === 'saved') notebook?.save()
      else notebook?.do({ type: 'reset' })
      pass(MINUTE)
      reunite()
      expect(shown()).toEqual([
        ['stopped', 20],
        ['stopped', 20],
      ])
      phone?.save()
      reunite()
      expect(minutes()).toEqual(how === 'saved' ? [25, 20] : [20])
    },
  )

  test('has nothing of its own where that one ran all the time, or knew of it', () => {
    const all = parted()
    resumeKnownToBoth(all)
    const { phone, notebook, pass, reunite, shown, minutes } = all
    phone?.cut()
    pass(5 * MINUTE)
    phone?.do({ type: 'pause' })
    pass(MINUTE)
    phone?.do({ type: 'resume' })
    pass(5 * MINUTE)
    notebook?.do({ type: 'pause' })
    pass(5 * MINUTE)
    notebook?.save()
    pass(MINUTE)
    reunite()
    expect(shown()).toEqual([
      ['idle', 0],
      ['idle', 0],
    ])
    expect(minutes()).toEqual([21])
  })

  test('has what was studied before and after it in one session', () => {
    const { phone, notebook, pass, reunite, shown } = parted()
    phone?.do({ type: 'resume' })
    pass(20 * MINUTE)
    phone?.do({ type: 'pause' })
    notebook?.do({ type: 'resume' })
    pass(15 * MINUTE)
    notebook?.save()
    pass(MINUTE)
    phone?.do({ type: 'resume' })
    pass(5 * MINUTE)
    reunite()
    expect(shown()).toEqual([
      ['running', 25],
      ['running', 25],
    ])
  })

  test('asks on, where the other had been left on for hours', () => {
    const { phone, notebook, pass, reunite, shown } = parted()
    phone?.do({ type: 'resume' })
    pass(30 * MINUTE)
    phone?.do({ type: 'alive' })
    pass(9 * HOUR)
    notebook?.do({ type: 'resume' })
    pass(15 * MINUTE)
    notebook?.save()
    reunite()
    expect(shown()[0]).toEqual(['stopped', 30])
  })

  test('keeps what was said to have been studied before its start, though whoever saved it had not heard of that', () => {
    const all = parted()
    resumeKnownToBoth(all)
    const { phone, notebook, pass, reunite, minutes } = all
    pass(5 * MINUTE)
    phone?.do({ type: 'startedLate', by: 3 * MINUTE })
    phone?.meet()
    pass(MINUTE)
    notebook?.save()
    reunite()
    phone?.save()
    reunite()
    expect(minutes()).toEqual([16, 3])
  })
})

test('a device that resumed a session goes on to show it, though minutes added elsewhere wait for a summary', () => {
  const { phone, notebook, tablet, pass, reunite, shown } = parted([0, HOUR, -HOUR])
  tablet?.join()
  tablet?.do({ type: 'resume' })
  tablet?.meet()
  tablet?.cut()
  notebook?.do({ type: 'reset' })
  notebook?.join()
  notebook?.meet()
  pass(MINUTE)
  phone?.do({ type: 'addMinutes', minutes: 7 })
  phone?.join()
  phone?.meet()
  pass(MINUTE)
  reunite()
  expect(shown()[2]).toEqual(['running', 2])
})

describe('a session that three devices take up again, of which two save it apart', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  const back = (order: readonly number[], isSaved: boolean, isInTouch = false) => {
    const { devices, phone, notebook, tablet, pass, meet, reunite, minutes } = parted([0, HOUR, -HOUR])
    phone?.do({ type: 'resume' })
    pass(5 * MINUTE)
    notebook?.do({ type: 'resume' })
    pass(5 * MINUTE)
    phone?.save()
    pass(3 * MINUTE)
    tablet?.do({ type: 'resume' })
    pass(12 * MINUTE)
    notebook?.save()
    pass(10 * MINUTE)
    if (isSaved) tablet?.save()
    for (const device of order.flatMap((on) => devices[on] ?? [])) {
      device.join()
      device.meet()
      if (isInTouch) meet()
    }
    reunite()
    for (const device of devices) device.save()
    reunite()
    return minutes()
  }

  test.each(orders)(
    'has what any of them studied once where the third saves it too, in whichever order they are back: %i, %i, %i',
    (...order) => {
      expect(back(order, true)).toEqual([45])
    },
  )

  test.each(orders)(
    'has all of it, and nothing twice, where the third still runs, in whichever order they are back: %i, %i, %i',
    (...order) => {
      expect(back(order, false)).toEqual([35, 10])
      expect(back(order, false, true)).toEqual([35, 10])
    },
  )
})

describe('minutes that were added to a session', () => {
  test.each(['told', 'not told'])(
    'and %s are kept where a device that had not heard of them saves it',
    (how) => {
      const { phone, notebook, pass, reunite, minutes, shown } = parted()
      if (how === 'told') phone?.join()
      phone?.do({ type: 'addMinutes', minutes: 7 })
      phone?.meet()
      phone?.cut()
      pass(MINUTE)
      notebook?.save()
      reunite()
      expect(shown()).toEqual([
        ['stopped', 7],
        ['stopped', 7],
      ])
      phone?.save()
      reunite()
      expect(minutes()).toEqual([10, 7])
    },
  )

  test('are there once where whoever saved it had heard of them', () => {
    const { phone, notebook, reunite, meet, minutes, shown } = parted()
    for (const device of [phone, notebook]) device?.join()
    phone?.do({ type: 'addMinutes', minutes: 7 })
    meet()
    phone?.cut()
    notebook?.save()
    reunite()
    expect([minutes(), shown()]).toEqual([
      [17],
      [
        ['idle', 0],
        ['idle', 0],
      ],
    ])
  })

  test('are there once where a third saves it too, who had heard of them', () => {
    const { phone, notebook, tablet, reunite, meet, minutes } = parted([0, HOUR, -HOUR])
    for (const device of [phone, tablet]) device?.join()
    phone?.do({ type: 'addMinutes', minutes: 7 })
    meet()
    notebook?.save()
    notebook?.join()
    notebook?.meet()
    phone?.meet()
    tablet?.cut()
    tablet?.save()
    phone?.save()
    reunite()
    expect(minutes().reduce((sum, each) => sum + each, 0)).toBe(17)
  })
})
