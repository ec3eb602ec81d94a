import { copy } from '../copy.ts'
import { settled } from '../markdown/rules.ts'
import { Markdown } from './markdown.tsx'

interface ReportTextProps {
  text: string
  /** While more of it is to come, what may still change is held back. */
  growing?: boolean
}

/** A report as it is read, and printed. */
export function ReportText({ text, growing = false }: ReportTextProps) {
  return (
    <article data-print className="pb-4">
      <h3 className="mb-4 hidden text-xl print:block">{copy.title}</h3>
      <Markdown text={growing ? settled(text) : text} tableLabel={copy.table} />
    </article>
  )
}
