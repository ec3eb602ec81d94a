import { SESSION_ENDED } from './errors.ts'

/** The same words for every password, so that a guesser learns nothing. */
export const SIGN_IN_BY_MAIL =
  'Muitas tentativas erradas de entrar nesta conta. Se a sua senha estiver certa, você recebe em instantes um e-mail com um link para entrar. Confira também a caixa de spam.'

export const FOREIGN_ORIGIN = 'Este pedido veio de um endereço não autorizado.'

/** Keyed by the embedded identity's own error codes. */
export const IDENTITY_MESSAGES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'E-mail ou senha incorretos.',
  INVALID_PASSWORD: 'Senha incorreta.',
  INVALID_SIGN_IN_LINK: 'Este link não vale mais. Entre com sua senha.',
  LINKING_NOT_GRANTED: 'Confirme sua senha antes de conectar o Google.',
  USER_ALREADY_EXISTS: 'Já existe uma conta com este e-mail.',
  INVALID_TOKEN: 'Este link não vale mais. Peça uma nova redefinição de senha.',
  UNAUTHORIZED: SESSION_ENDED,
  INVALID_ORIGIN: FOREIGN_ORIGIN,
  INVALID_CALLBACK_URL: 'O endereço de retorno não é autorizado.',
  INVALID_REDIRECT_URL: 'O endereço de retorno não é autorizado.',
  PROVIDER_NOT_FOUND: 'Esta forma de entrar não está disponível.',
}
