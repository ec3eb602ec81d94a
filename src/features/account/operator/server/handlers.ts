import type { Command } from '../../../../server/operation/command.ts'
import { ACCOUNTS_LIMIT, accountsText, COMMANDS, usageText } from '../rules.ts'
import { findUsage, listAccounts } from './store.ts'

export const accountCommands: readonly Command[] = [
  {
    ...COMMANDS.accounts,
    run: async (db, words) => accountsText(await listAccounts(db, words.join(' ')), ACCOUNTS_LIMIT),
  },
  { ...COMMANDS.usage, run: async (db) => usageText(await findUsage(db, new Date())) },
]
