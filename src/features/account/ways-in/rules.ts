/** The embedded identity's name for it. */
export const GOOGLE = 'google'

export interface WayIn {
  readonly providerId: string
  readonly createdAt: Date
}

/** Shows the password, and Google where it is linked or available. */
export function waysShown(ways: readonly WayIn[], google: boolean) {
  const shownAs = (provider: 'password' | 'google', found: WayIn | undefined) => ({
    provider,
    linked: found !== undefined,
    since: found?.createdAt.toISOString() ?? null,
    removable: provider === 'google' && found !== undefined && ways.length > 1,
  })
  const linked = ways.find(({ providerId }) => providerId === GOOGLE)
  const password = ways.find(({ providerId }) => providerId !== GOOGLE)
  return [shownAs('password', password), ...(google || linked ? [shownAs('google', linked)] : [])]
}
