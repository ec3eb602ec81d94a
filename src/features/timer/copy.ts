import { counted } from '../../shared/count.ts'
import { formatClock } from '../../shared/duration.ts'

export const copy = {
  timer: {
    title: 'Cronômetro',
    chooseFirst: 'Você precisa selecionar uma matéria',
    clock: 'Tempo de estudo',
    start: 'INICIAR',
    pause: 'PAUSAR',
    resume: 'CONTINUAR',
    stop: 'PARAR',
    save: 'SALVAR',
    reset: 'Zerar',
    float: 'Janela flutuante',
    focus: 'Modo foco',
    focusHint: 'selecione uma matéria',
    leaveFocus: 'Sair do modo foco',
    focusKeys: 'Espaço pausa e continua. Esc sai do modo foco.',
    states: {
      idle: 'Pronto para começar',
      running: 'Estudando',
      paused: 'Em pausa',
      stopped: 'Sessão encerrada, ainda não salva',
    },
    pauses: (pauses: number) => counted(pauses, 'pausa', 'pausas'),
    options: 'Mais opções',
    add: 'Adicionar minutos',
    minutes: 'Minutos',
    addAction: 'Adicionar',
    added: (minutes: number) =>
      `${counted(minutes, 'minuto adicionado', 'minutos adicionados')} ao cronômetro.`,
    noRoom: (minutes: number) =>
      minutes > 0
        ? `O cronômetro vai até 99:59:59: cabem mais ${counted(minutes, 'minuto', 'minutos')}.`
        : 'O cronômetro já está em 99:59:59, que é o máximo.',
    minutesInvalid: 'Informe um número inteiro de minutos, de 1 a 5.999.',
    keptLate:
      'Este navegador não guarda o cronômetro na hora: se ele se fechar de repente, a última mudança pode se perder.',
    notKept: 'Este navegador não deixa guardar o cronômetro: não feche esta aba até salvar.',
    pageTitle: (seconds: number, subject: string) => `${formatClock(seconds)} · ${subject} · Posse`,
    running: (subject: string) => `Cronômetro em andamento: ${subject}`,
    paused: (subject: string) => `Cronômetro em pausa: ${subject}`,
    unsaved: (subject: string) => `Sessão ainda não salva: ${subject}`,
    unanswered: 'Confirme o tempo da sua sessão',
  },
  silence: {
    title: 'Você continuou estudando?',
    text: (subject: string, last: string) =>
      `O cronômetro${subject && ` de ${subject}`} ficou ligado por mais de 4 horas sem sinal deste aparelho. O último foi ${last}.`,
    keepAll: 'Manter tudo',
    keepUntilSeen: 'Manter até o último sinal',
    discard: 'Descartar',
    counting: 'e o cronômetro continua',
    paused: 'e o cronômetro fica em pausa',
    nothing: 'nada desta sessão é salvo',
    lastSeen: (day: string, time: string) => `em ${day}, às ${time}`,
  },
} as const
