/** The field of the address of `/login` that carries the exam which a visitor named. */
export const EXAM_PARAM = 'concurso'

/** Addresses that open a panel of `/login`. */
export const SIGN_UP_PATH = '/login?painel=criar'
export const SIGN_IN_PATH = '/login?painel=entrar'
export const RESET_PATH = '/login?painel=redefinir'

export const signUpPathFor = (exam: string) => `${SIGN_UP_PATH}&${EXAM_PARAM}=${encodeURIComponent(exam)}`
