export type Plan = 'free' | 'premium'

export type Capability =
  | 'guide'
  | 'study-time'
  | 'questions'
  | 'basic-reports'
  | 'schedule'
  | 'exams'
  | 'written-reports'
  | 'detailed-history'

const FREE: readonly Capability[] = ['guide', 'study-time', 'questions', 'schedule', 'exams', 'basic-reports']
const FULLER: readonly Capability[] = ['detailed-history', 'written-reports']

/** Features that each plan adds to the one before it, in the order told; the only place that says so. */
export const ADDED: Readonly<Record<Plan, readonly Capability[]>> = { free: FREE, premium: FULLER }

const ALLOWED: Readonly<Record<Plan, readonly Capability[]>> = { free: FREE, premium: [...FREE, ...FULLER] }

/** A null date has no end. */
export interface Membership {
  is_premium: boolean
  premium_expires_at: string | null
}

/** While `charges` is false, Premium has no end; where it is sold nobody has it, as no payment is kept. */
export const membershipOf = (charges: boolean): Membership => ({
  is_premium: !charges,
  premium_expires_at: null,
})

/** While `charges` is false, everybody may do everything. */
export const allows = (plan: Plan, capability: Capability, charges: boolean): boolean =>
  !charges || ALLOWED[plan].includes(capability)
