import type { PersonalTable } from '../../../server/database/personal-data.ts'

/** Leaves the embedded identity's secrets out: passwords, tokens, links. */
export const accountPersonal: readonly PersonalTable[] = [
  {
    table: 'student',
    download: {
      file: 'perfil',
      columns: [
        ['user_id', 'Identificador'],
        ['name', 'Nome'],
        ['email', 'E-mail'],
        ['time_zone', 'Fuso horário'],
        ['time_zone_chosen', 'Fuso escolhido pelo aluno'],
        ['created_at', 'Registrado em'],
      ],
      orderBy: 'user_id',
    },
  },
  {
    table: 'session',
    student: 'userId',
    download: {
      file: 'acessos',
      columns: [
        ['created_at', 'Entrou em', '"createdAt"'],
        ['last_used_at', 'Último uso', '"updatedAt"'],
        ['browser', 'Navegador', '"userAgent"'],
      ],
      orderBy: '"createdAt", id',
    },
  },
  {
    table: 'account',
    student: 'userId',
    download: {
      file: 'formas-de-entrar',
      columns: [
        ['provider', 'Forma (credential: com senha)', '"providerId"'],
        ['account_id', 'Identificador nela', '"accountId"'],
        ['created_at', 'Desde', '"createdAt"'],
        ['updated_at', 'Última mudança', '"updatedAt"'],
      ],
      orderBy: '"createdAt", id',
    },
  },
  { table: 'verification', student: 'value' },
  {
    table: 'user',
    student: 'id',
    download: {
      file: 'conta',
      columns: [
        ['id', 'Identificador'],
        ['name', 'Nome'],
        ['email', 'E-mail'],
        ['email_verified', 'E-mail confirmado', '"emailVerified"'],
        ['image', 'Endereço da foto'],
        ['created_at', 'Criada em', '"createdAt"'],
        ['updated_at', 'Última mudança', '"updatedAt"'],
      ],
      orderBy: 'id',
    },
  },
]
