import type { PartWords } from '../../web/merging/settle.ts'
import { timeOf } from '../consistency/form.ts'
import type { ReminderChoice } from './contract.ts'

export const copy = {
  title: 'Lembretes',
  text: 'Chegam neste aparelho, só os que você escolher e nunca nas horas de silêncio.',
  unsupported:
    'Este navegador não mostra lembretes. No iPhone, adicione a Posse à tela de início e abra por lá.',
  denied:
    'Os lembretes da Posse estão bloqueados neste navegador. Libere-os nas configurações do site e volte aqui.',
  off: 'Desativados neste aparelho.',
  on: 'Ativados neste aparelho.',
  turnOn: 'Ativar neste aparelho',
  turnOff: 'Desativar neste aparelho',
  busy: 'Um momento...',
  start: 'Na hora planejada para começar',
  startHint: (time: string) => `Às ${time}, nos dias planejados, se você ainda não estudou.`,
  startUnset: 'Diga a hora de começar em Constância, acima.',
  running: 'Quando o cronômetro ficou ligado',
  runningHint: 'Depois de três horas sem sinal seu, ou meia hora depois do fim do estudo no papel.',
  enrolment: 'Antes do fim da inscrição',
  enrolmentHint: 'Três dias antes, na véspera e no último dia, dos seus concursos que estão na lista.',
  news: 'Quando sair algo na página do concurso',
  newsHint: 'Retificação, gabarito, convocação ou resultado, das páginas que você acompanha.',
  quietFrom: 'Silêncio das',
  quietUntil: 'Até as',
  failed: 'Não foi possível salvar. Tente novamente.',
  /** The student closed the browser's question without an answer. */
  dismissed: 'Os lembretes continuam desativados. Dá para ativar quando quiser, em Minha Conta.',
  refused: 'O navegador não ativou os lembretes. Tente novamente mais tarde.',
  offer: {
    title: 'Lembrar na hora de estudar',
    text: 'A semana está planejada. Quer um lembrete neste aparelho quando for a hora?',
    accept: 'Ativar lembretes',
    later: 'Agora não',
    unset: 'Lembretes ativados. Falta dizer a que horas você começa a estudar.',
    set: 'Dizer a hora',
  },
} as const

const TITLES: Record<keyof ReminderChoice, string> = {
  study_start: copy.start,
  timer_running: copy.running,
  enrolment_end: copy.enrolment,
  page_news: copy.news,
  quiet_from: copy.quietFrom,
  quiet_until: copy.quietUntil,
}

export const choiceWords: PartWords<ReminderChoice> = {
  title: (part) => TITLES[part as keyof ReminderChoice],
  value: (part, choice) => {
    const value = choice[part as keyof ReminderChoice]
    if (typeof value === 'number') return timeOf(value)
    return value ? 'lembrar' : 'não lembrar'
  },
}
