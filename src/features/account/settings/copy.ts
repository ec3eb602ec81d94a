import type { PartWords } from '../../../web/merging/settle.ts'
import type { AccountWhole } from './rules.ts'

/** Messages by the error code in Google's redirect. */
const googleRefusals: Readonly<Record<string, string>> = {
  access_denied: 'Você cancelou no Google.',
  account_already_linked_to_different_user: 'Esta conta do Google já entra em outra conta da Posse.',
  unable_to_link_account: 'O Google ainda não confirmou o e-mail desta conta.',
}

export const copy = {
  title: 'Minha Conta',
  description: 'Seu nome, sua senha, os aparelhos conectados e os seus dados.',
  loading: 'Carregando sua conta...',
  name: {
    title: 'Perfil',
    text: 'É assim que chamamos você por aqui.',
    name: 'Nome completo',
    email: 'E-mail',
    submit: 'Salvar nome',
    busy: 'Salvando...',
    failed: 'Não foi possível salvar seu nome. Tente novamente.',
  },
  password: {
    title: 'Senha',
    text: 'Ao trocar a senha, você sai da conta nos outros aparelhos.',
    current: 'Senha atual',
    next: 'Nova senha',
    hint: (min: number) => `Ao menos ${min} caracteres.`,
    missing: 'Informe sua senha.',
    submit: 'Trocar senha',
    busy: 'Trocando...',
    changed: 'Senha alterada com sucesso!',
    failed: 'Não foi possível trocar a senha. Tente novamente.',
    google:
      'Você entra com o Google, então não há senha para trocar aqui. Para ter também uma senha, use “Esqueci minha senha” ao entrar.',
  },
  waysIn: {
    title: 'Como você entra',
    text: 'Com mais de uma forma de entrar, você entra mesmo se perder a outra.',
    names: { password: 'E-mail e senha', google: 'Google' },
    since: (day: string) => `Desde ${day}`,
    notLinked: 'Não conectado',
    noPassword: 'Sem senha',
    only: 'É a única forma de entrar nesta conta.',
    link: 'Conectar o Google',
    unlink: 'Desconectar o Google',
    password: 'Sua senha, para confirmar',
    passwordMissing: 'Informe sua senha.',
    leave: 'Continuar para o Google',
    leaving: 'Abrindo o Google...',
    cancel: 'Cancelar',
    linked: 'Google conectado.',
    failed: 'Não foi possível conectar o Google. Tente novamente.',
    unlinkQuestion: {
      title: 'Desconectar o Google?',
      text: 'Você passa a entrar só com o e-mail e a senha. Pode conectar o Google de novo quando quiser.',
      action: 'Desconectar',
      busy: 'Desconectando...',
      failed: 'Não foi possível desconectar o Google. Tente novamente.',
    },
    refused: (error: string | null) =>
      googleRefusals[error ?? ''] ?? 'Não foi possível concluir com o Google. Tente novamente.',
  },
  devices: {
    title: 'Aparelhos conectados',
    text: 'Onde sua conta está aberta. Desconecte o que você não reconhece e depois troque a senha.',
    here: 'Este aparelho',
    lastUsed: (day: string, time: string) => `Último uso em ${day}, às ${time}`,
    lastUsedToday: (time: string) => `Último uso hoje, às ${time}`,
    end: 'Desconectar',
    endOf: (device: string) => `Desconectar ${device}`,
    endOthers: 'Desconectar todos os outros',
    onlyHere: 'Sua conta está aberta só neste aparelho.',
    failed: 'Não foi possível desconectar. Tente novamente.',
  },
  preferences: {
    title: 'Preferências',
    text: 'O fuso horário diz quando o seu dia de estudos começa e termina.',
    timeZone: 'Fuso horário',
    device: 'Automático, do aparelho',
    now: (time: string, zone: string) => `Agora são ${time} em ${zone}.`,
    noTimeZone: 'Nenhum fuso horário encontrado.',
    theme: 'Aparência',
    failed: 'Não foi possível salvar o fuso horário. Tente novamente.',
  },
  data: {
    title: 'Seus dados',
    text: 'Tudo o que guardamos da sua conta num arquivo zip: planilhas (CSV) para você, JSON para outros programas.',
    action: 'Baixar meus dados',
    busy: 'Preparando...',
    failed: 'Não foi possível preparar seus dados. Tente novamente.',
  },
  deletion: {
    title: 'Excluir conta',
    text: 'Exclui sua conta e tudo o que há nela, para sempre.',
    action: 'Excluir minha conta',
    question: 'Excluir sua conta para sempre?',
    lost: 'Ninguém consegue desfazer isto, nem nós. Você perde:',
    items: [
      'todos os registros de estudo e estatísticas',
      'o cronograma e o que foi marcado nele',
      'a carreira e as matérias, também as que você criou',
      'os concursos e editais, com os seus resultados',
      'a meta da semana, as folgas e os lembretes',
      'os relatórios gerados e as mensagens ao suporte',
      'o que este aparelho ainda não enviou',
    ],
    first: 'Quer guardar uma cópia?',
    password: 'Sua senha, para confirmar',
    passwordMissing: 'Informe sua senha.',
    email: (email: string) => `Escreva ${email} para confirmar`,
    emailMissing: 'Informe seu e-mail.',
    prove:
      'Para confirmar que é você, entre de novo com o Google. Depois você volta para cá e conclui a exclusão.',
    leave: 'Entrar de novo com o Google',
    leaving: 'Abrindo o Google...',
    cancel: 'Cancelar',
    confirm: 'Excluir para sempre',
    busy: 'Excluindo...',
    failed: 'Não foi possível excluir a conta. Tente novamente.',
  },
} as const

/** Words for the settings that two devices changed differently. */
export const accountWords: PartWords<AccountWhole> = {
  title: (part) => (part === 'name' ? copy.name.name : copy.preferences.timeZone),
  value: (part, { name, time_zone }) => (part === 'name' ? name : (time_zone ?? copy.preferences.device)),
}
