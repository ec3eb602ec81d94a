import { clear, createStore } from 'idb-keyval'
import { beforeEach } from 'vitest'
import { closeStudentOutbox } from '../src/web/outbox/student-outbox.ts'
import { session } from '../src/web/session/session.ts'

const outboxes = createStore('posse-outbox', 'entries')

/** All screens' tests share one page: a write that one left waiting would be sent in the next. */
beforeEach(async () => {
  closeStudentOutbox()
  if (session.heldStudent()) await session.forget()
  await clear(outboxes)
})
