/** Messages by the Firebase SDK's codes; other codes mean nothing to a student. */
export const FIREBASE_MESSAGES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'E-mail ou senha incorretos.',
  'auth/invalid-login-credentials': 'E-mail ou senha incorretos.',
  'auth/user-not-found': 'E-mail ou senha incorretos.',
  'auth/wrong-password': 'E-mail ou senha incorretos.',
  'auth/invalid-email': 'Informe um e-mail válido.',
  'auth/missing-email': 'Informe seu e-mail.',
  'auth/missing-password': 'Informe sua senha.',
  'auth/email-already-in-use': 'Já existe uma conta com este e-mail.',
  'auth/weak-password': 'A senha precisa ter ao menos 6 caracteres.',
  'auth/password-does-not-meet-requirements': 'A senha não tem o que esta instalação exige. Escolha outra.',
  'auth/user-disabled': 'Esta conta foi desativada.',
  'auth/user-token-expired': 'Sua sessão terminou. Entre novamente.',
  'auth/requires-recent-login': 'Por segurança, saia da conta, entre novamente e repita.',
  'auth/user-mismatch': 'Esta é outra conta. Escolha a que está aberta aqui.',
  'auth/too-many-requests': 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  'auth/quota-exceeded': 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  'auth/operation-not-allowed': 'Esta forma de entrar não está disponível.',
  'auth/unauthorized-domain': 'Esta forma de entrar não está disponível neste endereço.',
  'auth/expired-action-code': 'Este link não vale mais. Peça uma nova redefinição de senha.',
  'auth/invalid-action-code': 'Este link não vale mais. Peça uma nova redefinição de senha.',
  'auth/account-exists-with-different-credential':
    'já existe uma conta com este e-mail. Entre com a senha e tente novamente.',
  'auth/popup-closed-by-user': 'o acesso foi cancelado.',
  'auth/cancelled-popup-request': 'o acesso foi cancelado.',
  'auth/user-cancelled': 'o acesso foi cancelado.',
  'auth/popup-blocked': 'o navegador bloqueou a janela. Permita janelas deste site e tente novamente.',
}

export const PASSWORD_WRONG = 'Senha incorreta.'
