import type { Gives } from '../../../server/http/gives.ts'
import { longestTokenMs } from '../../../server/identity/identity-config.ts'
import { personalData } from '../personal-data/server/handlers.ts'
import { settings } from '../settings/server/handlers.ts'
import { waysIn } from '../ways-in/server/handlers.ts'
import { account } from './handlers.ts'

export const gives: Gives = ({ config, ended, personal }) => [
  account({ google: Boolean(config.google || config.firebase), charges: Boolean(config.payment), ended }),
  settings({ ended, google: Boolean(config.google) }),
  waysIn({ google: Boolean(config.google) }),
  personalData({ personal, ended, longestTokenMs: longestTokenMs(config) }),
]
