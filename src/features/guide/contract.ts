import Type, { type Static } from 'typebox'
import { type Contract, Day, EchoedKey, Id, StudentPath, UserId } from '../../shared/contract.ts'
import { Rest } from '../consistency/contract.ts'
import { GuidedMistake } from '../mistakes/contract.ts'
import { IMPORTANCES } from '../syllabus/format/contract.ts'
import { KnownTopic } from '../syllabus/known/contract.ts'

/** Minutes that a day may have, and how many topics wait or are asked about. */
export const LIMITS = { minMinutes: 5, maxMinutes: 960, waiting: 10, asked: 3 } as const

/** The student's wish for today: only topics seen before, or only questions on them. */
export const ONLY = ['review', 'questions'] as const

/** Where the student puts a subject: first of all, wherever it belongs, or last. */
export const PLACES = ['front', 'usual', 'aside'] as const
export type Place = (typeof PLACES)[number]

/** Moves one subject to a place; the whole place is sent, so that repeating it changes nothing. */
export const SubjectPlace = Type.Object({ user_id: UserId, subject_id: Id, place: Type.Enum(PLACES) })
export type SubjectPlace = Static<typeof SubjectPlace>

export const MESSAGES = {
  placed: 'O guia foi refeito.',
  unknownSubject: 'Esta matéria não existe mais.',
} as const

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

/** Questions missed for one reason, and how many were answered there; null where that is not known. */
const Missed = Type.Object({ times: Type.Integer(), of: orNull(Type.Integer()) })

/** Figures for the reason of a topic. Minutes are whole, shares in percent of the exam. */
const Figures = Type.Object({
  share: orNull(Type.Number()),
  /** The share is its subject's, parted among its topics. */
  guessed: Type.Boolean(),
  /** Studied until it was learned, or until now. */
  spent_minutes: Type.Integer(),
  reviews: Type.Integer(),
  questions: Type.Integer(),
  correct: Type.Integer(),
  /** Null where it was never seen. */
  last_on: orNull(Day),
  unseen_days: orNull(Type.Integer()),
  /** Mean minutes of the student's learned topics of this subject; null without any. */
  usual_minutes: orNull(Type.Integer()),
  /** How many those are. */
  usual_topics: Type.Integer(),
  seen_topics: Type.Integer(),
  subject_topics: Type.Integer(),
  /** Days since it was studied, by the student's word alone; left out where records say it, or nobody. */
  said_days: Type.Optional(Type.Integer()),
  /** Questions that were not known, and that were forgotten, since it was last studied; left out without any. */
  unknown: Type.Optional(Missed),
  forgot: Type.Optional(Missed),
})
export type Figures = Static<typeof Figures>

export const GuideStep = Type.Object({
  topic: Type.String(),
  /** Which a record of it names; null while the item is linked to none. */
  topic_id: orNull(Id),
  subject_id: Id,
  name: Type.String(),
  subject: Type.String(),
  kind: Type.Enum(['new', 'review']),
  minutes: Type.Integer(),
  reason: Type.String(),
  figures: Figures,
})
export type GuideStep = Static<typeof GuideStep>

const Range = Type.Object({ low: Type.Integer(), high: Type.Integer() })

const NamedTopic = Type.Object({ topic: Type.String(), name: Type.String(), subject: Type.String() })

const Enough = Type.Object({
  /** Why it cannot be told: no topics, days too few, topics learned too few; else null. */
  unknown: orNull(Type.Enum(['nothing', 'days', 'learned'])),
  needed: orNull(Range),
  there: orNull(Range),
  weekly: orNull(Range),
  /** Days without study of this edital, of an absence that `weekly` and `there` leave out. */
  away_days: orNull(Type.Integer()),
  /** Whether that absence is still going on. */
  is_away: Type.Boolean(),
  fits: orNull(Type.Enum(['yes', 'tight', 'no'])),
  leave_out: orNull(
    Type.Object({
      topics: Type.Array(NamedTopic),
      minutes: Type.Integer(),
      share: orNull(Type.Number()),
    }),
  ),
})
export type GuideEnough = Static<typeof Enough>

const GuideTarget = Type.Object({
  id: Id,
  body: Type.String(),
  position: Type.String(),
  exam_day: orNull(Day),
  /** The result in the student's own words. */
  points: orNull(Type.Number()),
  went: Type.String(),
})

/** Percent of the exam's questions right, eight of ten cases between them. */
const Percents = Type.Object({ low: Type.Integer(), high: Type.Integer() })

/** The expected score, and the number of answers behind it. */
const Score = Type.Object({ questions: Type.Integer(), today: Percents, exam: orNull(Percents) })
export type Score = Static<typeof Score>

