/** The field of the address of `/login` that carries the exam which a visitor named. */
export const EXAM = 'concurso'

/** Addresses that open a panel of `/login`. */
export const SIGN_UP = '/login?painel=criar'
export const SIGN_IN = '/login?painel=entrar'
export const RESET = '/login?painel=redefinir'

export const signUpFor = (exam: string) => `${SIGN_UP}&${EXAM}=${encodeURIComponent(exam)}`
