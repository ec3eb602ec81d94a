import { expect, test } from 'vitest'
import { normalCase } from './normal-case.ts'

test.each([
  ['DIREITO ADMINISTRATIVO', 'Direito Administrativo'],
  ['GESTÃO DE TECNOLOGIA DA INFORMAÇÃO', 'Gestão de Tecnologia da Informação'],
  ['CONTRATAÇÕES DE TI', 'Contratações de TI'],
  ['RACIOCÍNIO LÓGICO-MATEMÁTICO', 'Raciocínio Lógico-Matemático'],
  ['AREA DE SAÚDE – COMUM A TODOS', 'Area de Saúde – Comum a Todos'],
  ['MODULO II - CONHECIMENTOS GERAIS', 'Modulo II - Conhecimentos Gerais'],
  ['BLOCO III', 'Bloco III'],
  ['A LEI E O USO DO SGBD NO ESTADO', 'A Lei e o Uso do SGBD no Estado'],
  ['LEGISLAÇÃO DO SUS: LEI Nº 8.080/1990', 'Legislação do SUS: Lei Nº 8.080/1990'],
  ['ÉTICA', 'Ética'],
])('%s is written among words as %s', (shouted, name) => {
  expect(normalCase(shouted)).toBe(name)
})

test.each(['SUS', 'LGPD', 'BPM', 'Noções de TI', 'Língua Portuguesa', ''])('"%s" stays as it is', (name) => {
  expect(normalCase(name)).toBe(name)
})
