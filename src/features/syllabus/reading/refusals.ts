/** Why a text was not read as a syllabus. */
export type Refusal = 'empty' | 'glyphs' | 'law' | 'code' | 'amendment' | 'rules' | 'unknown'

/** What is said to the student for each reason. */
export const REFUSALS: Record<Refusal, string> = {
  empty: 'Não há texto para ler. Cole o conteúdo programático do edital.',
  glyphs:
    'Não consegui ler: a fonte deste PDF esconde as letras. Abra o edital em outro leitor e cole o texto, ou procure outra versão do arquivo.',
  law: 'Não reconheci o formato: isto parece o texto de uma lei. Cole o conteúdo programático do edital.',
  code: 'Não reconheci o formato: isto não parece um edital. Cole o conteúdo programático.',
  amendment:
    'Não reconheci o formato: isto parece uma retificação, com trechos em "[...]". Cole o conteúdo programático inteiro.',
  rules: 'Este texto é de um edital, mas não achei nele o conteúdo programático. Cole o anexo que diz o que cai na prova.',
  unknown:
    'Não reconheci o formato: não achei disciplinas com tópicos. Cole só o conteúdo programático, com o nome de cada disciplina.',
}
