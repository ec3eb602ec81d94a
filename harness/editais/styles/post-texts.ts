import type { Style } from './style.ts'

/** Posts and the text between them: lists of books, letters, laws, lines that the margin broke. */
export const POST_TEXTS: Style[] = [
  {
    name: 'posts in small letters behind lists of books',
    text: `CONHECIMENTOS ESPECÍFICOS
Professor de Educação Infantil
O brincar e a brincadeira. Campos de experiências da BNCC. Documentação pedagógica.
Bibliografia
CORSINO, Patrícia (org.). Educação infantil: cotidiano e políticas. Campinas: Autores Associados, 2009.
Professor de Ciências
Ensino de Ciências por investigação. Alfabetização científica. Matéria e energia.
Bibliografia
DELIZOICOV, Demétrio. Ensino de Ciências: fundamentos e métodos. São Paulo: Cortez, 2018.
Professor de História
Tempo histórico e periodização. História da África e dos povos indígenas. História local.
Bibliografia
BITTENCOURT, Circe. Ensino de História: fundamentos e métodos. São Paulo: Cortez, 2018.`,
    tree: `= Professor de Educação Infantil
|O brincar e a brincadeira
|Campos de experiências da BNCC
|Documentação pedagógica
= Professor de Ciências
|Ensino de Ciências por investigação
|Alfabetização científica
|Matéria e energia
= Professor de História
|Tempo histórico e periodização
|História da África e dos povos indígenas
|História local`,
  },
  {
    name: 'a post behind books, over a count that begins',
    text: `CONTEÚDOS COMUNS
Língua Portuguesa
1. Leitura e interpretação de textos. 2. Morfossintaxe. 3. Semântica. 4. Pontuação.
Legislação
1. Lei Orgânica do Município. 2. Lei nº 14.133/2021. 3. Estatuto do Servidor.
CONTEÚDOS ESPECÍFICOS
Biólogo
1. Limnologia. 2. Cianobactérias e cianotoxinas. 3. Portaria GM/MS nº 888/2021. 4. Coliformes.
Bibliografia sugerida:
ESTEVES, Francisco de Assis (coord.). Fundamentos de limnologia. 3. ed. Rio de Janeiro: Interciência, 2011.
Engenheiro Sanitarista
1. Hidráulica: condutos forçados e livres; bombas. 2. Sistemas de abastecimento de água. 3. Tratamento de esgotos.`,
    tree: `= Língua Portuguesa
1|Leitura e interpretação de textos
2|Morfossintaxe
3|Semântica
4|Pontuação
= Legislação
1|Lei Orgânica do Município
2|Lei nº 14.133/2021
3|Estatuto do Servidor
= Biólogo
1|Limnologia
2|Cianobactérias e cianotoxinas
3|Portaria GM/MS nº 888/2021
4|Coliformes
= Engenheiro Sanitarista
1|Hidráulica: condutos forçados e livres; bombas
2|Sistemas de abastecimento de água
3|Tratamento de esgotos`,
  },
  {
    name: 'two posts in capitals over letters',
    text: `TÉCNICO EM ELETROTÉCNICA:
a) medidas elétricas;
b) instalações de média tensão (NBR 14039);
c) NR-10.
ASSISTENTE ADMINISTRATIVO:
a) rotinas administrativas: protocolo, arquivo, malote, correspondência;
b) ética profissional;`,
    tree: `= TÉCNICO EM ELETROTÉCNICA
a|medidas elétricas
b|instalações de média tensão (NBR 14039)
c|NR-10
= ASSISTENTE ADMINISTRATIVO
a|rotinas administrativas: protocolo, arquivo, malote, correspondência
b|ética profissional`,
  },
  {
    name: 'two posts of health over prose',
    text: `MÉDICO PSIQUIATRA
Psicopatologia. Transtornos do humor. Emergências psiquiátricas. Psicofarmacologia. Psiquiatria forense.
MÉDICO PEDIATRA
Puericultura. Aleitamento materno. Suplementação de ferro. Imunizações. Icterícia neonatal.
Sepse neonatal. Infecções respiratórias. Asma. Diarreias. Convulsões.`,
    tree: `= MÉDICO PSIQUIATRA
|Psicopatologia
|Transtornos do humor
|Emergências psiquiátricas
|Psicofarmacologia
|Psiquiatria forense
= MÉDICO PEDIATRA
|Puericultura
|Aleitamento materno
|Suplementação de ferro
|Imunizações
|Icterícia neonatal
|Sepse neonatal
|Infecções respiratórias
|Asma
|Diarreias
|Convulsões`,
  },
  {
    name: 'posts with a dash over prose, the last line of one short',
    text: `Médico – Psiquiatria
Psicopatologia. Transtornos do humor. Emergências psiquiátricas.
Psicofarmacologia. Eletroconvulsoterapia. Psiquiatria forense. Reforma psiquiátrica: Lei nº 10.216/2001.
CID-11 e DSM-5-TR.
Médico – Pediatria
Puericultura. Aleitamento materno. Imunizações. Icterícia neonatal. Infecções respiratórias. Asma.`,
    tree: `= Médico – Psiquiatria
|Psicopatologia
|Transtornos do humor
|Emergências psiquiátricas
|Psicofarmacologia
|Eletroconvulsoterapia
|Psiquiatria forense
|Reforma psiquiátrica: Lei nº 10.216/2001
|CID-11 e DSM-5-TR
= Médico – Pediatria
|Puericultura
|Aleitamento materno
|Imunizações
|Icterícia neonatal
|Infecções respiratórias
|Asma`,
  },
  {
    name: 'letters called like subjects below a counted post',
    text: `1. CONHECIMENTOS BÁSICOS
1.1. Língua Portuguesa:
a) Compreensão e interpretação de textos.
b) Ortografia e acentuação.
1.2. Noções de Informática:
a) Sistema operacional Windows 10.
b) Segurança da informação.
2. CONHECIMENTOS ESPECÍFICOS
2.1. Assistente Administrativo:
a) Atendimento ao público.
b) Protocolo e arquivo.
2.2. Advogado:
a) Direito Administrativo: princípios, atos e licitações.
b) Direito Constitucional: controle de constitucionalidade.
c) Direito Tributário: anuidades e execução fiscal.`,
    tree: `= Língua Portuguesa
a|Compreensão e interpretação de textos
b|Ortografia e acentuação
= Noções de Informática
a|Sistema operacional Windows 10
b|Segurança da informação
= Assistente Administrativo
a|Atendimento ao público
b|Protocolo e arquivo
= Advogado
a|Direito Administrativo: princípios, atos e licitações
b|Direito Constitucional: controle de constitucionalidade
c|Direito Tributário: anuidades e execução fiscal`,
  },
  {
    name: 'names of law that the margin broke below a post',
    text: `PROCURADOR LEGISLATIVO
Direito Constitucional: Constituição: conceito, objeto e classificações; supremacia da Constituição;
aplicabilidade das normas constitucionais. Direito Administrativo: princípios; atos; poderes; licitações (Lei nº
14.133/2021). Direito Financeiro: orçamento; Lei de Responsabilidade Fiscal. Direito Processual Civil: Fazenda
Pública em juízo; mandado de segurança (Lei nº 12.016/2009). Direito Eleitoral: inelegibilidades (Lei Complementar
nº 64/1990).`,
    tree: `= PROCURADOR LEGISLATIVO
|Direito Constitucional: Constituição: conceito, objeto e classificações; supremacia da Constituição; aplicabilidade das normas constitucionais
|Direito Administrativo: princípios; atos; poderes; licitações (Lei nº 14.133/2021)
|Direito Financeiro: orçamento; Lei de Responsabilidade Fiscal
|Direito Processual Civil: Fazenda Pública em juízo; mandado de segurança (Lei nº 12.016/2009)
|Direito Eleitoral: inelegibilidades (Lei Complementar nº 64/1990)`,
  },
]
