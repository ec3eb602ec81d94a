import { clear, createStore } from 'idb-keyval'
import { beforeEach } from 'vitest'
import { closeStudentOutbox } from '../src/web/outbox/student-outbox.ts'
import { session } from '../src/web/session/session.ts'

const outboxes = createStore('posse-outbox', 'entries')

/** All screens' tests share one page, where a waiting write would be sent in the next test. */
beforeEach(async () => {
  closeStudentOutbox()
  if (session.heldStudent()) await session.forget()
  await clear(outboxes)
})
