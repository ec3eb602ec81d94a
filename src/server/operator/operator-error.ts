/** Ends an operator's command; its message is one sentence in Portuguese, shown without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
