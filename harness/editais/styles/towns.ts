import type { Style } from './style.ts'

/** Editais of small towns and of universities, with signatures, addressees and salaries. */
export const TOWNS: Style[] = [
  {
    name: 'a level and a line of posts below it',
    text: `ANEXO II – PROGRAMA DE PROVAS
ALFABETIZADO E ENSINO FUNDAMENTAL INCOMPLETO
Ajudante de Serviços, Encanador
Português:
1- Leitura e interpretação de texto. 2- Divisão silábica. 3- Ortografia.
Matemática:
1- Números naturais e as quatro operações. 2- Problemas. 3- Sistema monetário.
ENSINO MÉDIO COMPLETO
Operador de ETA, Agente Administrativo
Português:
1- Compreensão e interpretação de textos. 2- Crase. 3- Pontuação.
Conhecimentos Específicos – OPERADOR DE ETA:
1- Mananciais e captação. 2- Dosagem de produtos químicos. 3- NR-6, NR-13 e NR-20.`,
    tree: `= Português
1|Leitura e interpretação de texto
2|Divisão silábica
3|Ortografia
= Matemática
1|Números naturais e as quatro operações
2|Problemas
3|Sistema monetário
= Português
1|Compreensão e interpretação de textos
2|Crase
3|Pontuação
= Conhecimentos Específicos – OPERADOR DE ETA
1|Mananciais e captação
2|Dosagem de produtos químicos
3|NR-6, NR-13 e NR-20`,
  },
  {
    name: 'the campus of each area, and what the points are for',
    text: `ÁREA 01: ANATOMIA HUMANA
Campus: Sede – Regime: Dedicação Exclusiva
Pontos para a prova escrita e didática:
01. Sistema esquelético e articular.
02. Sistema muscular.
03. Sistema respiratório.
ÁREA 02: ENSINO DE MATEMÁTICA
Campus: Floresta – Regime: Dedicação Exclusiva
Pontos para a prova escrita e didática:
01. Tendências em Educação Matemática.
02. Limites, derivadas e aplicações.
03. Espaços vetoriais e transformações lineares.`,
    tree: `= ÁREA 01: ANATOMIA HUMANA
01|Sistema esquelético e articular
02|Sistema muscular
03|Sistema respiratório
= ÁREA 02: ENSINO DE MATEMÁTICA
01|Tendências em Educação Matemática
02|Limites, derivadas e aplicações
03|Espaços vetoriais e transformações lineares`,
  },
  {
    name: 'three posts in small letters that lead their prose',
    text: `Assistente Administrativo: Atendimento ao público. Arquivo e protocolo. Redação de documentos.
Lei nº 14.133/2021: noções. Windows, Word e Excel. Ética no serviço público.
Auxiliar de Saúde Bucal: Biossegurança e esterilização. Instrumentais e materiais. Anatomia
dental. Educação em saúde bucal. Lei nº 11.889/2008. Revelação de radiografias.
Biomédico: Hematologia. Bioquímica clínica. Microbiologia e parasitologia. Imunologia.
Uroanálise. Controle de qualidade: RDC nº 978/2025. Biossegurança. Coleta de material.`,
    tree: `= Assistente Administrativo
|Atendimento ao público
|Arquivo e protocolo
|Redação de documentos
|Lei nº 14.133/2021: noções
|Windows, Word e Excel
|Ética no serviço público
= Auxiliar de Saúde Bucal
|Biossegurança e esterilização
|Instrumentais e materiais
|Anatomia dental
|Educação em saúde bucal
|Lei nº 11.889/2008
|Revelação de radiografias
= Biomédico
|Hematologia
|Bioquímica clínica
|Microbiologia e parasitologia
|Imunologia
|Uroanálise
|Controle de qualidade: RDC nº 978/2025
|Biossegurança
|Coleta de material`,
  },
  {
    name: 'posts that lead their prose below a part',
    text: `CONHECIMENTOS ESPECÍFICOS
Auxiliar de Saúde Bucal: Biossegurança e esterilização. Anatomia dental. Lei nº 11.889/2008.
Biomédico: Hematologia. Bioquímica clínica. Microbiologia e parasitologia. Imunologia.
Uroanálise. Controle de qualidade: RDC nº 978/2025. Biossegurança. Coleta de material.
Controlador Interno: Controle interno na Constituição: arts. 31, 70 e 74. Lei nº 4.320/1964. Lei
de Responsabilidade Fiscal. Auditoria governamental: NBASP. Licitações e contratos.
Cozinheiro: Higiene pessoal e dos alimentos. Armazenamento. Preparo e porcionamento.
Terapeuta Ocupacional: Modelos de prática. Saúde mental: CAPS. Desenvolvimento infantil.
Reabilitação física. Gerontologia.`,
    tree: `= Auxiliar de Saúde Bucal
|Biossegurança e esterilização
|Anatomia dental
|Lei nº 11.889/2008
= Biomédico
|Hematologia
|Bioquímica clínica
|Microbiologia e parasitologia
|Imunologia
|Uroanálise
|Controle de qualidade: RDC nº 978/2025
|Biossegurança
|Coleta de material
= Controlador Interno
|Controle interno na Constituição: arts. 31, 70 e 74
|Lei nº 4.320/1964
|Lei de Responsabilidade Fiscal
|Auditoria governamental: NBASP
|Licitações e contratos
= Cozinheiro
|Higiene pessoal e dos alimentos
|Armazenamento
|Preparo e porcionamento
= Terapeuta Ocupacional
|Modelos de prática
|Saúde mental: CAPS
|Desenvolvimento infantil
|Reabilitação física
|Gerontologia`,
  },
  {
    name: 'an electronic signature behind the last topic',
    text: `Jornalista:
1. Teorias da comunicação e do jornalismo;
2. Gestão de crise;
3. Desinformação e checagem de fatos.
Produtor Cultural:
1. Produção de eventos;
2. Acessibilidade cultural.
Documento assinado eletronicamente por MARIA HELENA DUARTE, Pró-Reitora, em 04/02/2025, às
15:32, conforme horário oficial de Brasília.
A autenticidade deste documento pode ser conferida no site
https://sei.exemplo.edu.br/autenticidade, informando o código verificador 4521876 e o código
CRC 9F3A1C77.`,
    tree: `= Jornalista
1|Teorias da comunicação e do jornalismo
2|Gestão de crise
3|Desinformação e checagem de fatos
= Produtor Cultural
1|Produção de eventos
2|Acessibilidade cultural`,
  },
  {
    name: 'who signed, in the middle of a list',
    text: `LÍNGUA PORTUGUESA
1. Leitura e compreensão de textos.
2. Coesão e coerência textuais.
Assinado por 2 pessoas: CARLOS EDUARDO MENDES e ANA PAULA RIBEIRO
Para verificar a validade das assinaturas, acesse https://pontealta.1doc.com.br/verificacao/7C21-90AB e informe o código 7C21-90AB
3. Concordância verbal e nominal.
DIREITO ADMINISTRATIVO
1. Princípios da Administração Pública.
2. Atos administrativos.`,
    tree: `= LÍNGUA PORTUGUESA
1|Leitura e compreensão de textos
2|Coesão e coerência textuais
3|Concordância verbal e nominal
= DIREITO ADMINISTRATIVO
1|Princípios da Administração Pública
2|Atos administrativos`,
  },
  {
    name: 'a ministry and an institute above the edital with the page',
    text: `ÁREA 02 – ELETROTÉCNICA
1 - Circuitos em corrente contínua e alternada.
2 - Máquinas elétricas e transformadores.
ÁREA 03 – GASTRONOMIA
1 - Higiene e segurança dos alimentos: RDC nº 216/2004.
2 - Panificação e confeitaria.
3 - Cozinha brasileira e regional.
MINISTÉRIO DA EDUCAÇÃO
INSTITUTO FEDERAL DE EDUCAÇÃO, CIÊNCIA E TECNOLOGIA
EDITAL Nº 45/2025 – ANEXO III 2
4 - Cozinha internacional.
5 - Enogastronomia e bebidas.`,
    tree: `= ÁREA 02 – ELETROTÉCNICA
1|Circuitos em corrente contínua e alternada
2|Máquinas elétricas e transformadores
= ÁREA 03 – GASTRONOMIA
1|Higiene e segurança dos alimentos: RDC nº 216/2004
2|Panificação e confeitaria
3|Cozinha brasileira e regional
4|Cozinha internacional
5|Enogastronomia e bebidas`,
  },
  {
    name: 'the last words of a topic before what put it there',
    text: `VII – DIREITO EMPRESARIAL: 1. Empresário e estabelecimento. 2. Títulos de crédito. 3. Falência e
recuperação: Lei nº 11.101/2005.
VIII – DIREITO PENAL: 1. Princípios penais. 2. Teoria do crime. 3. Execução penal: progressão, remição
e falta grave. (Incluído pelo Edital nº 2, de 14 de fevereiro de 2025)`,
    tree: `= DIREITO EMPRESARIAL
1|Empresário e estabelecimento
2|Títulos de crédito
3|Falência e recuperação: Lei nº 11.101/2005
= DIREITO PENAL
1|Princípios penais
2|Teoria do crime
3|Execução penal: progressão, remição e falta grave`,
  },
]
