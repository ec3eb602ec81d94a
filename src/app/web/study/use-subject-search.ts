import { useEffect, useState } from 'react'

type IsFound = (name: string, typed: string) => boolean

/** By candidates' words, once their list has come: until then the subject field finds by the names alone. */
export function useSubjectSearch(): { isFound?: IsFound } {
  const [search, setSearch] = useState<{ isFound?: IsFound }>({})
  useEffect(() => {
    const load = () =>
      import('../../../features/subjects/finding.ts').then(
        ({ isSubjectFound }) => setSearch({ isFound: isSubjectFound }),
        () => undefined,
      )
    void load()
  }, [])
  return search
}
