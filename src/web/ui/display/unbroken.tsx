/** Words with a hyphen, and times as `formatDuration` writes them. */
const PIECES = /(\p{L}+-\p{L}+|\d+h \d+min(?: \d+s)?|\d+min \d+s)/u

/** Never breaks words such as 'e-mail' at their hyphen, nor times such as '1h 5min' at their space. */
export function Unbroken({ children }: { children: string }) {
  return children.split(PIECES).map((part, index) =>
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
