type Keys = readonly string[]

/** The least shape of a good answer or a streamed event. */
type Shape = Keys | readonly [Keys] | typeof FILE

const FILE = 'file'

/** The first four keys that each contract requires; a call that is missing replies with a sentence. */
export const REPLIES: Readonly<Record<string, Shape>> = {
  'GET /users/me': ['user_id', 'name', 'email', 'career_id'],
  'GET /account/export/:userId': FILE,
  'GET /account/settings/:userId': ['name', 'email', 'identity', 'has_password'],
  'GET /calendar-feed/:userId': ['made_at'],
  'POST /calendar-feed/:userId': ['message', 'path', 'made_at'],
  'GET /careers': [['id', 'name', 'icon']],
  'POST /careers': ['message', 'data'],
  'GET /exams': ['items', 'fetched_at', 'source', 'stale'],
  'GET /guide/:userId': ['day', 'target', 'topics', 'days_left'],
  'GET /guide/:userId/material': ['target', 'is_weighed', 'rests', 'guess'],
  'GET /history/:userId/records.csv': FILE,
  'GET /reminders/:userId': ['choice', 'devices', 'here', 'public_key'],
  'POST /live-session/:userId': ['now', 'cursor', 'events', 'taken'],
  'GET /live-session/:userId/stream': ['now', 'cursor', 'events'],
  'POST /reports': ['type'],
  'GET /reports/:userId': [['id', 'created_at', 'kind', 'model']],
  'GET /reports/:userId/:id': ['id', 'created_at', 'kind', 'model'],
  'GET /schedule/:userId': [['id', 'day_of_week', 'subject_id', 'subject']],
  'POST /schedule': ['message', 'schedule'],
  'GET /progress/:userId': [['completion_date', 'schedule_item_id']],
  'GET /today-plan/:userId': ['day', 'items'],
  'GET /mock-exams/user/:userId': [['key', 'title', 'kind', 'open']],
  'POST /answer-keys': ['text'],
  'GET /mistakes/user/:userId': [['key', 'subject_id', 'topic', 'topic_id']],
  'GET /mistake-pictures/:key': ['key', 'url'],
  'GET /study-subjects/:userId': [['id', 'name']],
  'GET /study-log/:userId': ['columns', 'subjects', 'next', 'stable'],
  'GET /imports/user/:userId': ['imports'],
  'GET /imports/user/:userId/names': ['names', 'topics', 'deleted'],
  'GET /imports/user/:userId/known': ['records'],
  'GET /subjects': [['id', 'name']],
  'GET /weekly-goal/:userId': ['minutes', 'week', 'day', 'questions'],
  'GET /consistency/:userId': ['settings', 'rests', 'exams', 'plans'],
  'POST /rests/:userId': ['message', 'data'],
  'POST /subjects': ['message', 'data'],
  'POST /targets': ['message', 'data'],
  'PUT /targets/:id': ['message', 'data'],
  'PUT /targets/:id/front': ['message', 'data'],
  'GET /syllabus/:userId/:id': ['day', 'targets', 'syllabus'],
  'PUT /syllabus/:id': ['message', 'revision'],
  'POST /syllabus/:id/difference': ['revision', 'difference'],
  'POST /syllabus/:id/amendments': ['message', 'revision'],
  'POST /syllabus/reading': ['document', 'removed', 'outside'],
  'POST /syllabus/reading/places': ['text', 'places'],
  'GET /catalogue': [['id', 'body', 'position', 'board']],
  'GET /catalogue/:id': [],
  'GET /page-watches/:userId': [['target_id', 'url', 'looked_at', 'documents']],
}

/** Whether an answer has the contract's shape; one that is only a sentence must be one of `sentences`. */
export function isReply(route: string, reply: unknown, sentences: readonly string[] = []): boolean {
  const shape = REPLIES[route]
  if (!shape) return tells(reply) && sentences.includes(reply.message) && Object.keys(reply).length === 1
  if (shape === FILE) return reply instanceof Blob
  const [first] = shape
  if (Array.isArray(first)) return Array.isArray(reply) && reply.every((item) => has(item, first))
  const keys = shape as Keys
  return has(reply, keys) && (!keys.includes('data') || (tells(reply) && has(reply.data, ['id'])))
}

const has = (value: unknown, keys: Keys): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value)

/** A reply with a whole sentence: a bare word such as "OK" could be anybody's. */
const tells = (reply: unknown): reply is { message: string; data?: unknown } =>
  has(reply, ['message']) && typeof reply.message === 'string' && /[.!]$/.test(reply.message)
