import { chromium } from '@playwright/test'
import { build } from 'vite'
import { BROWSER_FLAGS, findBrowser } from '../harness/browser.ts'

const SLOWER = 4

/** Ms from `timesOnPhone`, the fastest first, in a browser with a processor four times slower. */
export async function timesOnPhone(entry: string): Promise<number[]> {
  const code = await builtFor(entry)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    const device = await page.context().newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addScriptTag({ content: code })
    return await page.evaluate<number[]>('timesOnPhone')
  } finally {
    await browser.close()
  }
}

async function builtFor(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'phone' } },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${entry} was not built.`)
  return chunk.code
}
