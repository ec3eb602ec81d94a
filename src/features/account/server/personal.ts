import type { PersonalTable } from '../../../server/personal-data.ts'

/** What is known of the student, and the embedded identity's rows: those hold secrets, so they are only deleted. */
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
        ['created_at', 'Conta criada em'],
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
      orderBy: '"createdAt"',
    },
  },
  { table: 'account', student: 'userId' },
  // Links to a new password that were not used.
  { table: 'verification', student: 'value' },
  { table: 'user', student: 'id' },
]
