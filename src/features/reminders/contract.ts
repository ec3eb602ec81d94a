import Type, { type Static } from 'typebox'
import { type Contract, messageReply, StudentPath } from '../../shared/contract.ts'
import { formatMinutes } from '../../shared/duration.ts'

/** The most devices with reminders of a student, and lengths of what a browser sends. */
export const LIMITS = { devices: 20, endpoint: 1000, key: 200, lastMinute: 1439 } as const

/** The default: from ten at night until seven. */
export const USUAL = {
  study_start: true,
  timer_running: true,
  enrolment_end: true,
  page_news: true,
  quiet_from: 1320,
  quiet_until: 420,
} as const

const Minute = Type.Integer({ minimum: 0, maximum: LIMITS.lastMinute })

/** Minutes from midnight; equal ones mean no quiet hours. */
export const ReminderChoice = Type.Object({
  study_start: Type.Boolean(),
  /** Remind of a timer that has run for hours without a sign of life. */
  timer_running: Type.Boolean(),
  /** Remind before enrolment for a target closes. */
  enrolment_end: Type.Boolean(),
  page_news: Type.Boolean(),
  quiet_from: Minute,
  quiet_until: Minute,
})

export const Reminders = Type.Object({
  /** Null until the student asks for reminders. */
  choice: Type.Union([ReminderChoice, Type.Null()]),
  devices: Type.Integer(),
  /** Whether this session has a subscribed device; for an outside identity, whether any has. */
  here: Type.Boolean(),
  /** The server's public key (VAPID), which browsers need to subscribe. */
  public_key: Type.String(),
  /** Whether the push service no longer knows this session's device. */
  gone: Type.Boolean(),
})

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\x21-\\x7e]+$' })
const endpoint = text(LIMITS.endpoint)

/** As the browser makes it. */
export const PushSubscription = Type.Object({ endpoint, p256dh: text(LIMITS.key), auth: text(LIMITS.key) })

export type ReminderChoice = Static<typeof ReminderChoice>
export type Reminders = Static<typeof Reminders>
export type PushSubscription = Static<typeof PushSubscription>

export const MESSAGES = {
  saved: 'Lembretes salvos.',
  subscribed: 'Lembretes ativados neste aparelho.',
  unsubscribed: 'Lembretes desativados neste aparelho.',
  badEndpoint: 'Este navegador não disse um endereço válido.',
  tooMany: `Você já tem lembretes em ${LIMITS.devices} aparelhos.`,
} as const

export const remindersContract = {
  'GET /reminders/:userId': {
    access: 'student',
    summary: 'De que o aluno quer ser lembrado, em quantos aparelhos, e a chave pública do servidor (VAPID)',
    params: StudentPath,
    reply: Reminders,
  },
  'PUT /reminders/:userId': {
    access: 'student',
    summary: 'Define de que o aluno quer ser lembrado e as horas de silêncio, no fuso do aluno',
    params: StudentPath,
    body: ReminderChoice,
    reply: messageReply(MESSAGES.saved),
  },
  'POST /push-subscriptions/:userId': {
    access: 'student',
    summary: 'Lembra o aluno também neste aparelho, enquanto a sessão durar',
    params: StudentPath,
    body: PushSubscription,
    status: 201,
    limit: { name: 'push subscription', burst: 20, everySeconds: 60 },
    reply: messageReply(MESSAGES.subscribed),
  },
  'DELETE /push-subscriptions/:userId': {
    access: 'student',
    summary: 'Não lembra mais neste aparelho',
    writes: 'statement',
    params: StudentPath,
    query: Type.Object({ endpoint }),
    reply: messageReply(MESSAGES.unsubscribed),
  },
} as const satisfies Contract

export const WORDS = {
  study: { title: 'Hora de estudar', body: 'É o horário que você planejou.' },
  running: {
    title: 'Ainda estudando?',
    body: (subject: string, minutes: number) =>
      `O cronômetro${subject && ` de ${subject}`} está ligado, com ${formatMinutes(minutes)}.`,
  },
  news: {
    title: {
      amendment: 'Saiu retificação',
      answer_key: 'Saiu gabarito',
      summons: 'Saiu convocação',
      result: 'Saiu resultado',
      file: 'O edital mudou',
    },
    body: (target: string, name: string) => (name === '' ? target : `${target}: ${name}`),
  },
  enrolment: {
    title: 'Inscrição perto do fim',
    body: (name: string, days: number) => {
      if (days === 0) return `${name}: hoje é o último dia de inscrição.`
      return days === 1
        ? `${name}: a inscrição termina amanhã.`
        : `${name}: a inscrição termina em ${days} dias.`
    },
  },
} as const

export const ROTATE = {
  name: 'rotate-push-keys',
  does: 'troca as chaves dos lembretes; cada aluno os ativa de novo, em cada aparelho, em Minha Conta',
  done: (devices: number) => `As chaves foram trocadas. Aparelhos a ativar de novo: ${devices}.`,
} as const
