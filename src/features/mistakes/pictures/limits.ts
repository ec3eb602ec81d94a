/** Bytes of one picture, and how many one student may have. */
export const LIMITS = { bytes: 300 * 1024, pictures: 100 } as const
