/** What a page says to a new version of the worker that waits: take over. */
export const UPDATE = 'update'
