/** Words such as 'e-mail' are never broken at their hyphen. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\p{L}+-\p{L}+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
