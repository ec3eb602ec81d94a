import Type from 'typebox'
import { type Contract, Download, messageReply, StudentPath, text } from '../../../shared/contract.ts'
import { LIMITS } from '../../../shared/credentials.ts'
import type { Limit } from '../../../shared/limit.ts'
import { PASSWORD_GUESSES } from '../contract.ts'

/** Ten at once, then ten an hour, because each download reads all data of a student. */
const DOWNLOADS: Limit = { name: 'download', burst: 10, everySeconds: 360 }

export const MESSAGES = {
  deleted: 'Sua conta e todos os seus dados foram excluídos.',
  passwordWrong: 'Senha incorreta.',
  signInAnew: 'Para excluir a conta, entre nela novamente e repita em até 5 minutos.',
  emailWrong: 'Este não é o e-mail da sua conta.',
} as const

export const personalDataContract = {
  'GET /account/export/:userId': {
    access: 'student',
    summary: 'Todos os dados do aluno, em JSON e CSV, num arquivo zip',
    params: StudentPath,
    reply: Download,
    limit: DOWNLOADS,
  },
  'POST /account/deletion/:userId': {
    access: 'student',
    summary:
      'Exclui a conta e todos os dados para sempre, com a senha; para quem não tem uma aqui, tendo acabado de entrar e com o e-mail (com o Firebase, sem ele)',
    params: StudentPath,
    body: Type.Object({
      password: Type.Optional(text(LIMITS.passwordMax, 1)),
      email: Type.Optional(text(LIMITS.email, 1)),
    }),
    reply: messageReply(MESSAGES.deleted),
    // Checking a password takes long; no transaction should wait for it.
    writes: 'outside',
    limit: PASSWORD_GUESSES,
  },
} as const satisfies Contract

export const READ_ME = {
  file: 'LEIA-ME.txt',
  text: (day: string) =>
    [
      `Estes são todos os dados que a Posse guarda da sua conta, como estavam em ${day}.`,
      '',
      'Cada assunto tem dois arquivos com o mesmo conteúdo:',
      '- .csv abre em planilhas, como Excel, LibreOffice e Google Planilhas;',
      '- .json serve a outros programas: instantes em UTC (ISO 8601), tempos em segundos.',
      '',
      'Não estão aqui os segredos da conta (a senha, que só guardamos cifrada, e as chaves de acesso)',
      'nem as somas que calculamos a partir dos registros.',
      '',
    ].join('\r\n'),
} as const

export const archiveName = (day: string) => `posse-meus-dados-${day}.zip`

export const YES_NO = { true: 'Sim', false: 'Não' } as const

export const REMOVAL = {
  name: 'remove-account',
  words: '<e-mail ou id> --yes',
  does: 'exclui a conta e todos os seus dados, para sempre',
  whom: 'De quem? Informe o e-mail ou o id da conta.',
  unknown: (who: string) => `Não há uma conta, ou há várias, com o e-mail ou id ${who}.`,
  confirm: (who: string) =>
    `A conta ${who} e todos os seus dados seriam excluídos para sempre: se é isso, acrescente --yes.`,
  done: (who: string) => `A conta ${who} e todos os seus dados foram excluídos.`,
} as const
