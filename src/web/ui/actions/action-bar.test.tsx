import { useState } from 'react'
import { expect, it } from 'vitest'
import { button, resize, show } from '../../../../harness/screen.tsx'
import { ActionBar } from './action-bar.tsx'
import { Button } from './button.tsx'

function Changing({ words }: { words: [before: string, after: string] }) {
  const [isChanged, change] = useState(false)
  return (
    <>
      <button type="button" onClick={() => change(true)}>
        Mudar
      </button>
      <ActionBar
        status={words[Number(isChanged)]}
        other={isChanged && <Button tone="quiet">Descartar</Button>}
      >
        <Button size="lg">{isChanged ? 'Salvar mudanças' : 'Voltar'}</Button>
      </ActionBar>
    </>
  )
}

it.each<[number, [string, string]]>([
  [360, ['Nenhuma mudança.', '1 mudança não salva']],
  [360, ['', 'Há alterações que não foram salvas.']],
  [768, ['Nenhuma mudança.', '1 mudança não salva']],
])('at %d px what takes a change back moves nothing when it comes', async (width, words) => {
  await resize(width, 740)
  show(<Changing words={words} />)
  await expect.element(button('Voltar')).toBeVisible()
  const place = (name: string) => {
    const { top, bottom, right } = button(name).element().getBoundingClientRect()
    return { top, bottom, right, page: document.documentElement.scrollHeight }
  }
  const before = place('Voltar')
  await button('Mudar').click()
  await expect.element(button('Descartar')).toBeVisible()
  expect(place('Salvar mudanças')).toEqual(before)
})
