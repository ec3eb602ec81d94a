import { AREA } from '../../../web/pages/paths.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { Bubble } from '../../../web/ui/display/bubble.tsx'
import { Sheet } from '../../../web/ui/display/sheet.tsx'
import type { Guide } from '../contract.ts'
import { copy } from '../copy.ts'
import { examOverSlot } from './slots.ts'

const EDITAL = `${AREA}/edital`
/** The way to another exam; by itself the screen shows the one in front, which is over. */
const NEXT_EXAM = `${EDITAL}?passo=adicionar`

interface ExamOverProps extends Pick<Guide, 'target'> {
  userId: string
  /** With all that the day asks for, and whose exam it is. */
  isWhole: boolean
}

/** There is nothing to be studied any more: the sheet is the exam's own now. */
export function ExamDay({ target, isWhole }: ExamOverProps) {
  return (
    <>
      <div className="flex grow flex-col justify-center gap-4">
        <Sheet filled={0} />
        <p className="font-semibold text-xl">{copy.examDay.title}</p>
        {isWhole && target && <p className="wrap-anywhere">{copy.exam(target)}</p>}
        <p className="measure text-soft">{copy.examDay.text}</p>
      </div>
      {isWhole && (
        <div className="space-y-3 border-rule border-t pt-4">
          <ul className="space-y-2 text-sm">
            {copy.examDay.lines.map((line) => (
              <li key={line} className="flex gap-2.5">
                <Bubble fill={0} className="size-5 shrink-0" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
          <TextLink to={EDITAL}>{copy.examDay.edital}</TextLink>
        </div>
      )}
    </>
  )
}

export function AfterExam({ userId, target, isWhole }: ExamOverProps) {
  return (
    <>
      <div className="flex grow flex-col items-start justify-center gap-4">
        {isWhole && <Sheet filled={1} />}
        <p className="font-semibold text-xl">{copy.afterExam.title}</p>
        {isWhole && target && <p className="wrap-anywhere">{copy.exam(target)}</p>}
        {target && <Panels of={examOverSlot} userId={userId} target={target} />}
      </div>
      <div className={isWhole ? 'space-y-4 border-rule border-t pt-4' : ''}>
        {isWhole && <p className="measure text-soft">{copy.afterExam.text}</p>}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <LinkButton to={NEXT_EXAM} className="max-sm:w-full">
            {copy.nextTarget}
          </LinkButton>
          {isWhole && <TextLink to={`${AREA}/historico-de-estudos`}>{copy.afterExam.history}</TextLink>}
        </p>
      </div>
    </>
  )
}
