import { type MutationKey, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

/** `isPending` comes too late to stop a double click: it changes only with the next render. */
export function useSave<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables> & { mutationKey: MutationKey },
) {
  const save = useMutation(options)
  const mutate: typeof save.mutate = (...call) => {
    if (queryClient.isMutating({ mutationKey: options.mutationKey }) === 0) save.mutate(...call)
  }
  return { ...save, mutate }
}
