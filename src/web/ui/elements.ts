import type { ReactElement } from 'react'

/**
 * What a component puts beside other elements: no bare text. A browser that translates the page replaces text
 * nodes, and React, which still holds the old ones, then fails or goes on writing where nobody sees it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
