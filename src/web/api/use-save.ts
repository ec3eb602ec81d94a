import { type MutationKey, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

/** Ignores a double click, which `isPending` sees only after the next render. */
export function useSave<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables> & { mutationKey: MutationKey },
) {
  const save = useMutation(options)
  const mutate: typeof save.mutate = (...call) => {
    if (queryClient.isMutating({ mutationKey: options.mutationKey }) === 0) save.mutate(...call)
  }
  return { ...save, mutate }
}
