import { later } from '../../../../web/ui/states/later.ts'

/** Loaded on demand: not every student has a goal. */
export const GoalBubbles = later(async () => (await import('./goal-bubbles.tsx')).GoalBubbles)
