import { readFileSync } from 'node:fs'

// JavaScript that any Node reads: an older one says what is wrong instead of stumbling over the first thing that it lacks.
const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = Number.parseInt(dependencies.node, 10)
if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(
    `A Posse precisa do Node ${needed}, e este é o ${process.versions.node}. O certo vem com as dependências: rode npm ci, sem --ignore-scripts, e depois o comando pelo npm.\n`,
  )
  process.exit(1)
}
