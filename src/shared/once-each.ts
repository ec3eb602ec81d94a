/** Remembers the answer for each value as long as the value itself lives. */
export function onceEach<Value, Answer>(work: (value: Value) => Answer): (value: Value) => Answer {
  const answers = new Map<Value, Answer>()
  return (value) => {
    const kept = answers.get(value)
    if (kept !== undefined || answers.has(value)) return kept as Answer
    const answer = work(value)
    answers.set(value, answer)
    return answer
  }
}
