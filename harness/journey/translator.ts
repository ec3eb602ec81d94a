/**
 * Translates the page as browsers do, for ever: each text node, also one that comes or changes later, is
 * replaced by `<font><font>…</font></font>`. The words stay the same to whoever reads them, so that
 * journeys find what they look for and see a label that stayed behind. It runs in the page by itself, before anything else of it.
 */
export function translate(): void {
  const MARK = 'data-translated'
  const ANSWERED_MS = 30
  const waiting = new Set<Text>()
  const texts = (root: Node): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    return found
  }
  const isForeign = ({ parentElement, data }: Text) =>
    data.trim() !== '' &&
    parentElement !== null &&
    !parentElement.closest(`script, style, textarea, title, svg, [translate=no], [${MARK}]`)
  const replace = (text: Text) => {
    if (!(text.isConnected && isForeign(text))) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.setAttribute(MARK, '')
    outer.append(inner)
    // Other words for React, but the same for the eye and for Playwright.
    inner.append(/\p{L}/u.test(text.data) ? `${text.data}\u200B` : text.data)
    text.replaceWith(outer)
  }
  const replaceAll = () => {
    document.documentElement.classList.add('translated-ltr')
    for (const text of waiting) replace(text)
    waiting.clear()
  }
  const ask = (root: Node) => {
    for (const text of texts(root)) if (isForeign(text)) waiting.add(text)
    // The translations come from a server.
    if (waiting.size > 0) setTimeout(replaceAll, ANSWERED_MS)
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) ask(node)
  }).observe(document, { childList: true, subtree: true, characterData: true })
  ask(document)
}
