import Type, { type Static } from 'typebox'
import { type Contract, Id, line, StudentPath, told, UserId } from '../../shared/contract.ts'

export const LIMITS = {
  /** In the API a name has the general limit of a text input. */
  name: 150,
  /** In the modal 'Nova Matéria' it is shorter, to stay readable on a card and in a chart. */
  typedName: 25,
  /** One list of a save may have so many. */
  ids: 500,
  /** One student may create so many. */
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

/** An empty list passes here, because the handler refuses it in its own words. */
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
  /** It is for an id that does not exist or is somebody else's. */
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
    // A blank name passes here, because the handler refuses it in its own words.
    body: Type.Object({ name: line(LIMITS.name) }),
    status: 201,
    reply: Type.Object({ message: Type.String(), data: Subject }),
  },
  'POST /user-subjects': {
    access: 'student',
    summary: 'Ativa matérias do aluno e desativa as que ele deixou',
    body: SubjectChoice,
    reply: told(MESSAGES.saved),
  },
  'PATCH /user-subjects/deactivate': {
    access: 'student',
    summary: 'Desativa uma matéria do aluno',
    body: Type.Object({ user_id: UserId, subject_id: Id }),
    reply: told(MESSAGES.deactivated),
    writes: 'statement',
  },
  'GET /user-subjects/:userId': {
    access: 'student',
    summary: 'As matérias ativas do aluno, por nome; 404 quando não há',
    params: StudentPath,
    reply: Type.Array(UserSubject),
  },
} as const satisfies Contract
