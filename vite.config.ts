import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { answerShape, icons, onlyPortuguese, pureContracts, treeshake, writtenScripts } from './vite.plugins.ts'

/** Vitest reads this file too: there the router's build would only be in the way. */
const testing = process.env.VITEST === 'true'

/** The oldest browsers served: the first with `light-dark()`, in two years of use by now. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

export default defineConfig({
  plugins: [
    icons(),
    pureContracts(),
    onlyPortuguese(),
    writtenScripts(),
    ...(testing ? [] : [tailwindcss(), reactRouter()]),
  ],
  define: { ANSWER_SHAPE: JSON.stringify(answerShape()) },
  build: {
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake,
      // It says no more than that a slow machine is slow.
      checks: { pluginTimings: false },
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
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\/|react-aria\/dist\/private\/(i18n|ssr)\//,
                  priority: 2,
                },
                // What most pages of the area take of it: one file packs better than the dozen that would come of itself.
                {
                  name: 'aria',
                  test: /node_modules\/(react-aria|react-aria-components|react-stately)\//,
                  minShareCount: 8,
                },
                { name: 'kit', test: /src\/web\/ui\//, minShareCount: 8 },
                {
                  name: 'kernel',
                  test: /src\/(shared|web\/(?!ui\/|charts\/|public\/))|\/ui\/(cx|icon|button-style|link-button|mark|wordmark)\.|icon:/,
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
