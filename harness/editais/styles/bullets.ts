import type { Style } from './style.ts'

/** Topics behind bullets. */
export const BULLETS: Style[] = [
  {
    name: 'names of subjects between bullets that nothing closes and that the margin breaks',
    text: `CARGOS DE NÍVEL MÉDIO
Língua Portuguesa
• Leitura e interpretação de textos verbais e não verbais
• Ortografia: uso dos acentos gráficos, grafia de palavras,
uso do sinal indicativo de crase
• Sintaxe: termos da oração, período composto
Ética na Administração Pública
• Ética e moral
• Lei nº 8.429/1992 e suas alterações
Técnico de Enfermagem
• Administração de medicamentos: vias, cálculo de doses e
cuidados
• Imunização: calendário nacional, rede de frio
Técnico em Segurança do Trabalho
• Normas Regulamentadoras (NR-1, NR-5, NR-6 e NR-15)
• CIPA`,
    tree: `= Língua Portuguesa
|Leitura e interpretação de textos verbais e não verbais
|Ortografia: uso dos acentos gráficos, grafia de palavras, uso do sinal indicativo de crase
|Sintaxe: termos da oração, período composto
= Ética na Administração Pública
|Ética e moral
|Lei nº 8.429/1992 e suas alterações
= Técnico de Enfermagem
|Administração de medicamentos: vias, cálculo de doses e cuidados
|Imunização: calendário nacional, rede de frio
= Técnico em Segurança do Trabalho
|Normas Regulamentadoras (NR-1, NR-5, NR-6 e NR-15)
|CIPA`,
  },
  {
    name: 'a name in capitals among the bullets of a subject, over bullets of another shape',
    text: `1.1 LÍNGUA PORTUGUESA
• Tipologia textual.
• Coesão e coerência.
1.2 NOÇÕES DE INFORMÁTICA
• Redes de computadores.
• Segurança da informação.
1.3 ÉTICA NO SERVIÇO PÚBLICO
• Ética e moral.
• Ética e democracia.
1.4 LEGISLAÇÃO
• Declaração Universal dos Direitos Humanos.
• POLÍTICAS PÚBLICAS:
◦ Sistema Único de Saúde.
◦ Estatuto da Criança e do Adolescente.`,
    tree: `= LÍNGUA PORTUGUESA
|Tipologia textual
|Coesão e coerência
= NOÇÕES DE INFORMÁTICA
|Redes de computadores
|Segurança da informação
= ÉTICA NO SERVIÇO PÚBLICO
|Ética e moral
|Ética e democracia
= LEGISLAÇÃO
|Declaração Universal dos Direitos Humanos
|POLÍTICAS PÚBLICAS
  |Sistema Único de Saúde
  |Estatuto da Criança e do Adolescente`,
  },
]
