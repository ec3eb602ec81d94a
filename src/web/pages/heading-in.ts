export function headingIn(part: Element | null): HTMLElement | null | undefined {
  const heading = part?.querySelector<HTMLElement>('h1, h2')
  heading?.setAttribute('tabindex', '-1')
  return heading
}
