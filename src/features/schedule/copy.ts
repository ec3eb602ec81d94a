import { weekdayName } from '../../shared/calendar.ts'
import { counted } from '../../shared/count.ts'
import { NO_CONNECTION } from '../../shared/errors.ts'
import type { PartWords } from '../../web/merging/settle.ts'
import { aboutOf, dayOf, type PlanWhole } from './merging.ts'

export interface DragPosition {
  day: string
  /** The position counts from 1. */
  position: number
  count: number
}

const at = ({ day, position, count }: DragPosition) => `${day}, posição ${position} de ${count}`

export const copy = {
  title: 'Cronograma de Estudos',
  description: 'Monte seu plano semanal e marque o que já estudou.',
  loading: 'Carregando...',
  edit: {
    lead: 'Arraste as matérias para montar seu plano.',
    /** For screens without dragging. */
    listLead: 'Adicione as matérias de cada dia para montar seu plano.',
    up: 'Mover para cima',
    down: 'Mover para baixo',
    moveNamed: (name: string, way: 'up' | 'down', place: DragPosition) =>
      `Mover ${name} para ${way === 'up' ? 'cima' : 'baixo'}, ${at(place)}`,
    save: 'Salvar e Visualizar',
    saving: 'Salvando...',
    subjects: 'Suas matérias',
    days: 'Dias da semana',
    empty: 'Nenhuma matéria.',
    add: '+ Adicionar matéria...',
    addTo: (day: string) => `Adicionar matéria: ${day}`,
    remove: 'Remover',
    removeNamed: (name: string, day: string) => `Remover ${name}, ${day}`,
    planned: (days: readonly string[]) => `Planejada: ${days.join(', ')}`,
    unsaved: 'Há alterações que ainda não foram salvas.',
    discard: 'Descartar alterações',
    full: 'Um dia tem no máximo 50 matérias.',
    way: 'Como montar',
    ways: { days: 'Por dia', subjects: 'Por matéria' },
    daysOf: (name: string) => `Dias de ${name}`,
    letter: (name: string, day: string) => `${name}: ${day}`,
  },
  suggest: {
    offer: 'Diga suas horas de cada dia e comece com uma semana pronta.',
    action: 'Sugerir uma semana',
    done: 'Semana sugerida. Mude o que quiser e salve.',
    undo: 'Desfazer',
  },
  copyDay: {
    action: 'Copiar',
    cancel: 'Cancelar',
    label: (day: string) => `Copiar ${day} para outros dias`,
    title: (day: string) => `Copiar ${day}`,
    lead: 'Os dias que você marcar recebem o que ainda não têm. O que já está neles fica.',
    none: 'Marque ao menos um dia.',
    has: (count: number) => (count === 0 ? 'vazio' : counted(count, 'matéria', 'matérias')),
    done: (day: string, count: number) => `${day}: copiada para ${count} ${count === 1 ? 'dia' : 'dias'}.`,
  },
  move: {
    subject: (name: string) => `Planejar ${name}`,
    item: (name: string, place: DragPosition) => `Mover ${name}, ${at(place)}`,
    instructions:
      'Pressione Enter ou Espaço para pegar a matéria. Use as setas para os lados para trocar de dia e para cima ou para baixo para mudar a ordem. Pressione Enter ou Espaço para soltar e Esc para cancelar.',
    lifted: (name: string) => `${name}: em movimento. Use as setas para escolher o dia e a ordem.`,
    moved: (name: string, place: DragPosition) => `${name}: ${at(place)}.`,
    outside: (name: string) => `${name}: fora do plano.`,
    dropped: (name: string, place: DragPosition) => `Pronto. ${name}: ${at(place)}.`,
    cancelled: (name: string) => `Movimento cancelado: ${name}.`,
    removed: (name: string, day: string) => `Matéria removida de ${day}: ${name}.`,
    added: (name: string, day: string) => `Matéria adicionada em ${day}: ${name}.`,
  },
  view: {
    lead: 'Marque suas tarefas concluídas de hoje.',
    edit: 'Editar Cronograma',
    today: 'Hoje',
    empty: 'Nenhuma matéria planejada.',
    progress: (done: number, count: number) => `${done} de ${count}`,
    progressLabel: 'Concluídas hoje',
    passed: 'passou',
    week: 'Nesta semana',
    sums: (done: number, count: number) =>
      `${done} de ${counted(count, 'estudo planejado', 'estudos planejados')} para a semana`,
    notYet: 'Seu plano começa na próxima semana.',
    none: 'Ainda não há nada no seu plano.',
  },
  strip: {
    title: 'Dias da semana',
    today: 'hoje',
    free: 'livre',
    planned: (count: number) => `${count} no plano`,
  },
  leave: {
    title: 'Sair sem salvar?',
    text: 'Seu cronograma tem alterações que ainda não foram salvas.',
    stay: 'Continuar editando',
    discard: 'Sair sem salvar',
    save: 'Salvar e sair',
  },
  saved: 'Sucesso',
  failed: 'Erro!',
  refused: 'Erro de validação. Verifique o console.',
  saveFailed: {
    unknown: 'Não foi possível salvar o cronograma. Tente novamente.',
    offline: `${NO_CONNECTION} Guardamos suas mudanças neste aparelho. Salve quando houver conexão.`,
  },
  tickFailed: 'Não foi possível salvar seu progresso.',
} as const

/** Words for the parts of a plan that two devices changed differently. */
export const planWords: PartWords<PlanWhole> = {
  title: (part, { base }) => {
    const about = aboutOf(part)
    if ('order' in about) return `A ordem de ${weekdayName(about.order)}`
    const day = dayOf(base, about.item)
    const name = day && base[day].find(({ id }) => id === about.item)?.name
    return `${name}, que estava em ${day && weekdayName(day)}`
  },
  value: (part, whole) => {
    const about = aboutOf(part)
    if ('order' in about) return whole[about.order].map(({ name }) => name).join(', ')
    const day = dayOf(whole, about.item)
    return day ? weekdayName(day) : 'fora do plano'
  },
}
