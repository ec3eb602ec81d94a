/** The message is one Portuguese sentence, shown without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
