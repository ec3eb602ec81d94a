import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

interface IconSet {
  icons: Record<string, { body: string }>
}

const MARK = readFileSync('public/favicon.svg', 'utf8')
/** The mark's stroke, in its own 32 by 32. */
const STROKE = /<path[^>]*\/>/.exec(MARK)?.[0] ?? ''
const GROUND = /<circle[^>]*fill="(#\w+)"/.exec(MARK)?.[1] ?? ''

const lucide = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'), 'utf8'),
) as IconSet

const drawing = (inner: string, ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${inner}</svg>`
const filled = `<rect width="32" height="32" fill="${GROUND}"/>`

/** A smaller drawing, so that a circular cut removes none of it. */
const within = (inner: string, scale: number) =>
  `<g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${inner}</g>`

/** A Lucide icon, 24 by 24, in white on the mark's ground. */
const shortcut = (name: string) =>
  drawing(
    `<g transform="translate(7 7) scale(.75)" color="#fdfcfa">${lucide.icons[name]?.body ?? ''}</g>`,
    `<rect width="32" height="32" rx="16" fill="${GROUND}"/>`,
  )

/** The installed app's icons by file, each with its side in pixels. */
const PICTURES: Record<string, readonly [svg: string, side: number]> = {
  'icons/app-192': [MARK, 192],
  'icons/app-512': [MARK, 512],
  'icons/maskable-512': [drawing(within(STROKE, 0.8), filled), 512],
  'icons/monochrome-512': [drawing(within(STROKE, 0.8)), 512],
  'icons/study-96': [shortcut('timer'), 96],
  'icons/schedule-96': [shortcut('calendar-days'), 96],
  // iOS looks for it here.
  'apple-touch-icon': [drawing(within(STROKE, 0.9), filled), 180],
}

/** PNGs of the installed app by their file in `public`, drawn on this page from our own mark. */
export async function icons(page: Page): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>()
  for (const [name, [svg, side]] of Object.entries(PICTURES)) {
    await page.setViewportSize({ width: side, height: side })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
    drawn.set(`${name}.png`, await page.screenshot({ omitBackground: true }))
  }
  return drawn
}
