import { AREA } from '../../../web/pages/paths.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { copy } from '../copy.ts'
import { examKeyOf } from '../paper-from-edital.ts'

/** After the target's exam: the link to its answer sheet. */
export function ExamOver({ target }: { target: { id: number } }) {
  return (
    <LinkButton to={`${AREA}/simulados/prova?id=${examKeyOf(target)}`} className="max-sm:w-full">
      {copy.exam.correct}
    </LinkButton>
  )
}
