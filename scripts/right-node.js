import { readFileSync } from 'node:fs'

// Plain JavaScript, so that an older Node reports what is wrong instead of failing on new syntax.
const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = Number.parseInt(dependencies.node, 10)
if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(
    `A Posse precisa do Node ${needed}, e este é o ${process.versions.node}. O certo vem com as dependências: rode npm ci, sem --ignore-scripts, e depois o comando pelo npm.\n`,
  )
  process.exit(1)
}
