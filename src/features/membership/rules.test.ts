import { describe, expect, it } from 'vitest'
import { ADDED, allows, type Capability, membershipOf, type Plan } from './rules.ts'

const plans: Plan[] = ['free', 'premium']
const all: Capability[] = [...ADDED.free, ...ADDED.premium]

describe('a plan', () => {
  it.each(plans)('allows everything on the %s plan while nothing is charged', (plan) => {
    for (const capability of all) expect(allows(plan, capability, false)).toBe(true)
  })

  it('includes time management, question logging and basic reports for free, even if Premium is sold', () => {
    for (const capability of ['study-time', 'questions', 'basic-reports'] as const)
      expect(allows('free', capability, true)).toBe(true)
  })

  it('keeps the fuller functions for Premium where it is sold', () => {
    for (const capability of ADDED.premium) {
      expect(allows('free', capability, true)).toBe(false)
      expect(allows('premium', capability, true)).toBe(true)
    }
  })

  it.each([true, false])(
    'is told to other programs as what it opens, where something is charged: %s',
    (charges) => {
      const { is_premium, premium_expires_at } = membershipOf(charges)
      for (const capability of all)
        expect(allows('free', capability, charges)).toBe(is_premium || ADDED.free.includes(capability))
      expect(premium_expires_at).toBeNull()
    },
  )

  it('lists each capability once, and Premium includes all free ones', () => {
    expect(new Set(all).size).toBe(all.length)
    for (const capability of ADDED.free) expect(allows('premium', capability, true)).toBe(true)
  })
})
