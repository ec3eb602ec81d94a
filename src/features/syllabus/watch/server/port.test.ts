import { expect, it } from 'vitest'
import { cpuMs } from '../../../../../harness/cpu-time.ts'
import { linksIn } from './port.ts'

it('links are read with their words, and with those of their row before them', () => {
  const html = `<table><tr><td>12/05 &ndash; Gabarito</td><td><a href="/1.pdf"><b>Bai</b>xar</a></td></tr>
    <tr><td><a href='2.pdf'>Edital &amp; anexos</a><!-- <a href="3.pdf">x</a> --></td></tr></table>
    <script>document.write('<a href="4.pdf">Gabarito</a>')</script><a name="topo">Topo</a><a href=5.pdf>Fim`
  expect(linksIn(html)).toEqual([
    { href: '/1.pdf', words: 'Baixar', row: '12/05 – Gabarito' },
    { href: '2.pdf', words: 'Edital & anexos', row: '' },
    { href: '5.pdf', words: 'Fim', row: expect.any(String) },
  ])
})

it.each([
  ['open links', '<a href=x>'],
  ['rows', '<tr><td>Gabarito'],
  ['quotes that never end', '<a href="'],
  ['text', 'Resultado '],
])('a page of many %s takes time that grows as it does', (_what, piece) => {
  const page = (bytes: number) => piece.repeat(bytes / piece.length)
  linksIn(page(100_000))
  const [one, four] = [page(500_000), page(2_000_000)]
  // The least of three: one run may also clean up after other tests.
  const least = (html: string) => Math.min(...[1, 2, 3].map(() => cpuMs(() => linksIn(html))))
  const [small, large] = [least(one), least(four)]
  expect(large).toBeLessThan(Math.max(small, 5) * 12)
})
