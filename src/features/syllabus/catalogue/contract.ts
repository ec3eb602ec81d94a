/** The operator's word for reading the catalogue of `CATALOGUE_URL` at once. */
export const REFRESH = {
  name: 'refresh-catalogue',
  does: 'lê agora o catálogo de editais de CATALOGUE_URL',
  noSource: 'CATALOGUE_URL não está definida: só há o catálogo que vem com o produto.',
  done: (count: number) => `O catálogo foi lido: ${count} editais.`,
  /** `reason` is in the log's words. */
  failed: (reason: string, count: number) =>
    `O catálogo falhou (${reason}); ficam os ${count} editais que já tinham sido lidos.`,
} as const
