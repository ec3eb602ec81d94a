/**
 * A thing whose making still waits on the device has no id of the server's. In a path '@' and the key of the write that
 * makes it stand in its place: '/user-study-records/@01…'. The same write, sent again, answers which id it has.
 */
export const pathOfUnsent = (listPath: string, key: string): string => `${listPath}/@${key}`

/** The key of the write that makes the thing which the path names; undefined when the path has an id of the server's. */
export const makerOf = (path: string): string | undefined => /\/@([^/]+)$/.exec(path)?.[1]
