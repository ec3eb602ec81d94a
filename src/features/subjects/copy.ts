import { NO_CONNECTION } from '../../shared/errors.ts'
import { MESSAGES } from './contract.ts'

export const copy = {
  area: { title: 'Minhas Matérias', description: 'Veja e troque as matérias que você estuda.' },
  setup: { title: 'Escolha suas matérias', description: 'Escolha as matérias que você vai estudar.' },
  step: 'Falta só isto, e você pode mudar quando quiser.',
  lead: 'As matérias que você estuda.',
  choices: {
    search: 'Pesquise a matéria...',
    loading: 'Carregando matérias...',
    all: 'Matérias',
    own: 'Criadas por você',
    found: (count: number) => (count === 1 ? '1 matéria encontrada' : `${count} matérias encontradas`),
    empty: { title: 'Matéria não encontrada', text: 'Tente outro nome ou crie a sua própria matéria.' },
  },
  chosen: 'Suas matérias',
  remove: (name: string) => `Remover ${name}`,
  suggested: (career: string) => `Sugeridas para ${career}`,
  asked: (body: string) => `Do edital: ${body}`,
  addAll: 'Adicionar todas',
  allAdded: 'Todas adicionadas',
  selected: (count: number) => {
    if (count === 0) return 'Nenhuma matéria selecionada'
    return count === 1 ? '1 matéria selecionada' : `${count} matérias selecionadas`
  },
  create: 'Criar Matéria',
  back: 'Voltar',
  save: 'Salvar e Avançar',
  saving: 'Salvando...',
  saveHint: 'Você precisa selecionar ao menos uma matéria antes',
  unchangedHint: 'Nada mudou nas suas matérias',
  failed: {
    unknown: 'Não foi possível salvar as matérias. Tente novamente.',
    offline: `${NO_CONNECTION} Deixe esta página aberta e salve quando houver conexão.`,
  },
  dialog: {
    title: 'Nova Matéria',
    label: 'Nome da matéria',
    description: 'Até 25 caracteres. Só você vê as matérias que cria.',
    blank: MESSAGES.blank,
    failed: { unknown: 'Erro desconhecido.' },
    submit: 'Criar',
    busy: 'Criando...',
    cancel: 'Cancelar',
  },
} as const
