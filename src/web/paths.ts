/** Where the student area begins (spec §2). */
export const AREA = '/area-do-aluno'

/** Where one studies. */
export const STUDY_PATH = `${AREA}/estudar`

/** A path as the app knows it, however it was typed: in lower case, no slash at its end. */
export const pathOf = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '')

/** Whether a path as the app knows it is the base, or below it. */
export const isWithin = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)
