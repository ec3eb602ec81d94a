export const copy = {
  label: 'Foto',
  hint: 'Do seu resumo ou da sua anotação. Fica sem o lugar e sem a câmera.',
  choose: 'Escolher foto',
  replace: 'Trocar foto',
  remove: 'Tirar foto',
  busy: 'Preparando a foto...',
  alt: 'Foto deste erro',
  missing: 'A foto não está neste aparelho. Ela aparece quando houver conexão.',
  loading: 'Carregando a foto...',
  refusals: {
    heic: 'Este navegador não abre HEIC. Mande uma captura de tela da foto, ou salve-a como JPEG.',
    none: 'Este arquivo não é uma foto que o navegador abra. Use JPEG, PNG ou WebP.',
    broken:
      'A foto não abriu: está estragada ou é grande demais para este aparelho. Recorte-a e tente de novo.',
    large: 'A foto não coube em 300 KB. Recorte só a parte que importa.',
  },
  failed: 'Não foi possível guardar a foto. Tente novamente.',
} as const
