interface ResetRequest {
  readonly to: string
  readonly name: string
  /** Address of the page where the new password is typed. */
  readonly url: string
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The letter that lets a student choose a new password (spec §2, §8). */
export function resetLetter({ to, name, url }: ResetRequest) {
  const greeting = `Olá, ${name}.`
  const why = 'Recebemos um pedido para redefinir a senha da sua conta na Posse. O link vale por 1 hora.'
  const otherwise = 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.'
  return {
    to,
    subject: 'Redefinição de senha na Posse',
    text: `${greeting}\n\n${why}\n\n${url}\n\n${otherwise}\n`,
    html: `<p>${escapeHtml(greeting)}</p><p>${why}</p><p><a href="${escapeHtml(url)}">Redefinir minha senha</a></p><p>${otherwise}</p>`,
  }
}
