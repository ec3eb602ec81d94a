import type { ReactElement } from 'react'

/** No bare text beside elements: a translating browser replaces text nodes, and React then fails. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
