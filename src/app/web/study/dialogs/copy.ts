import { formatDuration } from '../../../../shared/duration.ts'

/** Words that come with their dialogs, after the page. */
export const copy = {
  discard: {
    title: 'Descartar esta sessão?',
    text: (seconds: number) =>
      `${formatDuration(seconds)} de estudo serão perdidos. Esta ação não pode ser desfeita.`,
    action: 'Descartar',
  },
  summary: {
    title: 'Resumo do estudo',
    time: 'Tempo de estudo',
    pauses: 'Pausas',
    subject: 'Matéria',
    mendTime: 'Corrigir o tempo de estudo',
    counted: (time: string) => `O cronômetro marcou ${time}.`,
    asCounted: 'Usar esse tempo',
    following: (subject: string) => `Depois de salvar, o cronômetro começa em ${subject}.`,
    answered: 'Você respondeu questões?',
    yes: 'Sim',
    no: 'Não',
    save: 'Salvar',
    saving: 'Salvando...',
    discard: 'Descartar',
    discardSession: 'Descartar esta sessão',
  },
  switching: {
    title: 'Mudar de matéria?',
    titleTopic: 'Mudar de tópico?',
    text: {
      running: (subject: string, time: string) => `O cronômetro está ligado em ${subject}, com ${time}.`,
      paused: (subject: string, time: string) => `O cronômetro está em pausa em ${subject}, com ${time}.`,
      stopped: (subject: string, time: string) => `Há uma sessão ainda não salva de ${subject}, com ${time}.`,
    },
    stay: {
      running: (subject: string) => `Continuar em ${subject}`,
      paused: (subject: string) => `Continuar em ${subject}`,
      stopped: (subject: string) => `Manter ${subject}`,
    },
    staying: 'nada muda',
    change: (subject: string) => `Trocar para ${subject}`,
    changing: 'o tempo já contado passa para essa matéria',
    changingTopic: 'o tempo já contado passa para esse tópico',
    follow: (subject: string) => `Salvar e começar ${subject}`,
    following: (subject: string) => `o tempo já contado fica em ${subject}`,
  },
} as const
