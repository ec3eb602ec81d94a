import Type, { type Static } from 'typebox'
import { type Contract, Download, Instant, messageReply, StudentPath } from '../../shared/contract.ts'
import type { Limit } from '../../shared/limit.ts'

/** Characters of a key: 256 bits of chance. */
const KEY_LENGTH = 43

/** A calendar program asks every quarter of an hour at most; thirty may use the address. */
const READINGS: Limit = { name: 'calendar', burst: 30, everySeconds: 60, inMemory: true }

export const CalendarFeed = Type.Object({ made_at: Type.Union([Instant, Type.Null()]) })

/** The only answer with the path, of which the server stores a digest. */
export const NewCalendarFeed = Type.Object({ message: Type.String(), path: Type.String(), made_at: Instant })

export type CalendarFeed = Static<typeof CalendarFeed>
export type NewCalendarFeed = Static<typeof NewCalendarFeed>

export const MESSAGES = {
  made: 'Endereço do calendário criado.',
  revoked: 'O endereço do calendário não vale mais.',
  unknown: 'Este endereço de calendário não vale mais.',
} as const

export const calendarFeedContract = {
  'GET /calendar-feed/:userId': {
    access: 'student',
    summary: 'Desde quando o calendário do aluno tem um endereço secreto',
    params: StudentPath,
    reply: CalendarFeed,
  },
  'POST /calendar-feed/:userId': {
    access: 'student',
    summary: 'Cria um endereço secreto para o calendário do aluno; o anterior deixa de valer',
    writes: 'statement',
    params: StudentPath,
    status: 201,
    limit: { name: 'calendar address', burst: 10, everySeconds: 60 },
    reply: NewCalendarFeed,
  },
  'DELETE /calendar-feed/:userId': {
    access: 'student',
    summary: 'Revoga o endereço secreto do calendário do aluno',
    writes: 'statement',
    params: StudentPath,
    reply: messageReply(MESSAGES.revoked),
  },
  // The key is in the query, which the log leaves out.
  'GET /calendar.ics': {
    access: 'public',
    summary: 'O calendário (iCalendar) por seu endereço secreto: cronograma, provas e inscrições',
    query: Type.Object({ key: Type.String({ minLength: KEY_LENGTH, maxLength: KEY_LENGTH }) }),
    limit: READINGS,
    reply: Download,
  },
} as const satisfies Contract

export const WORDS = {
  name: 'Posse',
  study: (subjects: string) => `Estudar: ${subjects}`,
  exam: (name: string) => `Prova: ${name}`,
  opens: (name: string) => `Abrem as inscrições: ${name}`,
  closes: (name: string) => `Último dia de inscrição: ${name}`,
} as const
