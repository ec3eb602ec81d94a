import type { Style } from './style.ts'

/** A post or an area pasted alone. */
export const SINGLE_POST: Style[] = [
  {
    name: 'an area of a science alone',
    text: `ÁREA: FISIOLOGIA VEGETAL
1. Relações hídricas.
1.1. Potencial hídrico e seus componentes.
1.2. Absorção e transporte de água no xilema.
1.3. Transpiração e regulação estomática.
2. Nutrição mineral.
2.1. Elementos essenciais e sintomas de deficiência.
2.2. Transporte de íons através de membranas.
3. Fotossíntese.
3.1. Reações fotoquímicas.
3.2. Metabolismo C3, C4 e CAM.
3.3. Fotorrespiração.
4. Respiração e metabolismo de lipídios.
5. Translocação no floema.
6. Hormônios vegetais: auxinas, giberelinas, citocininas, etileno e ácido abscísico.
7. Fotomorfogênese e florescimento.
8. Germinação e dormência de sementes.
9. Fisiologia do estresse.`,
    tree: `= ÁREA: FISIOLOGIA VEGETAL
1|Relações hídricas
  1.1|Potencial hídrico e seus componentes
  1.2|Absorção e transporte de água no xilema
  1.3|Transpiração e regulação estomática
2|Nutrição mineral
  2.1|Elementos essenciais e sintomas de deficiência
  2.2|Transporte de íons através de membranas
3|Fotossíntese
  3.1|Reações fotoquímicas
  3.2|Metabolismo C3, C4 e CAM
  3.3|Fotorrespiração
4|Respiração e metabolismo de lipídios
5|Translocação no floema
6|Hormônios vegetais: auxinas, giberelinas, citocininas, etileno e ácido abscísico
7|Fotomorfogênese e florescimento
8|Germinação e dormência de sementes
9|Fisiologia do estresse`,
  },
  {
    name: 'a medical speciality alone',
    text: `MÉDICO – CARDIOLOGIA
Semiologia cardiovascular. Eletrocardiograma e ecocardiograma. Hipertensão arterial sistêmica.
Insuficiência cardíaca. Síndromes coronarianas agudas e crônicas. Arritmias. Valvopatias.
Endocardite infecciosa. Miocardiopatias, incluindo doença de Chagas. Dislipidemias.
Tromboembolismo pulmonar. Cardiopatias congênitas. Avaliação perioperatória.`,
    tree: `= MÉDICO – CARDIOLOGIA
|Semiologia cardiovascular
|Eletrocardiograma e ecocardiograma
|Hipertensão arterial sistêmica
|Insuficiência cardíaca
|Síndromes coronarianas agudas e crônicas
|Arritmias
|Valvopatias
|Endocardite infecciosa
|Miocardiopatias, incluindo doença de Chagas
|Dislipidemias
|Tromboembolismo pulmonar
|Cardiopatias congênitas
|Avaliação perioperatória`,
  },
  {
    name: 'a programme of residence alone',
    text: `III – PEDIATRIA
1. Crescimento e desenvolvimento
2. Aleitamento materno, alimentação complementar e distúrbios nutricionais
3. Imunizações
4. Reanimação neonatal, icterícia, sepse e distúrbios respiratórios do recém-nascido
5. Infecções respiratórias agudas e asma
6. Diarreia aguda e desidratação
7. Doenças exantemáticas
8. Infecção urinária, síndrome nefrótica e glomerulonefrite
9. Convulsão febril e meningites
10. Acidentes, intoxicações e violência`,
    tree: `= PEDIATRIA
1|Crescimento e desenvolvimento
2|Aleitamento materno, alimentação complementar e distúrbios nutricionais
3|Imunizações
4|Reanimação neonatal, icterícia, sepse e distúrbios respiratórios do recém-nascido
5|Infecções respiratórias agudas e asma
6|Diarreia aguda e desidratação
7|Doenças exantemáticas
8|Infecção urinária, síndrome nefrótica e glomerulonefrite
9|Convulsão febril e meningites
10|Acidentes, intoxicações e violência`,
  },
  {
    name: 'three teachers alone',
    text: `PEB II – ARTE
História da arte. Arte contemporânea. Ensino da arte no Brasil. Linguagens artísticas: visuais,
dança, música e teatro. Mediação cultural. Culturas afro-brasileiras e indígenas. Arte na BNCC.
PEB II – EDUCAÇÃO FÍSICA
Corpo, movimento e cultura. Dimensões dos conteúdos. Esporte, jogo, luta, ginástica e dança na
escola. Educação Física inclusiva. Saúde e qualidade de vida. Avaliação em Educação Física.
PEB II – INGLÊS
Reading comprehension. Text genres. Grammar: nouns, pronouns, verb tenses, modals, passive voice
and reported speech. Vocabulary and false cognates. Language teaching approaches. Intercultural
dimension. Inglês na BNCC.`,
    tree: `= PEB II – ARTE
|História da arte
|Arte contemporânea
|Ensino da arte no Brasil
|Linguagens artísticas: visuais, dança, música e teatro
|Mediação cultural
|Culturas afro-brasileiras e indígenas
|Arte na BNCC
= PEB II – EDUCAÇÃO FÍSICA
|Corpo, movimento e cultura
|Dimensões dos conteúdos
|Esporte, jogo, luta, ginástica e dança na escola
|Educação Física inclusiva
|Saúde e qualidade de vida
|Avaliação em Educação Física
= PEB II – INGLÊS
|Reading comprehension
|Text genres
|Grammar: nouns, pronouns, verb tenses, modals, passive voice and reported speech
|Vocabulary and false cognates
|Language teaching approaches
|Intercultural dimension
|Inglês na BNCC`,
  },
]
