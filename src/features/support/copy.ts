export const copy = {
  title: 'Suporte ao usuário',
  description: 'Fale com a equipe da Posse e receba a resposta no seu e-mail.',
  lead: 'Conte o que aconteceu ou o que você gostaria de ver aqui.',
  form: 'Formulário de suporte',
  fields: { name: 'Nome completo', email: 'E-mail', subject: 'Assunto', message: 'Mensagem' },
  emailHint: 'É para onde vai a resposta.',
  left: (characters: number) => `Restam ${characters} caracteres.`,
  submit: 'Enviar Mensagem',
  busy: 'Enviando...',
  sending: {
    title: 'Como funciona',
    replyTime: 'Resposta em até 24 horas úteis',
    replyTimeText: 'Lemos todas as mensagens, de segunda a sexta-feira.',
    byEmail: 'Direto no seu e-mail',
    byEmailText: 'A resposta chega no e-mail que você informar.',
  },
} as const
