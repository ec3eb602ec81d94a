import type { Style } from './style.ts'

/** Annexes of exams of the navy, of procurators, of councils, and a page as a browser prints it. */
export const ANNEXES: Style[] = [
  {
    name: 'initials with a colon at the head of a line',
    text: `CONHECIMENTOS ESPECÍFICOS
ENFERMEIRO
Processo de enfermagem. Administração de medicamentos: cálculo, diluição e vias. Imunização e
rede de frio. Feridas e curativos. Vigilância epidemiológica.
FISCAL DE TRIBUTOS
Código Tributário Nacional. Código Tributário Municipal – Lei Municipal nº 2.015/2010.
ISSQN: Lei Complementar nº 116/2003. IPTU e ITBI. Taxas e contribuição de melhoria.
Lançamento, notificação e auto de infração. Dívida ativa.
MOTORISTA
Código de Trânsito Brasileiro – Lei Federal nº 9.503/1997. Direção defensiva. Mecânica básica
de veículos. Primeiros socorros no trânsito.`,
    tree: `= ENFERMEIRO
|Processo de enfermagem
|Administração de medicamentos: cálculo, diluição e vias
|Imunização e rede de frio
|Feridas e curativos
|Vigilância epidemiológica
= FISCAL DE TRIBUTOS
|Código Tributário Nacional
|Código Tributário Municipal – Lei Municipal nº 2.015/2010
|ISSQN: Lei Complementar nº 116/2003
|IPTU e ITBI
|Taxas e contribuição de melhoria
|Lançamento, notificação e auto de infração
|Dívida ativa
= MOTORISTA
|Código de Trânsito Brasileiro – Lei Federal nº 9.503/1997
|Direção defensiva
|Mecânica básica de veículos
|Primeiros socorros no trânsito`,
  },
  {
    name: 'the number of questions behind each name',
    text: `Língua Portuguesa – Nº de questões: 15
• Interpretação e compreensão de texto
• Organização estrutural dos textos
• Norma culta
Raciocínio Lógico – Nº de questões: 10
• Sequências com números, figuras e palavras
• Argumentos válidos
Noções de Informática – Nº de questões: 5
• Sistema operacional Windows 10 e 11
• Segurança: antivírus, firewall e cópias de segurança (backup)
Noções de Direito Administrativo – Nº de questões: 10
• Administração direta e indireta
• Poderes administrativos, com ênfase no poder de polícia`,
    tree: `= Língua Portuguesa
|Interpretação e compreensão de texto
|Organização estrutural dos textos
|Norma culta
= Raciocínio Lógico
|Sequências com números, figuras e palavras
|Argumentos válidos
= Noções de Informática
|Sistema operacional Windows 10 e 11
|Segurança: antivírus, firewall e cópias de segurança (backup)
= Noções de Direito Administrativo
|Administração direta e indireta
|Poderes administrativos, com ênfase no poder de polícia`,
  },
  {
    name: 'the head and the foot that a browser prints',
    text: `LÍNGUA PORTUGUESA
• Interpretação e compreensão de texto
• Processos de formação de palavras
https://www.exemploconcursos.org.br/editais/detran-2025/anexo2.html 2/6
18/02/2025, 21:47 Anexo II - Conteúdo Programático - Concurso Detran
• Sintaxe: frase, oração e período
• Crase
LEGISLAÇÃO DE TRÂNSITO
• Código de Trânsito Brasileiro (Lei nº 9.503/1997 e alterações)
• Resoluções do CONTRAN
• Portaria SENATRAN nº 966/2022`,
    tree: `= LÍNGUA PORTUGUESA
|Interpretação e compreensão de texto
|Processos de formação de palavras
|Sintaxe: frase, oração e período
|Crase
= LEGISLAÇÃO DE TRÂNSITO
|Código de Trânsito Brasileiro (Lei nº 9.503/1997 e alterações)
|Resoluções do CONTRAN
|Portaria SENATRAN nº 966/2022`,
  },
  {
    name: 'the name of the edital with the page, in the middle of a topic',
    text: `Direito Administrativo
Administração pública: princípios básicos. Poderes administrativos: poder hierárquico; poder disciplinar;
uso e abuso do poder. Licitações e Contratos administrativos (Lei nº 14.133/2021 e suas
alterações). Servidores públicos: cargo, emprego e função públicos. Lei nº 8.112/1990 (Regime Jurídico dos Servidores
TRF6 – Edital de Abertura de Inscrições 24
Públicos Civis da União e suas alterações). Processo administrativo (Lei nº 9.784/1999).
Improbidade Administrativa (Lei nº 8.429/1992 e suas alterações).
Direito Civil
Lei de Introdução às Normas do Direito Brasileiro (LINDB). Das Pessoas. Do domicílio. Dos bens.
Dos fatos jurídicos: negócio jurídico; atos ilícitos; prescrição e decadência; prova.`,
    tree: `= Direito Administrativo
|Administração pública: princípios básicos
|Poderes administrativos: poder hierárquico; poder disciplinar; uso e abuso do poder
|Licitações e Contratos administrativos (Lei nº 14.133/2021 e suas alterações)
|Servidores públicos: cargo, emprego e função públicos
|Lei nº 8.112/1990 (Regime Jurídico dos Servidores Públicos Civis da União e suas alterações)
|Processo administrativo (Lei nº 9.784/1999)
|Improbidade Administrativa (Lei nº 8.429/1992 e suas alterações)
= Direito Civil
|Lei de Introdução às Normas do Direito Brasileiro (LINDB)
|Das Pessoas
|Do domicílio
|Dos bens
|Dos fatos jurídicos: negócio jurídico; atos ilícitos; prescrição e decadência; prova`,
  },
  {
    name: 'sections 1.1 and 2.1 over topics that begin with one',
    text: `ANEXO IV – CONHECIMENTOS
1 CONHECIMENTOS BÁSICOS (PARA TODOS OS EMPREGOS)
1.1 LÍNGUA PORTUGUESA
1 Compreensão e interpretação de textos de gêneros variados. 2 Domínio da ortografia oficial. 3 Domínio dos
mecanismos de coesão textual. 3.1 Emprego de tempos e modos verbais. 4 Correspondência oficial.
1.2 NOÇÕES DE INFORMÁTICA
1 Tipos de computadores, conceitos de hardware e de software. 2 Procedimentos de backup.
2 CONHECIMENTOS ESPECÍFICOS
2.1 EMPREGO 101: ASSISTENTE ADMINISTRATIVO
1 Noções de administração. 1.1 Estrutura organizacional. 2 Gestão de pessoas. 3 Noções de arquivologia.`,
    tree: `= LÍNGUA PORTUGUESA
1|Compreensão e interpretação de textos de gêneros variados
2|Domínio da ortografia oficial
3|Domínio dos mecanismos de coesão textual
  3.1|Emprego de tempos e modos verbais
4|Correspondência oficial
= NOÇÕES DE INFORMÁTICA
1|Tipos de computadores, conceitos de hardware e de software
2|Procedimentos de backup
= EMPREGO 101: ASSISTENTE ADMINISTRATIVO
1|Noções de administração
  1.1|Estrutura organizacional
2|Gestão de pessoas
3|Noções de arquivologia`,
  },
  {
    name: 'a sheet’s number below its head',
    text: `5. NOÇÕES DE DIREITO CONSTITUCIONAL (10 questões – peso 2,0)
5.1. Princípios fundamentais (arts. 1º a 4º).
5.2. Direitos e garantias fundamentais (arts. 5º a 17).
5.3. Segurança pública (art. 144).
GOVERNO DO ESTADO – SECRETARIA DA SEGURANÇA PÚBLICA E DEFESA SOCIAL
Fl. 33
6. NOÇÕES DE DIREITO PENAL E PROCESSUAL PENAL (10 questões – peso 2,0)
6.1. Código Penal: arts. 1º a 31; 121 a 154-B; 155 a 183.
6.2. Excludentes de ilicitude e de culpabilidade.
7. NOÇÕES DE DIREITO PENAL MILITAR (5 questões – peso 2,0)
7.1. Crimes militares em tempo de paz (art. 9º do CPM).
7.2. Deserção e abandono de posto.`,
    tree: `= NOÇÕES DE DIREITO CONSTITUCIONAL
5.1|Princípios fundamentais (arts. 1º a 4º)
5.2|Direitos e garantias fundamentais (arts. 5º a 17)
5.3|Segurança pública (art. 144)
= NOÇÕES DE DIREITO PENAL E PROCESSUAL PENAL
6.1|Código Penal: arts. 1º a 31; 121 a 154-B; 155 a 183
6.2|Excludentes de ilicitude e de culpabilidade
= NOÇÕES DE DIREITO PENAL MILITAR
7.1|Crimes militares em tempo de paz (art. 9º do CPM)
7.2|Deserção e abandono de posto`,
  },
  {
    name: 'a page’s number in brackets',
    text: `Medicina Legal:
1. Traumatologia forense.
[38]
POLÍCIA CIENTÍFICA – PERITO OFICIAL CRIMINAL – EDITAL Nº 001/2024
a) Energias de ordem mecânica.
b) Energias de ordem física, química e bioquímica.
2. Tanatologia: fenômenos cadavéricos e cronotanatognose.
3. Sexologia forense.
Criminalística:
1. Vestígios, evidências e indícios.
2. Sistemas de arquivos: FAT32, NTFS e EXT4.
[39]
POLÍCIA CIENTÍFICA – PERITO OFICIAL CRIMINAL – EDITAL Nº 001/2024
3. Crimes cibernéticos.`,
    tree: `= Medicina Legal
1|Traumatologia forense
  a|Energias de ordem mecânica
  b|Energias de ordem física, química e bioquímica
2|Tanatologia: fenômenos cadavéricos e cronotanatognose
3|Sexologia forense
= Criminalística
1|Vestígios, evidências e indícios
2|Sistemas de arquivos: FAT32, NTFS e EXT4
3|Crimes cibernéticos`,
  },
]
