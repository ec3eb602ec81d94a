/** The addresses that open a panel of `/login`, for links that know what somebody wants. */
export const SIGN_UP = '/login?painel=criar'
export const SIGN_IN = '/login?painel=entrar'
export const RESET = '/login?painel=redefinir'
