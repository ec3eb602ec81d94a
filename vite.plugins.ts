import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { minifySync, type Plugin } from 'vite'

type Shape = [tag: string, attributes: Record<string, string>]

interface IconSet {
  icons: Record<string, { body: string }>
}

const require = createRequire(import.meta.url)
const lucide = () =>
  JSON.parse(readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8')) as IconSet

/** The shapes of an SVG body; its groups carry only the stroke, which the `Icon` component sets itself. */
const shapesOf = (body: string) =>
  [...body.matchAll(/<(\w+)((?:\s[\w-]+="[^"]*")*)\s*\/?>/g)]
    .filter(([, tag]) => tag !== 'g')
    .map(([, tag = '', attributes = '']): Shape => {
      const own = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
        .map(([, name = '', value = '']) => [name, value] as const)
        .filter(([name]) => !/^(fill|stroke)/.test(name))
      return [tag, Object.fromEntries(own)]
    })

/**
 * Makes `import house from 'icon:house'` the shapes of that
 * Lucide icon, so that only icons in use are bundled.
 */
export function icons(): Plugin {
  const set = lucide()
  return {
    name: 'posse:icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return
      const icon = set.icons[id.slice('\0icon:'.length)]
      if (!icon) return this.error(`There is no icon named ${id.slice(1)}`)
      return `export default ${JSON.stringify(shapesOf(icon.body))}`
    },
  }
}

/**
 * Marks the schema calls of every `contract.ts`, and of a `document.ts` that holds a schema, as pure, so that
 * a page which imports only a limit or a message takes neither the schemas nor TypeBox into the bundle. A
 * list that is spread there is never pure.
 */
export function pureContracts(): Plugin {
  return {
    name: 'posse:pure-contracts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(contract|document)\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(
          /(?<!\w|(?<!\.\.)\.)(?:Type\.\w+(?:<(?:[^<>()]|<[^<>()]*>)+>)?|text|line|headLine|lines|ofLetters|count|some|nullable|one|orNull|messageReply|open)\(/g,
          '/* @__PURE__ */ $&',
        ),
        map: null,
      }),
    },
  }
}

/** Modules without effects of their own, above all schemas: the bundler drops them where nothing uses them. */
export const treeshake = {
  propertyReadSideEffects: false as const,
  moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }],
}

/** Empties React Aria's strings in languages that the app does not speak. */
export function onlyPortuguese(): Plugin {
  return {
    name: 'posse:only-portuguese',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]intl[\\/]\w+[\\/](?!pt-BR)[a-z]{2}-[A-Z]{2}\.mjs$/ },
      handler: () => 'export default {}',
    },
  }
}

/** Says in the plural what is many: React Aria tells a screen reader of "8 opções disponível". */
export function goodPlurals(): Plugin {
  const wrong = /(op\\xe7\\xf5es)`(\s*\}\)\}) dispon\\xedvel\./
  return {
    name: 'posse:good-plurals',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]intl[\\/]combobox[\\/]pt-BR\.mjs$/ },
      handler(code) {
        if (!wrong.test(code))
          return this.error('React Aria says otherwise how many options there are: look anew.')
        const one = code.replace(/(op\\xe7\\xe3o)`/, '$1 dispon\\xedvel`')
        return { code: one.replace(wrong, '$1 dispon\\xedveis`$2.'), map: null }
      },
    },
  }
}

/**
 * Makes `import code from './x.js?written'` the text of that script, made small, to be written into a page as
 * it is rendered; the browser, which finds it in the page, gets no second copy.
 */
export function writtenScripts(): Plugin {
  return {
    name: 'posse:written-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.js\?written$/ },
      handler(id) {
        if (this.environment.name === 'client') return "export default ''"
        const path = id.replace('?written', '')
        this.addWatchFile(path)
        return `export default ${JSON.stringify(minifySync(path, readFileSync(path, 'utf8'), { module: false }).code)}`
      },
    },
  }
}

/** A digest of what all contracts say: answers kept on a device under another one may have another shape. */
export function answerShape(): string {
  const hash = createHash('sha256')
  for (const path of globSync('src/**/contract.ts').sort()) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}
