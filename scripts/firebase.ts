import { spawnSync } from 'node:child_process'
import { findBrowser } from '../harness/browser.ts'
import { EMULATOR, hasEmulator } from '../harness/firebase-emulator.ts'
import { runBin, runNode } from '../harness/run-bin.ts'

/** Downloads the emulator unless npm has it, and runs its tests; returns the exit code. */
async function main(): Promise<number> {
  if (!hasEmulator()) {
    console.log(`Fetching ${EMULATOR}, some 340 MB…`)
    const { status } = spawnSync(`npx --yes ${EMULATOR} --version`, { stdio: 'inherit', shell: true })
    if (status !== 0 || !hasEmulator()) return 1
  }
  const env = { ...process.env, LONG: '1', CHROMIUM_PATH: await findBrowser() }
  return (
    (await runBin('vitest', 'vitest', ['run', 'src/server/identity/firebase.test.ts'])) ||
    (await runNode(['scripts/build.ts'])) ||
    (await runBin('@playwright/test', 'playwright', ['test', 'e2e/firebase.journey.ts', '--workers=1'], {
      env,
    }))
  )
}

process.exitCode = await main()
