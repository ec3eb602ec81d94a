import type { IdentityKernel, Provider } from './identity-provider.ts'

export interface Identity extends Provider {
  /** The issuer and audience of its tokens. */
  readonly issuer: string
  load(): Promise<unknown>
}

export const publicAddress = ({ baseUrl, port }: IdentityKernel['config']) =>
  baseUrl ?? `http://localhost:${port}`

/** Loads the provider on demand: it is the largest package that the server reads. */
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
