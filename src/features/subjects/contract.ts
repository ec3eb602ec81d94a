import Type, { type Static } from 'typebox'
import { type Contract, Id, line, messageReply, StudentPath, UserId } from '../../shared/contract.ts'

export const LIMITS = {
  /** The API's limit of a name is the general one of a text input. */
  name: 150,
  /** The dialog 'Nova Matéria' has a lower one, so that the name fits a card and a chart. */
  typedName: 25,
  ids: 500,
  created: 500,
} as const

export const Subject = Type.Object({ id: Id, name: Type.String() })

export const UserSubject = Type.Object({
  user_id: UserId,
  subject_id: Id,
  active: Type.Boolean(),
  subject: Subject,
})

const Ids = Type.Array(Id, { maxItems: LIMITS.ids })

/** The handler, not the schema, refuses an empty list, in its own words. */
const SubjectChoice = Type.Object({
  user_id: UserId,
  subject_ids: Ids,
  subjects_to_deactivate: Type.Optional(Ids),
})

export type SubjectChoice = Static<typeof SubjectChoice>

export const MESSAGES = {
  created: 'Matéria criada com sucesso!',
  tooMany: `Você já criou ${LIMITS.created} matérias, o máximo de uma conta.`,
  saved: 'Matérias salvas com sucesso!',
  deactivated: 'Matéria desativada com sucesso!',
  blank: 'O nome da matéria não pode estar vazio!',
  taken: 'Já existe uma matéria com esse nome!',
  noneSelected: 'Você precisa selecionar ao menos uma matéria.',
  inBothLists: 'Uma matéria não pode ser ativada e desativada ao mesmo tempo.',
  unknown: 'Matéria não encontrada.',
  noneActive: 'Você ainda não tem matérias.',
  /** For an id that does not exist or belongs to another student. */
  unknownId: (id: number) => `Matéria não encontrada: ${id}.`,
} as const

export const subjectsContract = {
  'GET /subjects': {
    access: 'student',
    summary: 'As matérias do catálogo e as criadas pelo aluno, por nome',
    reply: Type.Array(Subject),
  },
  'POST /subjects': {
    access: 'student',
    summary: 'Cria uma matéria que só este aluno vê',
    // The handler, not the schema, refuses a blank name, in its own words.
    body: Type.Object({ name: line(LIMITS.name) }),
    status: 201,
    reply: Type.Object({ message: Type.String(), data: Subject }),
  },
  'POST /user-subjects': {
    access: 'student',
    summary: 'Ativa matérias do aluno e desativa as que ele deixou',
    body: SubjectChoice,
    reply: messageReply(MESSAGES.saved),
  },
  'PATCH /user-subjects/deactivate': {
    access: 'student',
    summary: 'Desativa uma matéria do aluno',
    body: Type.Object({ user_id: UserId, subject_id: Id }),
    reply: messageReply(MESSAGES.deactivated),
    writes: 'statement',
  },
  'GET /user-subjects/:userId': {
    access: 'student',
    summary: 'As matérias ativas do aluno, por nome; 404 quando não há',
    params: StudentPath,
    reply: Type.Array(UserSubject),
  },
} as const satisfies Contract
