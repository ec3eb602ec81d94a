import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { findBrowser } from '../harness/browser.ts'
import { icons } from '../harness/icons.ts'

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  for (const [name, png] of await icons(await browser.newPage())) await writeFile(`public/${name}`, png)
} finally {
  await browser.close()
}
