/** A list with dots between; where it wraps, no line ends or begins with a dot. */
export function Facts({ items }: { items: readonly string[] }) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-3 flex flex-wrap">
        {items.map((item, index) => (
          <span key={item} className="relative pl-3">
            {/* Left of a line's first fact it is cut off. */}
            {index > 0 && <span className="absolute left-0 w-3 text-center">{' · '}</span>}
            <span>{item}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
