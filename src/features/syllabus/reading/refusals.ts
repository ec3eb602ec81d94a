export type FileRefusal = 'encrypted' | 'broken' | 'pictures' | 'long' | 'large' | 'slow' | 'heavy' | 'file'

/** Why a text was not read as a syllabus. */
export type Refusal =
  | FileRefusal
  | 'empty'
  | 'noise'
  | 'glyphs'
  | 'apart'
  | 'law'
  | 'paper'
  | 'code'
  | 'amendment'
  | 'rules'
  | 'unknown'

export const READING_REFUSALS: Record<Refusal, string> = {
  encrypted:
    'Este PDF está protegido por senha. Tire a senha, ou copie o texto do conteúdo programático e cole aqui.',
  broken: 'Não consegui abrir este PDF: o arquivo está danificado. Baixe o edital de novo, ou cole o texto.',
  pictures:
    'Este PDF é feito de imagens, sem texto. Procure no site da banca a versão em que dá para selecionar o texto, ou cole o conteúdo programático.',
  long: 'Este PDF tem mais de 600 páginas. Envie só as páginas do conteúdo programático, ou cole o texto.',
  large:
    'Este arquivo é grande demais: o limite é 10 MB. Envie só as páginas do conteúdo programático, ou cole o texto.',
  slow: 'A leitura deste arquivo demorou demais. Envie só as páginas do conteúdo programático, ou cole o texto.',
  heavy:
    'A leitura deste arquivo pede memória demais. Envie só as páginas do conteúdo programático, ou cole o texto.',
  file: 'Não sei abrir este tipo de arquivo. Envie o edital em PDF, um arquivo de texto, ou cole o conteúdo programático.',
  empty: 'Não há texto para ler. Cole o conteúdo programático do edital.',
  noise:
    'Não reconheci o formato: há neste texto mais de mil letras seguidas sem um espaço. Copie o conteúdo programático de novo e cole o texto.',
  glyphs:
    'Não consegui ler: a fonte deste PDF esconde as letras. Abra o edital em outro leitor e cole o texto, ou procure outra versão do arquivo.',
  apart:
    'Não reconheci o formato: os números dos tópicos vieram longe das palavras. Abra o edital em outro leitor, copie de novo e cole o texto.',
  law: 'Não reconheci o formato: isto parece o texto de uma lei. Cole o conteúdo programático do edital.',
  paper:
    'Não reconheci o formato: isto parece uma prova, com questões. Cole o conteúdo programático do edital, que diz o que estudar.',
  code: 'Não reconheci o formato: isto é código. Se for uma página, abra-a no navegador, copie o conteúdo programático e cole o texto.',
  amendment:
    'Não reconheci o formato: isto parece uma retificação, com trechos em "[...]". Cole o conteúdo programático inteiro.',
  rules:
    'Este texto é de um edital, mas não achei nele o conteúdo programático. Cole o anexo que diz o que cai na prova.',
  unknown:
    'Não reconheci o formato: não achei disciplinas com tópicos. Cole só o conteúdo programático, com o nome de cada disciplina.',
}

/** Refusals that the student may override. */
const TEXTS: readonly Refusal[] = ['glyphs', 'apart', 'law', 'paper', 'code', 'amendment', 'rules', 'unknown']

/** Whether the student may have the text read although it was refused. */
export const mayBeReadAnyway = (message: string): boolean =>
  TEXTS.some((reason) => READING_REFUSALS[reason] === message)
