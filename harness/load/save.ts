import { API_PREFIX } from '../../src/shared/contract.ts'
import type { ApiStudent } from '../demo/student.ts'
import type { Sent } from './measure.ts'

/** A session of the student that was just studied, with a key of its own each time it is sent. */
export const saveOf = ({ id, token }: ApiStudent): Sent => ({
  method: 'POST',
  path: `${API_PREFIX}/user-study-records`,
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': '[<id>]',
  },
  body: JSON.stringify({
    user_id: id,
    subject_id: 3,
    topic: 'Controle de constitucionalidade',
    study_time: 3600,
    total_pauses: 1,
    questions_resolved: 20,
    correct_answers: 15,
    incorrect_answers: 5,
  }),
})
