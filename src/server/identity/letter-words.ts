interface LinkLetter {
  readonly to: string
  readonly name: string
  readonly url: string
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Leaves suspicious names out: whoever signs up with another's e-mail could put any text into the name. */
function greetingOf(name: string): string {
  const [first = ''] = name.trim().split(/\s/u)
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? `Olá, ${first}.` : 'Olá.'
}

export const resetLetter = (request: LinkLetter) =>
  linkLetter(request, {
    subject: 'Redefinição de senha na Posse',
    why: 'Recebemos um pedido para redefinir a senha da sua conta na Posse. O link vale por 1 hora.',
    link: 'Redefinir minha senha',
    otherwise: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  })

/** The letter for an account under attack; only the right password sends it. */
export const signInLetter = (request: LinkLetter) =>
  linkLetter(request, {
    subject: 'Seu link para entrar na Posse',
    why: 'Houve muitas tentativas erradas de entrar na sua conta na Posse. Para entrar, use este link, que vale por 1 hora e uma vez.',
    link: 'Entrar na minha conta',
    otherwise: 'Se não foi você, alguém sabe sua senha: ninguém entrou, mas troque-a logo.',
  })

interface LetterWords {
  readonly subject: string
  readonly why: string
  readonly link: string
  readonly otherwise: string
}

function linkLetter({ to, name, url }: LinkLetter, { subject, why, link, otherwise }: LetterWords) {
  const greeting = greetingOf(name)
  return {
    to,
    subject,
    text: `${greeting}\n\n${why}\n\n${url}\n\n${otherwise}\n`,
    html: `<p>${escapeHtml(greeting)}</p><p>${why}</p><p><a href="${escapeHtml(url)}">${link}</a></p><p>${otherwise}</p>`,
  }
}
