import { type MutationKey, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

/**
 * A mutation that ignores a double click; `isPending` changes only with the next render, too late to stop
 * one.
 */
export function useSave<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables> & { mutationKey: MutationKey },
) {
  const save = useMutation(options)
  const mutate: typeof save.mutate = (...call) => {
    if (queryClient.isMutating({ mutationKey: options.mutationKey }) === 0) save.mutate(...call)
  }
  return { ...save, mutate }
}
