/** 44 px for a finger, and 16 px letters so that phones do not zoom. */
export const inputStyle =
  'min-h-11 w-full rounded-md border border-edge/70 bg-sheet px-3 text-base text-ink text-ellipsis outline-none fade-colors placeholder:text-soft ' +
  'hover:border-edge focus:border-accent focus:ring-1 focus:ring-accent data-invalid:border-poor data-invalid:focus:ring-poor data-disabled:opacity-60'

export const labelStyle = 'font-semibold text-ink text-sm'

export const fieldStyle = 'flex min-w-0 flex-col gap-1.5'
