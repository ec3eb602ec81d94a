import Type from 'typebox'
import { type Contract, Id, Message, StudentPath, text, UserId } from '../../shared/contract.ts'

/** Lengths in characters. */
export const LIMITS = { name: 60, icon: 60 } as const

/** The icon of every career that a student creates (spec §7). */
export const CREATED_CAREER_ICON = 'mdi:star-outline'

/** A career; `icon` is an Iconify name, `mdi:scale-balance` (spec §3). */
export const Career = Type.Object({ id: Id, name: Type.String(), icon: Type.String() })

/** A blank name passes here: the handler refuses it in words of its own. */
const NewCareer = Type.Object({
  name: text(LIMITS.name),
  icon: Type.String({ maxLength: LIMITS.icon, pattern: '^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$' }),
})

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
    writes: 'statement',
  },
  'POST /user-career': {
    access: 'student',
    summary: 'Escolhe a carreira do aluno, no lugar da anterior',
    body: Type.Object({ user_id: UserId, career_id: Id }),
    reply: Message,
    writes: 'statement',
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

export const MESSAGES = {
  created: 'Carreira criada com sucesso!',
  chosen: 'Carreira salva com sucesso!',
  blank: 'O nome da carreira não pode estar vazio!',
  taken: 'Já existe uma carreira com esse nome!',
  unknown: 'Carreira não encontrada.',
  noneChosen: 'Você ainda não escolheu uma carreira.',
} as const
