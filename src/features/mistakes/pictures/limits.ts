/** `bytes` of one picture, `pictures` of one student. */
export const LIMITS = { bytes: 300 * 1024, pictures: 100 } as const
