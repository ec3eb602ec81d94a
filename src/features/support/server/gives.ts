import type { Gives } from '../../../server/http/gives.ts'
import { support } from './handlers.ts'

export const gives: Gives = ({ config, mail, log }) => [support({ to: config.supportEmail, mail, log })]
