export const copy = {
  title: 'Mudou em outro aparelho',
  text: (count: number) =>
    `Enquanto você editava, ${count === 1 ? 'isto também foi mudado' : 'estas partes também foram mudadas'} em outro aparelho ou em outra aba. Escolha o que fica; o resto já está junto.`,
  theirs: (value: string) => `Em outro aparelho: ${value}`,
  mine: (value: string) => `Aqui: ${value}`,
  save: 'Salvar assim',
  later: 'Decidir depois',
  choose: 'Escolher',
  waits: (what: string) => `Sua mudança em ${what} ainda não foi salva: o mesmo mudou em outro aparelho.`,
  notChosen: 'Nada foi salvo ainda: o que você fez continua aqui. Salve de novo para escolher.',
} as const
