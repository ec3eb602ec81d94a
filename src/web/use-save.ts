import { type MutationKey, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

/**
 * `useMutation` for what a student saves by a button: it takes no second call while the first is under way. `isPending`
 * alone is too late for that, as a double click comes before the next render.
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
