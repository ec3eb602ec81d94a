export const AREA = '/area-do-aluno'

export const STUDY_PATH = `${AREA}/estudar`

/** Returns lower case, without a slash at its end. */
export const pathOf = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '')

/** Both are paths as `pathOf` gives them. */
export const isWithin = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)
