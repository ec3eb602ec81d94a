import type { Gives } from '../../../server/http/gives.ts'
import { readEdital } from '../reading/server/port.ts'
import { targets } from '../targets/server/handlers.ts'
import { syllabus } from './handlers.ts'

export const gives: Gives = ({ subjectsNamed }) => [
  targets({ subjectsNamed }),
  syllabus({ subjectsNamed, readEdital }),
]
