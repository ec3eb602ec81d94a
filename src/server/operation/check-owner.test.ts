import { chown, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../harness/folder.ts'
import { checkOwner } from './check-owner.ts'

const ROOT = 0
const OTHER = 1234

test.skipIf(process.platform === 'win32')(
  'root does not work in the data folder of another user',
  async () => {
    const folder = await temporaryFolder()
    onTestFinished(() => rm(folder, { recursive: true }))
    const isRoot = process.getuid?.() === ROOT
    if (isRoot) {
      await checkOwner(folder, ROOT)
      await chown(folder, OTHER, OTHER)
    }
    const owner = isRoot ? OTHER : process.getuid?.()
    await expect(checkOwner(folder, ROOT)).rejects.toThrow(
      `é do usuário ${owner}: execute o comando como ele`,
    )
    await checkOwner(folder, owner)
    await checkOwner(join(folder, 'none'), ROOT)
  },
)
