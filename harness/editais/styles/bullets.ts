import type { Style } from './style.ts'

export const BULLETS: Style[] = [
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
