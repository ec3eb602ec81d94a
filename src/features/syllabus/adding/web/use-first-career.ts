import { queryClient } from '../../../../web/api/queries.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { careerOfExam } from '../../../careers/career-search.ts'
import { careers, choosingCareer } from '../../../careers/web/queries.ts'

export function useFirstCareer(userId: string) {
  const choose = useSave(choosingCareer)
  return async ({ body, position }: { readonly body: string; readonly position: string }) => {
    const career = careerOfExam(`${body} ${position}`, await queryClient.ensureQueryData(careers))
    if (career) await choose.mutateAsync({ userId, career, from: null })
  }
}
