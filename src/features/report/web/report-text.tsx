import { copy } from '../copy.ts'
import { settled } from '../markdown.ts'
import { Markdown } from './markdown.tsx'

interface ReportTextProps {
  text: string
  /** While the text grows, hides the part that may still change. */
  growing?: boolean
}

export function ReportText({ text, growing = false }: ReportTextProps) {
  return (
    <article data-print className="pb-4">
      <h3 className="mb-4 hidden text-xl print:block">{copy.title}</h3>
      <Markdown text={growing ? settled(text) : text} tableLabel={copy.table} />
    </article>
  )
}
