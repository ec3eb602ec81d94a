// Words of many different syllabuses, which identify the letters that a font hides.
const WORDS = `
abordagem abordagens abrangência abuso accountability acentuação acesso acidentes acompanhamento acordo
administrativa administrativas administrativo administrativos administração agentes agosto agravos
agricultura agropecuária agências alienação alta alterações além ambiental ambiente ambientes amostra
amostragem amplitude analogias analítica analítico anexo anticorrupção antivírus anual anulação análise
aplicabilidade aplicada aplicativos aplicação aplicações aplicáveis apoio aprendizado aprendizagem
aquisição area argumentação aritmética armazenamento arquitetura arquivos arranjos artificial artigo
artigos aspectos assistência assédio atendimento atenuantes atenção atividade atividades atribuições
atributos atuais atualidades atualizada atuação auditoria autarquias autodesenvolvimento automação
autorização autônomos avaliação ação ações banco bancos bancário bens binomial biológicos biossegurança
bloco blocos boas brasil brasileira brasileiro busca básica básicas básicos cada caixa campo capacidade
capital capítulo capítulos características carga cargo cargos carta cassação causas central
centralização certificação cibernética ciclo circular civil civis classes classificação classificações
clima cloud cobit coeficiente coesão coletiva coletivos colocação colunas combate combinatória comissivo
como competências complementar compliance componentes comportamento composta compostas compostos
compreensão compulsória computadores computação comum comunicação comunidades comércio conceito
conceitos conceitual concentração concessão conclusões concordância condicional conduta conectores
conforme conformidade conhecimento conhecimentos conjuntos consolidação constitucionais constitucional
constituição constitutivos consulta consumidor consórcios contagem contas contemporâneos conteúdo
conteúdos contingência contrato contratos controle controles contábeis contínua convalidação coordenação
correio correlatos correlação correspondentes correto crase crescimento criação crises critérios
crônicas cultura culturais cultural custos cálculo células código dados dano data decadência decisão
decreto deduções defesa deficiência definição delegação demais demonstração desafios descentralização
desconcentração desempenho desenho desenvolvimento design desigualdades despesa desvio determinantes
determinação deveres dhcp diagnóstico diagramas diferencial diferentes diferenças digitais digital
dinheiro dinâmica direito direitos direta diretrizes disciplinar discussão dispersão disponibilidade
disponível disposições dispõe distribuição distância divisão documental documento documentos doenças
domínio doutrinárias drogas dívida economia econômica econômicas econômicos edital edição educação
efetividade eficiente elaboração elementos eletrônico emprego empresarial empresas enfrentamento
engenheiro entendimento entidades entre epidemiologia equação equações equilíbrio equipamentos equipes
equivalências ergonômicos escopo especiais específicos espécies essenciais estabelecimento estabilidade
estado estadual estatal estatuto estatística esterilização estratégia estratégias estratégica
estratégicos estrutura estruturas estudo estágios estática etapas eventos evidências evolução excel
excludentes executivo execução exercido exercício experiência exponenciais exposição expressos
expressões externo extinção fabricação fatos federal ferramentas fevereiro finalidade finalidades
financeira financeiro finanças firewall fiscal fiscalização fisiologia fluxo fluxos foco fontes forma
formalidade formas formatação formação formulação forças frameworks frases funcionamento fundamentais
fundamental fundamentos fundações função funções física físicas físicos fórmulas fóruns garantias
generativa geometria geométrica gerais geral geração gerencial gerenciamento gestão google governamental
governança governo gramaticais grandezas grau graus grupos gráfica gráficos gênero gêneros hardening
hierárquico história histórica http https ideias identidade identificação imagem imap impactos
implementação implícitos improbidade inclusão incêndios independência indicadores indicativo indireta
individuais individual indígenas inferência inferências informatizados informação informações
informática infraestrutura inglesa inovação inserção inspeção instalações institucional instituições
instrumentos instrução instruções integração integridade inteiros inteligência interesse internacionais
internacional internet interno interpretação intervenção intranet introdução investigação itens itil
janeiro java judicial judiciário julho junho juros jurídica jurídico justiça kanban lakes lavagem
learning legais legal legislativo legislação lgpd licenciamento licitação licitações liderança limites
linear lineares linguagem linguagens linhas linux logarítmicas língua lógica lógicas lógico lógicos mais
manipulação manual manutenção mapeamento marketing matemática materiais material matriz matrizes
mecanismos mediana medicamentos medidas medição meio meios melhoria memória mensageria mental mercado
metadados metodologia metodologias microsoft ministério mista moda modalidades modelagem modelos
modernização modos mongodb monitoramento montante moral morfossintática motivação mudanças máquina
máximo média médico métodos mídia mínimo múltiplos nacionais nacional natural natureza navegação
necessidades negociação negócio negócios nominal normalização normas normativa normativas normativos
nosql notificação nova novembro noções numéricos nutrição nuvem níveis números objetiva objetivos objeto
objetos ocupacional office oficial omissão open operacionais operacional operações oração orações ordem
ordenação organizacional organização organizações ortografia orçamento orçamentária orçamentárias
orçamentário orçamentários outras outros outubro padrão padrões pagar palavras papel para paraestatais
parceria pareceres participação partidos parágrafos pastas pela pelos penalidades perfil perigosos
permissão pertinentes período períodos pesquisa pessoa pessoais pessoal pessoas phishing planejamento
planilhas plano planos plurianual pmbok poder poderes polinomiais polícia política políticas político
políticos ponderada pontos pontuação população porcentagem portal portaria portuguesa posicionamento
posição powerpoint pragas preparo presidência prestadores prestação prevenção previdência primeira
principais princípios privacidade privada privadas probabilidade problemas procedimentos processamento
processo processos produtividade produtos produção profissional programa programas programação
programático programáticos projeto projetos promoção pronome pronomes pronominal proporções
proposicional proposições propriedades proteção protocolos provas provimento práticas páginas pública
públicas público públicos qualidade químicas químicos raciocínio racionais razões reais receita receitas
reconhecimento recuperação recursos redação rede redes reescrita referenciação referência regem regime
regimes regionais registro regras regresso regulamentadoras regulamentam regulamentar regulamentação
regência relacionadas relacionados relacional relatórios relação relações relevantes remuneração
reorganização reparação repetição representação república requisitos resolução responsabilidade
responsabilidades responsabilização restos resultados resíduos revisão revogação risco riscos roteamento
sanitária saúde scrum segmentação seguintes segurança seguro seleção senso sequenciação servidor
servidores serviço serviços setor seus seção seções sgbd sigilo significação simples sinais sinal
sintaxe sistema sistemas sistêmica site situações smtp sobre sociais social sociedade sociedades
socioambiental soluções spyware suas subordinação substituição superior suporte sustentabilidade
sustentável system sítio tabela tabelas taxas teams tecnologia tecnologias tempo tempos tendência
tendências teorema teoria terceiro termo termos testes texto textos textuais textual tipologia tipos
titular todos toxicologia trabalhador trabalho transferência transformação transmissíveis transparência
transportes tratamento trechos treinamento tribunais tribunal três técnicas técnico técnicos título
unidades utilização vacância validação valores vantagens variados variação variáveis variância verbais
verbal verdade vigentes vigilância viii virtualização virtudes visão vitaliciedade vlans vmware
vocabulário volume vídeo windows word worms ágeis álcool área áreas átonos áudio âmbito ética éticos
ênfase órgãos único português inglês química ciências nível módulo função física
sugestões referências bibliográficas bibliográfica
`

export const VOCABULARY: readonly string[] = WORDS.trim().split(/\s+/)
