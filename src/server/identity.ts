import type { IdentityKernel, Provider } from './identity-provider.ts'

export interface Identity extends Provider {
  /** The public address that tokens name as their issuer and audience. */
  readonly issuer: string
  /** Loads the provider, if no call has yet. */
  load(): Promise<unknown>
}

/** The address by which browsers reach this installation. */
export const publicAddress = ({ baseUrl, port }: IdentityKernel['config']) => baseUrl ?? `http://localhost:${port}`

/** The identity, whose provider is the largest thing that the server reads: the start does not wait for it. */
export function openIdentity(kernel: IdentityKernel): Identity {
  const issuer = publicAddress(kernel.config)
  let loading: Promise<Provider> | undefined
  let provider: Provider | undefined
  const load = () => {
    loading ??= import('./identity-provider.ts').then(({ openProvider }) => {
      provider = openProvider(kernel, issuer)
      return provider
    })
    return loading
  }
  return {
    issuer,
    load,
    handle: async (request) => (await load()).handle(request),
    resetBy: (request) => provider?.resetBy(request),
    publicKeys: async () => (await load()).publicKeys(),
  }
}
