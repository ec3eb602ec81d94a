export const copy = {
  title: 'Suporte ao usuário',
  description: 'Fale com a equipe do Posse.',
  preparing: {
    title: 'O formulário de suporte está sendo preparado',
    text: 'Em breve você vai escrever para nós por aqui e receber a resposta no seu e-mail. Enquanto isso, seus estudos continuam disponíveis normalmente.',
    action: 'Voltar para o início',
  },
} as const
