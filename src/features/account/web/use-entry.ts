import { useState } from 'react'

export type PanelName = 'sign-up' | 'sign-in'

export interface EntryPanelState {
  open: boolean
  /** The open panel, or the one still sliding away. */
  name: PanelName
  /** The e-mail in the reset box; null while the box is closed. */
  reset: string | null
  email: string
  /** Counts openings: each begins with empty fields and no error. */
  visit: number
}

const CLOSED: EntryPanelState = { open: false, name: 'sign-in', reset: null, email: '', visit: 0 }

export function useEntry() {
  const [panel, setPanel] = useState(CLOSED)
  return {
    panel,
    open: (
      name: PanelName,
      { reset = null, email = '' }: Partial<Pick<EntryPanelState, 'reset' | 'email'>> = {},
    ) => setPanel(({ visit }) => ({ open: true, name, reset, email, visit: visit + 1 })),
    setReset: (reset: string | null) => setPanel((now) => ({ ...now, reset })),
    close: () => setPanel((now) => ({ ...now, open: false })),
  }
}
