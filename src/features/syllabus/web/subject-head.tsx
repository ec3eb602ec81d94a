import arrowLeft from 'icon:arrow-left'
import play from 'icon:play'
import type { Day } from '../../../shared/calendar.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { Facts } from '../../../web/ui/display/facts.tsx'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import type { OutlineNode } from '../outline/rules.ts'

const { tree: words } = copy

interface SubjectHeadProps {
  node: OutlineNode
  today: Day
  onStudy: (node: OutlineNode) => void
  onBack: () => void
}

/** Name and standing of the subject that is the page. Its name stays in sight while its topics scroll. */
export function SubjectHead({ node, today, onStudy, onBack }: SubjectHeadProps) {
  const { text, subject, share, sums, learned, leaves } = node
  const facts = [
    words.learnedParts(learned, leaves).join(''),
    share > 0 && words.share(share),
    sums.seconds > 0 && words.time(sums.seconds),
    sums.questions > 0 && words.answers(sums.questions, sums.correct),
    sums.lastOn && words.seen(sums.lastOn, today),
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      <TextButton onClick={onBack} className="inline-flex min-h-11 items-center gap-1.5 print:hidden">
        <Icon of={arrowLeft} className="size-4" />
        <span>{words.allSubjects}</span>
      </TextButton>
      <div className="top-0 z-10 -mx-1 flex items-center gap-3 bg-paper px-1 py-1.5 max-sm:top-14 tall:sticky">
        {subject && <SubjectFace id={subject.id} name={text} className="size-7 cramped:hidden" />}
        <h2 tabIndex={-1} className="wrap-anywhere min-w-0 grow text-xl">
          {text}
        </h2>
        {subject && <IconButton icon={play} label={words.study(text)} onClick={() => onStudy(node)} />}
      </div>
      <div className="mb-4 text-soft text-sm tabular-nums">
        <Facts items={facts} />
      </div>
    </>
  )
}
