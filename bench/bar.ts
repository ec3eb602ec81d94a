/** A figure and its bar; a bar that is not reached fails the run. */
export interface Bar {
  readonly name: string
  readonly figure: number
  /** Unit of the figure: 'of bare', 's'. */
  readonly unit: string
  readonly bar: { readonly least: number } | { readonly most: number }
  readonly details: string
}

export function holds({ figure, bar }: Bar): boolean {
  return 'least' in bar ? figure >= bar.least : figure <= bar.most
}

/** Returns the bar as text: `≥ 1`. */
export const wanted = ({ bar }: Bar): string => ('least' in bar ? `≥ ${bar.least}` : `≤ ${bar.most}`)

/** The bar as a line: `GET …: 1.12 of bare (bar ≥ 1) ok · 4,812/s against 4,296/s`. */
export function lineOf(measured: Bar): string {
  const { name, figure, unit, details } = measured
  return `${name}: ${figure.toFixed(2)} ${unit} (bar ${wanted(measured)}) ${holds(measured) ? 'ok' : 'FAILED'} · ${details}`
}
