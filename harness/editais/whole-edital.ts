/** Lines that fill about 60 pages: rules, a table of contents, the programme as an annex, another annex. */
export function wholeEdital(programme: string): string[] {
  const rules = Array.from({ length: 2000 }, (_, at) =>
    at % 4 === 0
      ? `${Math.floor(at / 40) + 1}.${(at % 40) + 1} O candidato deve efetuar a inscrição no endereço eletrônico, conforme o edital,`
      : 'nos prazos deste edital, e a prova objetiva será aplicada na data provável do cronograma.',
  )
  const contents = ['SUMÁRIO', 'ANEXO II – CONTEÚDO PROGRAMÁTICO ........ 46']
  const body = programme.split('\n').filter((line) => !/^ANEXO|^18 DOS OBJETOS/.test(line))
  const dates = Array.from(
    { length: 660 },
    (_, at) => `Inscrições, etapa ${at + 1}, de 10/01/2026 a 20/01/2026`,
  )
  return [
    ...contents,
    ...rules,
    'ANEXO II – CONTEÚDO PROGRAMÁTICO',
    ...body,
    'ANEXO III – CRONOGRAMA',
    ...dates,
  ]
}
