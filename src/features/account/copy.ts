/** Why Google sent a student back without signing in, by the error it names. */
const googleErrors: Readonly<Record<string, string>> = {
  access_denied: 'o acesso foi cancelado.',
  email_not_found: 'a conta não informou um e-mail.',
  please_restart_the_process: 'o pedido demorou demais. Comece de novo.',
  state_mismatch: 'o pedido demorou demais. Comece de novo.',
}

export const copy = {
  login: {
    title: 'Entrar',
    description: 'Entre ou crie sua conta gratuita para organizar seus estudos.',
    home: 'Posse, página inicial',
  },
  entry: {
    title: 'Boas-vindas à Posse',
    text: 'Entre para continuar de onde parou, ou crie sua conta e comece a estudar hoje.',
    google: 'Entrar com o Google',
    googleBusy: 'Abrindo o Google...',
    or: 'ou',
    signIn: 'Entrar',
    signUp: 'Criar conta',
    signedIn: (name: string) => `Você já entrou como ${name}.`,
    continue: 'Continuar para a área do aluno',
    noScript: 'Para entrar ou criar uma conta, ative o JavaScript do seu navegador.',
    loading: 'Carregando...',
  },
  google: {
    title: 'Erro!',
    failed: (message: string) => `Erro ao fazer login com Google: ${message}`,
    reason: (error: string | null) => googleErrors[error ?? ''] ?? 'não foi possível concluir. Tente novamente.',
  },
  fields: {
    name: 'Nome completo',
    email: 'E-mail',
    password: 'Senha',
  },
  signUp: {
    title: 'Criar conta',
    submit: 'Criar conta',
    busy: 'Cadastrando...',
    passwordHint: (min: number) => `Ao menos ${min} caracteres.`,
    other: 'Já tem uma conta?',
    toOther: 'Entre nela',
  },
  signIn: {
    title: 'Entrar',
    submit: 'Entrar',
    busy: 'Entrando...',
    forgot: 'Esqueci minha senha',
    other: 'Ainda não tem conta?',
    toOther: 'Crie a sua',
  },
  reset: {
    title: 'Redefinir senha',
    text: 'Informe o e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.',
    submit: 'Enviar redefinição',
    busy: 'Enviando...',
    sent: 'E-mail de redefinição enviado! Verifique sua caixa de entrada ou caixa de spam.',
  },
  cancel: 'Cancelar',
  newPassword: {
    title: 'Redefinir senha',
    description: 'Escolha uma nova senha para a sua conta.',
    text: 'Escolha uma nova senha. Depois de salvar, você sai da conta em todos os aparelhos e entra com ela.',
    submit: 'Salvar nova senha',
    busy: 'Salvando...',
    password: 'Nova senha',
    failed: 'Erro ao redefinir a senha',
    done: 'Senha redefinida. Entre com a nova senha.',
    again: 'Pedir um novo link',
  },
} as const