/** Without a target in front that has topics, `target` is null or `steps` is empty. */
export const Guide = Type.Object({
  day: Day,
  target: orNull(GuideTarget),
  /** Topics of the edital that are studied one by one. */
  topics: Type.Integer(),
  /** Whole days to the exam: 0 on its day, less than 0 after it. */
  days_left: orNull(Type.Integer()),
  rests: Type.Boolean(),
  minutes: Type.Integer(),
  steps: Type.Array(GuideStep),
  /** Cards of mistakes, before or between the steps; left out where none is to be asked. */
  cards: Type.Optional(
    Type.Object({
      count: Type.Integer(),
      /** Cards that are due, where the day has no room for all. */
      of: Type.Optional(Type.Integer()),
      minutes: Type.Integer(),
      reason: Type.String(),
    }),
  ),
  others: Type.Array(GuideStep),
  enough: Enough,
  /** Null while there are too few answers to tell. */
  score: orNull(Score),
  /** Nobody said how important these topics are, and each would change today's blocks if it were said. */
  asked: Type.Array(NamedTopic),
  /** Subjects of the edital in its order, and where the student puts each. */
  subjects: Type.Array(Type.Object({ subject_id: Id, name: Type.String(), place: Type.Enum(PLACES) })),
  waiting: Type.Array(
    Type.Object({ topic: Type.String(), name: Type.String(), subject: Type.String(), days: Type.Integer() }),
  ),
})
export type Guide = Static<typeof Guide>

const MaterialTopic = Type.Object({
  id: Type.String(),
  /** The topics that it is; a record of it names the first. None until the item was linked. */
  topic_ids: Type.Array(Id),
  subject_id: Id,
  /** The topic's name, if it is shown alone. */
  name: Type.String(),
  /** Its own words, which match records without a topic. */
  words: Type.String(),
  subject: Type.String(),
  part: Type.String(),
  /** The share of the exam of that subject, 0 to 1; it is parted among its topics by their importance. */
  part_share: Type.Number(),
  /** The edital does not say that share: it is what exams like this one ask. */
  is_guessed: Type.Optional(Type.Boolean()),
  /** Length in usual topics; 1 where it is left out. */
  size: Type.Optional(Type.Number()),
  /** Null where nobody said it. */
  importance: orNull(Type.Enum(IMPORTANCES)),
  /** Share of its subject's points below which the exam eliminates, 0 to 1. */
  minimum: orNull(Type.Number()),
})

/** A topic that has others below it: what was studied of it counts for each of them. */
const MaterialWhole = Type.Object({
  topic_ids: Type.Array(Id),
  subject_id: Id,
  words: Type.String(),
  /** Its parts among the topics: the first one's place, and how many they are. */
  first: Type.Integer(),
  count: Type.Integer(),
})

/** All that the guide is made of, so that a device makes the same one without a network. */
export const GuideMaterial = Type.Object({
  target: orNull(GuideTarget),
  /** The edital says how many questions some subject or block has. */
  is_weighed: Type.Boolean(),
  rests: Type.Array(Rest),
  /** Share of questions right by chance. */
  guess: Type.Number(),
  topics: Type.Array(MaterialTopic),
  /** None in what a device kept of older versions. */
  wholes: Type.Optional(Type.Array(MaterialWhole)),
  /** The weekly schedule says which subjects are a day's; 1 is Monday. */
  schedule: Type.Array(
    Type.Object({ day_of_week: Type.Integer({ minimum: 1, maximum: 7 }), subject_id: Id }),
  ),
  /** Subjects that the student moved. */
  places: Type.Array(Type.Object({ subject_id: Id, place: Type.Enum(PLACES) })),
  /** Six numbers a record: day from 1970, seconds, questions, right, 1 if finished, 1 if a review. */
  log: Type.Array(Type.Object({ topic_id: Id, log: Type.Array(Type.Integer()) })),
  /** A question site's latest sums by topic; left out by older versions. */
  elsewhere: Type.Optional(
    Type.Array(Type.Object({ topic_id: Id, questions: Type.Integer(), correct: Type.Integer() })),
  ),
  mistakes: Type.Optional(Type.Array(GuidedMistake)),
  /** Topics that the student already knows; missing if there are none. */
  known: Type.Optional(Type.Array(KnownTopic)),
})
export type GuideMaterial = Static<typeof GuideMaterial>

export const guideContract = {
  'GET /guide/:userId': {
    access: 'student',
    summary:
      'O que estudar agora e hoje, e por quê, pelo edital em frente e pelos registros do aluno; e se dá tempo',
    params: StudentPath,
    query: Type.Object({
      /** Left out, what the student usually studies a day, less what was studied today. */
      minutes: Type.Optional(Type.Integer({ minimum: LIMITS.minMinutes, maximum: LIMITS.maxMinutes })),
      only: Type.Optional(Type.Enum(ONLY)),
    }),
    reply: Guide,
  },
  'GET /guide/:userId/material': {
    access: 'student',
    summary:
      'De que o guia é feito: tópicos com pesos e o que se estudou de cada um, para fazê-lo sem conexão',
    params: StudentPath,
    reply: GuideMaterial,
  },
  'POST /subject-places': {
    access: 'student',
    summary: 'Põe uma matéria na frente das outras no guia, de lado, ou de volta no seu lugar',
    body: SubjectPlace,
    reply: Type.Object({ message: Type.String(), key: EchoedKey }),
  },
} as const satisfies Contract
