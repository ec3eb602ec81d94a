import type { ReactElement } from 'react'

/**
 * Children beside other elements: no bare text. A browser that translates the page replaces text nodes; React
 * then fails or writes into the removed ones.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
