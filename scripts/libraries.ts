import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const FOLDER = 'build/server'

/** Libraries of hundreds of small modules, whose loading takes a fifth of every start. */
const BUNDLED: Readonly<Record<string, string>> = {
  kysely: 'kysely',
  typebox: 'typebox',
  'typebox/compile': 'typebox-compile',
}

/** Bundles each of those libraries into one file, in `folder`. */
export async function bundleLibraries(folder = FOLDER): Promise<void> {
  // Imported here only: a start without stale files does not wait for the bundler's code.
  const { build } = await import('vite')
  const input = Object.fromEntries(Object.entries(BUNDLED).map(([library, name]) => [name, library]))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  })
}

/** Redirects imports of those libraries to the bundled files, if they exist. */
export function takeBundledLibraries(folder = FOLDER): void {
  if (!existsSync(folder)) return
  const urls = new Map(
    Object.entries(BUNDLED).map(([library, name]) => [library, pathToFileURL(`${folder}/${name}.js`).href]),
  )
  registerHooks({
    resolve: (specifier, context, next) => {
      const url = urls.get(specifier)
      return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
    },
  })
}
