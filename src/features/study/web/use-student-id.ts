import { useQuery } from '@tanstack/react-query'
import { me } from '../../../web/queries.ts'

/** The signed-in student's id, once the route guard knows it; it asks the server nothing itself. */
export function useStudentId(): string | undefined {
  return useQuery({ ...me, enabled: false }).data?.user_id
}
