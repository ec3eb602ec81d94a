/**
 * What a write tells that gives nothing back: many a stranger's data has a message too. A test compares them
 * with the contracts; they are code of their own, since only forms have a need of them.
 */
export const SENTENCES: readonly string[] = [
  'Usuário sincronizado com sucesso.',
  'Carreira salva com sucesso!',
  'Matérias salvas com sucesso!',
  'Meta da semana salva.',
  'Você está sem meta semanal.',
  'Parte recebida.',
  'Seus estudos foram trazidos.',
  'Retrato do seu desempenho salvo.',
  'Importação desfeita. Tudo o que ela trouxe saiu das suas somas.',
  'Constância salva.',
  'Descanso desfeito.',
  'Lembretes salvos.',
  'Lembretes ativados neste aparelho.',
  'Lembretes desativados neste aparelho.',
  'O endereço do calendário não vale mais.',
  'Concurso-alvo deletado. Seus registros e o que você estudou ficam.',
  'Relatório apagado com sucesso!',
  'Sua mensagem foi enviada com sucesso!',
  'Nome alterado com sucesso!',
  'Senha alterada com sucesso! As outras sessões foram encerradas.',
  'As outras sessões foram encerradas.',
  'Sessão encerrada.',
  'Fuso horário alterado.',
  'Senha confirmada.',
  'Google desconectado.',
  'Sua conta e todos os seus dados foram excluídos.',
]
