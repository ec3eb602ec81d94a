import { later } from '../../../../web/ui/states/later.ts'

/** Not everybody has a goal. */
export const GoalBubbles = later(async () => (await import('./goal-bubbles.tsx')).GoalBubbles)
