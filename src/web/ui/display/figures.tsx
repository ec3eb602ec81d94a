/** '26h 15min' reads as two numbers, not as a word. */
export function Figures({ text }: { text: string }) {
  return text.split(/([^\d\s.,:]+)/).map((part, index) => {
    const key = `${index}${part}`
    if (index % 2 === 0) return <span key={key}>{part}</span>
    return (
      <span key={key} className="ml-[0.06em] font-normal text-[0.5em] text-soft tracking-normal">
        {part}
      </span>
    )
  })
}
