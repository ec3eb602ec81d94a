import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { OperatorError } from './operator-error.ts'

/** @throws OperatorError for root, whose files another user's server could not read at its next start */
export async function checkOwner(dataDir: string, user = process.getuid?.()): Promise<void> {
  if (user !== 0 || !existsSync(dataDir)) return
  const { uid } = await stat(dataDir)
  if (uid !== 0)
    throw new OperatorError(
      `A pasta de dados ${dataDir} é do usuário ${uid}: execute o comando como ele, não como root.`,
    )
}
