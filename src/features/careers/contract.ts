import Type from 'typebox'
import { type Contract, Id, line, messageReply, StudentPath, UserId } from '../../shared/contract.ts'

/** Lengths in characters; `created` is how many careers one student may create. */
export const LIMITS = { name: 150, icon: 60, created: 100 } as const

export const CREATED_CAREER_ICON = 'mdi:star-outline'

/** `icon` is an Iconify name: `mdi:scale-balance`. */
export const Career = Type.Object({ id: Id, name: Type.String(), icon: Type.String() })

/** The handler, not the schema, refuses a blank name, in its own words. */
const NewCareer = Type.Object({
  name: line(LIMITS.name),
  icon: Type.String({ maxLength: LIMITS.icon, pattern: '^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$' }),
})

export const MESSAGES = {
  created: 'Carreira criada com sucesso!',
  tooMany: `Você já criou ${LIMITS.created} carreiras, o máximo de uma conta.`,
  chosen: 'Carreira salva com sucesso!',
  blank: 'O nome da carreira não pode estar vazio!',
  taken: 'Já existe uma carreira com esse nome!',
  unknown: 'Carreira não encontrada.',
  noneChosen: 'Você ainda não escolheu uma carreira.',
} as const

export const careersContract = {
  'GET /careers': {
    access: 'student',
    summary: 'As carreiras do catálogo e as criadas pelo aluno, por nome',
    reply: Type.Array(Career),
  },
  'POST /careers': {
    access: 'student',
    summary: 'Cria uma carreira que só este aluno vê',
    body: NewCareer,
    status: 201,
    reply: Type.Object({ message: Type.String(), data: Career }),
  },
  'POST /user-career': {
    access: 'student',
    summary: 'Escolhe a carreira do aluno, no lugar da anterior',
    body: Type.Object({ user_id: UserId, career_id: Id }),
    reply: messageReply(MESSAGES.chosen),
  },
  'GET /user-career/:userId': {
    access: 'student',
    summary: 'A carreira do aluno; 404 quando não há',
    params: StudentPath,
    reply: Type.Object({ career_id: Id }),
  },
  'GET /user-career/career_name/:userId': {
    access: 'student',
    summary: 'O nome da carreira do aluno; 404 quando não há',
    params: StudentPath,
    reply: Type.Object({ career_name: Type.String() }),
  },
} as const satisfies Contract
