import type { PersonalTable } from '../../../server/personal-data.ts'

/** What is known of the student, and the embedded identity's rows: those hold secrets, so they are only deleted. */
export const accountPersonal: readonly PersonalTable[] = [
  {
    table: 'student',
    download: {
      file: 'perfil',
      columns: [
        { key: 'user_id', heading: 'Identificador' },
        { key: 'name', heading: 'Nome' },
        { key: 'email', heading: 'E-mail' },
        { key: 'time_zone', heading: 'Fuso horário' },
        { key: 'created_at', heading: 'Conta criada em' },
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
        { key: 'created_at', heading: 'Entrou em', sql: '"createdAt"' },
        { key: 'last_used_at', heading: 'Último uso', sql: '"updatedAt"' },
        { key: 'browser', heading: 'Navegador', sql: '"userAgent"' },
      ],
      orderBy: '"createdAt"',
    },
  },
  { table: 'account', student: 'userId' },
  // Links to a new password that were not used.
  { table: 'verification', student: 'value' },
  { table: 'user', student: 'id' },
]
