import { useQuery } from '@tanstack/react-query'
import { copy } from '../copy.ts'
import { pictureOf } from './queries.ts'

/** The picture, or a sentence that this device does not have it. */
export function MistakePicture({ userId, mistake }: { userId: string; mistake: string }) {
  const { data, isError } = useQuery(pictureOf(userId, mistake))
  if (!data) return <p className="text-soft text-sm">{isError ? copy.missing : copy.loading}</p>
  return <img src={data.url} alt={copy.alt} className="max-h-96 max-w-full rounded-md border border-rule" />
}
