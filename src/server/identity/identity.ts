import type { IdentityKernel, Provider } from './identity-provider.ts'

export interface Identity extends Provider {
  /** Tokens name it as issuer and audience. */
  readonly issuer: string
  load(): Promise<unknown>
}

export const publicAddress = ({ baseUrl, port }: IdentityKernel['config']) =>
  baseUrl ?? `http://localhost:${port}`

/** The provider is the largest thing that the server reads, so the start does not wait for it. */
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
    provenBy: (request) => provider?.provenBy(request),
    publicKeys: async () => (await load()).publicKeys(),
  }
}
