/** How often something is drawn: with every change, and before a release. */
export const runs = (short: number, long: number) => (process.env.LONG ? long : short)
