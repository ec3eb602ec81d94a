// Loads the card-payment provider's script once the page has nothing else to do (spec §7). Pages have this file only where
// payment is configured; without the provider everything else works, so a failure is no more than a warning.
;(() => {
  const { src } = document.currentScript.dataset
  const load = () => {
    const script = document.createElement('script')
    script.src = src
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged (§7)
    script.onerror = () => console.warn('O script de pagamento não pôde ser carregado.')
    document.head.append(script)
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 5000 }) : setTimeout(load, 2000)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
})()
