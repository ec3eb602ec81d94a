import type { Synonyms } from '../../shared/find.ts'

const words = (text: string) => text.split(/,\s+/u)

/** Candidates' other names for the catalogue's careers: letters, offices, bodies. */
export const SYNONYMS: Synonyms = {
  'Polícia Federal': words(
    'PF, Policial, Segurança pública, Agente da PF, Escrivão da PF, Papiloscopista, DPF',
  ),
  'Polícia Rodoviária Federal': words('PRF, Policial, Segurança pública, Policial rodoviário, Agente da PRF'),
  'Polícia Civil': words(
    `PC, PCERJ, Policial, Segurança pública, Investigador, Escrivão de polícia, Inspetor de polícia,
    Agente de polícia`,
  ),
  'Polícia Militar': words(
    'PM, PMERJ, PMESP, Policial, Segurança pública, Soldado, Cabo, Brigada Militar, CFO, Oficial da PM',
  ),
  'Polícia Penal': words(
    'PP, Policial, Segurança pública, Agente penitenciário, Depen, Senappen, Susepe, Seap',
  ),
  'Polícia Legislativa': words('Policial, Agente legislativo'),
  'Delegado de Polícia':
    words(`Delegado, Delegada, Delta, Policial, Delegado da Polícia Federal, Delegado da PF,
    Delegado da Polícia Civil, Delegado da PC`),
  'Perícia Criminal': words('Perito, Perita, Legista, IML, Médico legista'),
  'Guarda Municipal': words('GM, GCM, Segurança pública, Guarda civil, Guarda civil metropolitana'),
  'Corpo de Bombeiros': words(
    'CBM, CBMERJ, Segurança pública, Bombeiro, Bombeira, Bombeiro militar, Soldado bombeiro',
  ),
  Inteligência: words('ABIN, Oficial de inteligência, Agente da ABIN'),
  Trânsito: words('Detran, DNIT, Agente de trânsito, CET'),
  'Receita Federal': words(
    `RFB, Auditor, Auditor fiscal, Auditora, Analista tributário, ATRFB, AFRFB, Fisco`,
  ),
  'Fiscal Estadual': words(
    `Sefaz, ICMS, Auditor, Auditor fiscal, Fisco, Secretaria da Fazenda, Fiscal de rendas`,
  ),
  'Fiscal Municipal': words('ISS, Auditor fiscal, Fisco, Fiscal de tributos'),
  'Auditoria Fiscal do Trabalho': words('AFT, Auditor fiscal do trabalho, MTE, Fiscal do trabalho'),
  'Fiscalização Agropecuária':
    words(`MAPA, Affa, Auditor agropecuário, Fiscal agropecuário, Veterinário, Médico veterinário, Agrônomo,
    Zootecnista, Defesa agropecuária, Adapar`),
  'Tribunais de Justiça': words(
    `TJ, Tribunal de Justiça, Escrevente, Técnico judiciário, Analista judiciário, TJDFT`,
  ),
  'Tribunais Regionais Federais': words(
    `TRF, Tribunal Regional Federal, Justiça Federal, JF, Analista judiciário, Técnico judiciário`,
  ),
  'Tribunais do Trabalho': words(
    `TRT, TST, Tribunal Regional do Trabalho, Analista judiciário, Técnico judiciário`,
  ),
  'Tribunais Eleitorais': words(
    `TRE, TSE, Tribunal Regional Eleitoral, Analista judiciário, Técnico judiciário`,
  ),
  'Tribunais Superiores': words('STF, STJ, TST, TSE, STM, CNJ, Analista judiciário, Técnico judiciário'),
  'Oficial de Justiça':
    words(`Oficiala de justiça, Avaliador, Oficial de justiça do TJ, Oficial de justiça do TRT,
    Oficial de justiça federal`),
  Magistratura: words(
    `Juiz, Juíza, Juiz substituto, Enam, Magistrado, Juiz federal, Juiz de direito, Juiz do trabalho`,
  ),
  'Ministério Público':
    words(`MP, MPU, MPF, MPT, Promotor, Promotora, Procurador da República, Promotor de justiça, Analista do MPU,
    Técnico do MPU, Analista do MP, Técnico do MP`),
  'Defensoria Pública': words('DP, DPE, DPU, Defensor, Defensora'),
  'Advocacia Pública':
    words(`AGU, PGE, PGM, PGFN, Procurador, Procuradora, Advogado, Advogada, Procurador do Estado,
    Procurador do Município, Procurador federal`),
  Cartórios: words('Cartório, Tabelião, Notário, Registrador, Outorga de delegações'),
  Bancária:
    words(`Banco, BB, Banco do Brasil, Caixa, CEF, Bancário, Escriturário, BNB, Banco do Nordeste, BRB, Basa,
    Banco da Amazônia, Banpará, Banrisul, Banestes, Técnico bancário, Econômica`),
  'Banco Central': words('Bacen, BC, BCB'),
  'Mercado Financeiro': words('CVM, Susep, BNDES, CPA, Anbima'),
  Administrativa:
    words(`Administrativo, Assistente administrativo, Técnico administrativo, Agente administrativo,
    Auxiliar administrativo, Secretário, Recepcionista, Prefeitura, Nível médio, CNU, CPNU`),
  'Previdência Social': words(
    `INSS, Técnico do seguro social, Dataprev, Previdência, Analista do seguro social, Perito médico federal`,
  ),
  'Agências Reguladoras': words('Anatel, Anvisa, Aneel, ANAC, ANP, ANS, ANTT, ANTAQ, Ancine, ANA, ANM'),
  'Conselhos Profissionais': words('CRM, CREA, CRC, Coren, CFO, OAB, CRA, CRECI'),
  Correios: words('ECT, Carteiro, Agente dos Correios'),
  'Empresas Estatais': words(
    `Petrobras, Transpetro, Eletrobras, Serpro, Dataprev, Infraero, Sabesp, Embrapa, Conab`,
  ),
  'Gestão Pública': words('EPPGG, Gestor, Gestora, APO, Analista de planejamento, CNU, Enap'),
  Diplomacia: words('CACD, Diplomata, Itamaraty, MRE, Rio Branco, Oficial de chancelaria'),
  'Tribunais de Contas':
    words(`TC, TCU, TCE, TCM, Tribunal de Contas, Tribunal de Contas da União, Tribunal de Contas do Estado,
    Auditor, Auditor de controle externo, Analista de controle externo, Técnico de controle externo`),
  Controladorias: words('CGU, CGE, CGM, Controladoria, Controlador, AFFC, Auditor de controle interno'),
  'Câmara dos Deputados': words('Câmara, Deputados, Analista legislativo, Técnico legislativo'),
  'Senado Federal': words('Senado, Analista legislativo, Técnico legislativo, Consultor legislativo'),
  'Assembleias Legislativas': words('ALE, AL, Alesp, Alerj, CLDF, Assembleia, Analista legislativo'),
  'Câmaras Municipais': words('Câmara, Câmara Municipal, Vereadores'),
  Medicina: words('Médico, Médica, SUS, Residência médica, Ebserh, Profissional de saúde'),
  Enfermagem: words(
    `Enfermeiro, Enfermeira, SUS, Técnico de enfermagem, Ebserh, Profissional de saúde, Auxiliar de enfermagem`,
  ),
  Farmácia: words('Farmacêutico, Farmacêutica, SUS, Ebserh'),
  Odontologia: words('Dentista, Cirurgião-dentista'),
  Nutrição: words('Nutricionista'),
  Psicologia: words('Psicólogo, Psicóloga'),
  'Serviço Social': words('Assistente social'),
  'Agente Comunitário de Saúde': words('ACS, ACE, SUS, Agente de endemias, Agente de saúde'),
  'Vigilância Sanitária': words('Anvisa, Fiscal sanitário, Fiscal de saúde, Visa'),
  Magistério:
    words(`Professor, Professora, Docente, Seduc, SEE, Pedagogo, Pedagoga, PEB, Profissional de educação,
    Auxiliar de creche, Professor de educação infantil, Professor de educação básica`),
  'Universidades e Institutos Federais':
    words(`IF, UF, TAE, Técnico em assuntos educacionais, Assistente em administração, Universidade,
    Instituto Federal`),
  Exército: words('EB, EsPCEx, ESA, AMAN, IME, Militar, Sargento'),
  Marinha: words('MB, Fuzileiro, Escola Naval, EAM, Marinheiro, Militar, Colégio Naval'),
  Aeronáutica: words('FAB, EEAR, ITA, AFA, EPCAR, Militar, Sargento'),
  'Tecnologia da Informação':
    words(`TI, Analista de sistemas, Programador, Desenvolvedor, Serpro, Dataprev, Informática,
    Técnico em informática`),
  Engenharia: words(
    `Engenheiro, Engenheira, CREA, Engenheiro civil, Engenheiro eletricista, Engenheiro mecânico`,
  ),
  'Arquitetura e Urbanismo': words('Arquiteto, Arquiteta, CAU'),
  Contabilidade: words('Contador, Contadora, Técnico em contabilidade, CFC'),
  'Estatística e Geografia': words('IBGE, Recenseador, Estatístico, Geógrafo'),
  'Meio Ambiente': words('Ibama, ICMBio, Analista ambiental, Biólogo, Bióloga'),
}

/** The states' letters, which candidates append to a body's: TJSP, PM-MG. */
export const STATES: ReadonlySet<string> = new Set(
  'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' '),
)
