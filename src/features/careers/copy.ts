import type { PartWords } from '../../web/merging/settle.ts'
import { MESSAGES } from './contract.ts'
import type { wholeOf } from './rules.ts'

const failed = {
  unknown: 'Não foi possível salvar a carreira. Tente novamente.',
  offline: 'Erro ao comunicar com o servidor. Verifique sua conexão.',
}

export const copy = {
  area: { title: 'Minha Carreira', description: 'Veja e troque a carreira para a qual você estuda.' },
  setup: { title: 'Escolha sua carreira', description: 'Escolha a carreira para a qual você vai estudar.' },
  step: 'Conta criada. Faltam duas escolhas para começar.',
  lead: 'A carreira para a qual você estuda.',
  choices: {
    search: 'Pesquise a carreira...',
    loading: 'Carregando carreiras...',
    all: 'Carreiras',
    first: 'Sua carreira',
    others: 'Outras carreiras',
    found: (count: number) => (count === 1 ? '1 carreira encontrada' : `${count} carreiras encontradas`),
    empty: { title: 'Carreira não encontrada', text: 'Tente outro nome ou crie a sua própria carreira.' },
  },
  chosen: (name: string) => `Carreira escolhida: ${name}`,
  noneChosen: 'Nenhuma carreira escolhida',
  create: 'Criar Nova Carreira',
  save: 'Avançar',
  saving: 'Salvando...',
  saveHint: 'Você precisa selecionar uma carreira antes',
  unchangedHint: 'Esta já é a sua carreira',
  failed,
  dialog: {
    title: 'Nova Carreira',
    label: 'Nome da carreira',
    description: 'Só você vê as carreiras que cria.',
    blank: MESSAGES.blank,
    failed,
    submit: 'Criar',
    busy: 'Criando...',
    cancel: 'Cancelar',
  },
} as const

export const careerWords = (
  nameOf: (id: number | null) => string | null,
): PartWords<ReturnType<typeof wholeOf>> => ({
  title: () => 'Carreira',
  value: (_part, { career }) => nameOf(career) ?? 'nenhuma',
})
