import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { BROWSERS } from './browsers.ts'
import {
  answerShape,
  goodPlurals,
  icons,
  onlyPortuguese,
  pureContracts,
  treeshake,
  writtenScripts,
} from './vite.plugins.ts'

/** Parts of the kit that stand above a page. */
const DIALOGS = String.raw`src/web/ui/\w+/(?:dialog|form-dialog|confirm-dialog|outside-press)\.`
const LISTS = String.raw`src/web/ui/\w+/(?:combo-box|option-list|list-popover)\.`
const ALONE = String.raw`src/web/ui/\w+/(?:select|text-area|form-message|text-field|field-texts|use-\w+)\.`

export default defineConfig({
  plugins: [
    icons(),
    pureContracts(),
    onlyPortuguese(),
    goodPlurals(),
    writtenScripts(),
    tailwindcss(),
    reactRouter(),
  ],
  define: { ANSWER_SHAPE: JSON.stringify(answerShape()) },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake,
      // The first says that a slow machine is slow. The second cannot see that a module is imported
      // at once by one page and later by another: `e2e/weight.journey.ts` measures what each page loads.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'platform',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core))\/|react-aria\/dist\/private\/(i18n|ssr)\//,
                  priority: 2,
                },
                // Most pages of the area load it: one file packs better than the
                // dozen that the bundler would make.
                {
                  name: 'aria',
                  test: /node_modules\/(react-aria|react-aria-components|react-stately)\//,
                  minShareCount: 15,
                },
                {
                  name: 'kit',
                  test: new RegExp(`^(?!.*(?:${DIALOGS}|${LISTS}|${ALONE})).*src/web/ui/`),
                  minShareCount: 9,
                },
                // A page that opens no dialog, or no list, is shown without the code of it. A select is the
                // browser's own: who has one does not load the lists.
                { name: 'dialogs', test: new RegExp(DIALOGS), minShareCount: 10 },
                { name: 'fields', test: /(?:text-field|field-texts|use-limit)\./, minShareCount: 8 },
                { name: 'lists', test: new RegExp(LISTS), minShareCount: 8 },
                // Every page of the area shows the session that runs.
                {
                  name: 'session',
                  test: /src\/features\/(?:timer\/(?!web\/queries|live\/copy)|records\/(?:kinds\/)?(?:contract|copy|manual|rules)\.)|src\/web\/device\/durable-/,
                  minShareCount: 3,
                },
                { name: 'focus', test: /look-after-focus\./, priority: 1 },
                {
                  name: 'kernel',
                  test: /web\/slots\.ts|src\/(shared|app\/web\/(?!study\/)|web\/(?!ui\/|charts\/|public\/|outbox\/(?:copy|unsent)|device\/(?:durable|named)-))|\/ui\/(?:\w+\/)?(cx|icon|button-style|link-button|mark|wordmark)\.|icon:/,
                  minShareCount: 4,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
