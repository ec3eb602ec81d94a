/** The message is one Portuguese sentence for whoever runs the server, shown without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
