/** The plans (spec §1): one is free, the other has fuller functions. */
export type Plan = 'free' | 'premium'

/** What a plan may allow. */
export type Capability =
  | 'study-time'
  | 'questions'
  | 'basic-reports'
  | 'schedule'
  | 'exams'
  | 'written-reports'
  | 'detailed-history'

const FREE: readonly Capability[] = ['study-time', 'questions', 'schedule', 'exams', 'basic-reports']
const FULLER: readonly Capability[] = ['detailed-history', 'written-reports']

/** What each plan adds to the one before it, in the order in which it is told; the only place that says so. */
export const ADDED: Readonly<Record<Plan, readonly Capability[]>> = { free: FREE, premium: FULLER }

const ALLOWED: Readonly<Record<Plan, readonly Capability[]>> = { free: FREE, premium: [...FREE, ...FULLER] }

/** Whether a student of this plan may do this. While nothing can be paid for (`charges` is false) everybody may do everything. */
export const allows = (plan: Plan, capability: Capability, charges: boolean): boolean =>
  !charges || ALLOWED[plan].includes(capability)
