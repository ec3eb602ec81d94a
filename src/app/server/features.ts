import type { FastifyBaseLogger } from 'fastify'
import { personalData } from '../../features/account/personal-data/server/handlers.ts'
import { account } from '../../features/account/server/handlers.ts'
import { settings } from '../../features/account/settings/server/handlers.ts'
import { waysIn } from '../../features/account/ways-in/server/handlers.ts'
import { calendarFeed } from '../../features/calendar-feed/server/handlers.ts'
import { careers } from '../../features/careers/server/handlers.ts'
import { consistency } from '../../features/consistency/server/handlers.ts'
import { exams } from '../../features/exams/server/handlers.ts'
import { guide } from '../../features/guide/server/handlers.ts'
import { guidedWeek, topicWeights } from '../../features/guide/server/store.ts'
import { history } from '../../features/history/server/handlers.ts'
import { imports } from '../../features/imports/server/handlers.ts'
import { dropImportedCards, keepImportedCards } from '../../features/mistakes/imported/server/store.ts'
import { mistakePictures } from '../../features/mistakes/pictures/server/handlers.ts'
import { mistakes } from '../../features/mistakes/server/handlers.ts'
import { mockExams } from '../../features/mock-exams/server/handlers.ts'
import { overview } from '../../features/overview/server/handlers.ts'
import { LIMITS as RECORD_LIMITS } from '../../features/records/contract.ts'
import {
  countImported,
  dropImported,
  findRecordMarks,
  keepImported,
} from '../../features/records/imported/server/store.ts'
import { log as studyLog } from '../../features/records/log/server/handlers.ts'
import { readLog } from '../../features/records/log/server/store.ts'
import { keepPaperRecords } from '../../features/records/mock/server/store.ts'
import { study } from '../../features/records/server/handlers.ts'
import { reminders } from '../../features/reminders/server/handlers.ts'
import { report } from '../../features/report/server/handlers.ts'
import { progress } from '../../features/schedule/progress/server/handlers.ts'
import { schedule } from '../../features/schedule/server/handlers.ts'
import { subjects } from '../../features/subjects/server/handlers.ts'
import { bringSubjects, subjectsNamed, takeBackSubjects } from '../../features/subjects/server/store.ts'
import { support } from '../../features/support/server/handlers.ts'
import { openEditais } from '../../features/syllabus/catalogue/server/handlers.ts'
import { knownTopics } from '../../features/syllabus/known/server/handlers.ts'
import { readGiven } from '../../features/syllabus/reading/server/port.ts'
import { readRows } from '../../features/syllabus/rows/server/port.ts'
import { syllabus } from '../../features/syllabus/server/handlers.ts'
import { targets } from '../../features/syllabus/targets/server/handlers.ts'
import { pageWatch } from '../../features/syllabus/watch/server/handlers.ts'
import { liveSession } from '../../features/timer/live/server/handlers.ts'
import { weeklyGoal } from '../../features/weekly-goal/server/handlers.ts'
import type { Database } from '../../server/database/db.ts'
import type { Feature } from '../../server/http/feature.ts'
import { longestTokenMs } from '../../server/identity/identity-config.ts'
import type { MailQueue } from '../../server/mail/mail-queue.ts'
import type { Config } from '../../server/operation/config.ts'

interface Kernel {
  readonly config: Config
  readonly mail: MailQueue
  /** Ids of students and sessions whose tokens are no longer valid. */
  readonly ended: Set<string>
  readonly log: FastifyBaseLogger
  /** Subscribes to notifications of other processes; absent where this process is alone on its database. */
  readonly listen?: Database['listen']
}

export function features({ config, mail, ended, log, listen }: Kernel): readonly Feature[] {
  const google = Boolean(config.google)
  const editais = openEditais(config.catalogueUrl)
  const all: readonly Feature[] = [
    overview({ readLog }),
    schedule,
    progress,
    liveSession(log, listen),
    pageWatch({ log }),
    knownTopics,
    targets({ subjectsNamed, editais }),
    syllabus({ subjectsNamed, readGiven, editais, catalogueUrl: config.catalogueUrl, log }),
    exams({ feedUrl: config.examsFeedUrl, log }),
    history({ readLog }),
    careers,
    subjects,
    account({
      google: Boolean(config.google || config.firebase),
      charges: Boolean(config.payment),
      ended,
      listen,
    }),
    settings({ ended, google }),
    waysIn({ google }),
    personalData({ personal: () => personal, ended, longestTokenMs: longestTokenMs(config) }),
    support({ to: config.supportEmail, mail, log }),
    study({ recordsPerDay: config.recordsPerDay }),
    studyLog,
    mockExams({ keepRecords: keepPaperRecords, readRows }),
    mistakes({ topicWeights }),
    mistakePictures,
    report({ ai: config.ai, log, guidedWeek, readLog }),
    imports({ mostRecords: config.recordsPerDay * RECORD_LIMITS.daysInAll, ...IMPORTING }),
    guide,
    weeklyGoal,
    consistency,
    calendarFeed({ examsUrl: config.examsFeedUrl }),
    reminders({ dataDir: config.dataDir, subject: contactFor(config), examsUrl: config.examsFeedUrl, log }),
  ]
  const personal = all.flatMap((feature) => feature.personal)
  return all
}

const IMPORTING = {
  records: { keep: keepImported, drop: dropImported, marks: findRecordMarks, count: countImported },
  cards: { keep: keepImportedCards, drop: dropImportedCards },
  subjects: { bring: bringSubjects, takeBack: takeBackSubjects },
}

/** The contact address that push services require from senders. */
const contactFor = ({ baseUrl, supportEmail }: Config) =>
  baseUrl?.startsWith('https:') ? baseUrl : `mailto:${supportEmail ?? 'posse@localhost'}`
