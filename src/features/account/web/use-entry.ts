import { useState } from 'react'

/** The side panels of the home and of /login (spec §4). */
export type PanelName = 'sign-up' | 'sign-in'

export interface EntryPanelState {
  open: boolean
  /** The panel that is open, or that was and is sliding away. */
  name: PanelName
  /** The e-mail in the reset box; null while the box is closed. */
  reset: string | null
  /** Which opening this is: each begins with empty fields and no error. */
  visit: number
}

const CLOSED: EntryPanelState = { open: false, name: 'sign-in', reset: null, visit: 0 }

/** Opens one panel at a time: opening one closes the other, closing clears fields and error (spec §4). */
export function useEntry() {
  const [panel, setPanel] = useState(CLOSED)
  return {
    panel,
    open: (name: PanelName, reset: string | null = null) =>
      setPanel(({ visit }) => ({ open: true, name, reset, visit: visit + 1 })),
    setReset: (reset: string | null) => setPanel((now) => ({ ...now, reset })),
    close: () => setPanel((now) => ({ ...now, open: false })),
  }
}
