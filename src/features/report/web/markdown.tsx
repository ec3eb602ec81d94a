import { Marked, type MarkedToken, type Token, type Tokens } from 'marked'
import { type ReactNode, useMemo } from 'react'
import { cx } from '../../../web/ui/cx.ts'
import { withoutLinks } from '../markdown.ts'

const none = () => undefined

/** Strangers write the text: HTML stays text, and code, which could swallow later lines, is not parsed. */
const reader = new Marked({ gfm: true }).use({
  tokenizer: { html: none, tag: none, code: none, fences: none, def: none },
})

interface MarkdownProps {
  text: string
  /** Names the tables for screen readers. */
  tableLabel: string
}

/** Shows no HTML, no images and no links. */
export function Markdown({ text, tableLabel }: MarkdownProps) {
  const tokens = useMemo(() => reader.lexer(withoutLinks(text)), [text])
  return <div className="space-y-4 break-words">{rendered(tokens, tableLabel)}</div>
}

type Render<Type> = (token: Extract<MarkedToken, { type: Type }>, label: string) => ReactNode

const RENDERS: { [Type in MarkedToken['type']]?: Render<Type> } = {
  heading: ({ depth, tokens }, label) =>
    depth < 3 ? (
      <h4 className="pt-4 font-semibold text-lg">{rendered(tokens, label)}</h4>
    ) : (
      <h5 className="pt-2 font-semibold">{rendered(tokens, label)}</h5>
    ),
  paragraph: ({ tokens }, label) => (
    <p className={cx('measure', isMotto(tokens) && 'border-accent border-l-2 pl-4 text-lg')}>
      {rendered(tokens, label)}
    </p>
  ),
  blockquote: ({ tokens }, label) => (
    <blockquote className="measure rounded-md bg-wash px-4 py-3 text-sm">
      {rendered(tokens, label)}
    </blockquote>
  ),
  list: ({ ordered, start, items }, label) => {
    const content = items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
      <li key={index} className="pl-1">
        {rendered(item.tokens, label)}
      </li>
    ))
    const style = 'measure space-y-2.5 pl-6 marker:text-soft'
    return ordered ? (
      <ol start={start === '' ? 1 : start} className={cx('list-decimal', style)}>
        {content}
      </ol>
    ) : (
      <ul className={cx('list-disc', style)}>{content}</ul>
    )
  },
  table: (token, label) => <SafeTable token={token} label={label} />,
  hr: () => <hr className="my-8 border-rule" />,
  br: () => <br />,
  strong: ({ tokens }, label) => <strong className="font-semibold">{rendered(tokens, label)}</strong>,
  em: ({ tokens }, label) => <em>{rendered(tokens, label)}</em>,
  del: ({ tokens }, label) => <del>{rendered(tokens, label)}</del>,
  codespan: ({ text }) => <code>{text}</code>,
  escape: ({ text }) => text,
  image: ({ raw }) => raw,
  text: ({ text, tokens }, label) => (tokens ? rendered(tokens, label) : text),
  space: () => null,
  checkbox: () => null,
  link: ({ raw }) => raw,
}

function rendered(tokens: readonly Token[], label: string): ReactNode {
  return tokens.map((token, index) => {
    const render = RENDERS[token.type as MarkedToken['type']] as Render<string> | undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
    return <Piece key={index}>{render ? render(token as never, label) : token.raw}</Piece>
  })
}

const Piece = ({ children }: { children: ReactNode }) => children

/** One sentence in italics, alone: the motto. */
const isMotto = (tokens: readonly Token[]) => tokens.length === 1 && tokens[0]?.type === 'em'

function SafeTable({ token: { header, rows }, label }: { token: Tokens.Table; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard (WCAG 2.1.1)
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-sm">
      <table className="w-full text-xs sm:text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-rule border-b text-soft text-xs">
            {header.map((cell) => (
              <th key={cell.text} scope="col" className={cx('font-normal', cellStyle(cell))}>
                {rendered(cell.tokens, label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
            <tr key={index} className="border-rule/70 border-b last:border-b-0">
              {rowCells(row, label)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const cellStyle = ({ align }: Tokens.TableCell) =>
  cx('px-1 py-2.5 first:pl-0 sm:px-3 last:pr-0', align === 'right' ? 'text-right tabular-nums' : 'text-left')

function rowCells([name, ...numbers]: readonly Tokens.TableCell[], label: string) {
  return (
    <>
      {name && (
        <th scope="row" className={cx('font-semibold', cellStyle(name))}>
          {rendered(name.tokens, label)}
        </th>
      )}
      {numbers.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
        <td key={index} className={cellStyle(cell)}>
          {rendered(cell.tokens, label)}
        </td>
      ))}
    </>
  )
}
