/** Messages by the error code in Google's redirect. */
const googleErrors: Readonly<Record<string, string>> = {
  access_denied: 'o acesso foi cancelado.',
  email_not_found: 'a conta não informou um e-mail.',
  email_not_verified: 'o Google ainda não confirmou o e-mail desta conta.',
  account_not_linked:
    'já existe uma conta com este e-mail. Entre nela com a senha e conecte o Google em Minha Conta, ou use “Esqueci minha senha”.',
  please_restart_the_process: 'o pedido demorou demais. Comece de novo.',
  state_mismatch:
    'o pedido demorou demais, ou o navegador não guardou os cookies deste site. Permita os cookies e comece de novo.',
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
    unopened: 'Não foi possível abrir. Verifique sua conexão.',
    again: 'Tentar novamente',
    loading: 'Carregando...',
  },
  google: {
    title: 'Erro!',
    failed: (message: string) => `Erro ao fazer login com Google: ${message}`,
    reason: (error: string | null) =>
      googleErrors[error ?? ''] ?? 'não foi possível concluir. Tente novamente.',
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
    exam: (name: string) => `Seu concurso já vai junto: ${name}.`,
    other: 'Já tem uma conta?',
    toOther: 'Entrar',
  },
  signIn: {
    title: 'Entrar',
    submit: 'Entrar',
    busy: 'Entrando...',
    forgot: 'Esqueci minha senha',
    other: 'Ainda não tem conta?',
    toOther: 'Criar conta',
  },
  reset: {
    title: 'Redefinir senha',
    text: 'Informe o e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.',
    submit: 'Enviar redefinição',
    busy: 'Enviando...',
    sent: 'E-mail de redefinição enviado! Verifique sua caixa de entrada ou caixa de spam.',
  },
  cancel: 'Cancelar',
  byLink: {
    title: 'Entrar pelo e-mail',
    description: 'Entre na sua conta com o link que enviamos por e-mail.',
    text: 'Este link vale uma vez. Ao continuar, você entra na sua conta neste navegador.',
    submit: 'Entrar na minha conta',
    busy: 'Entrando...',
    failed: 'Erro ao fazer login',
    again: 'Entrar com a senha',
  },
  newPassword: {
    title: 'Redefinir senha',
    description: 'Escolha uma nova senha para a sua conta.',
    text: 'Escolha uma nova senha. Depois de salvar, você sai da conta em todos os aparelhos e entra com ela. O endereço do calendário, se você criou um, também deixa de valer.',
    submit: 'Salvar nova senha',
    busy: 'Salvando...',
    password: 'Nova senha',
    failed: 'Erro ao redefinir a senha',
    done: 'Senha redefinida. Entre com a nova senha.',
    again: 'Pedir um novo link',
  },
} as const
