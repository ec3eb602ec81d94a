import Type from 'typebox'
import type { Contract } from '../../../shared/contract.ts'
import { LIMITS } from './limits.ts'

const BASE64_BYTES = Math.ceil(LIMITS.bytes / 3) * 4

export const MESSAGES = {
  saved: 'Foto salva.',
  removed: 'Foto excluída.',
  notFound: 'Esta foto não está mais aqui.',
  noMistake: 'O erro desta foto não está mais na sua lista.',
  tooLarge: 'A foto passa de 300 KB. Recorte só a parte que importa.',
  noPicture: 'Este arquivo não é uma foto em JPEG ou WebP.',
  tooMany: `Você já tem ${LIMITS.pictures} fotos guardadas. Exclua uma para guardar outra.`,
} as const

const PicturePath = Type.Object({
  key: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
})
const Named = Type.Object({ message: Type.String(), key: Type.String() })

export const picturesContract = {
  'GET /mistake-pictures/:key': {
    access: 'student',
    summary: 'A foto de um erro, como endereço data:',
    params: PicturePath,
    reply: Type.Object({ key: Type.String(), url: Type.String() }),
  },
  'PUT /mistake-pictures/:key': {
    access: 'student',
    summary: 'Guarda a foto de um erro, JPEG ou WebP de até 300 KB, sem lugar nem câmera nos bytes',
    params: PicturePath,
    body: Type.Object({
      data: Type.String({ maxLength: BASE64_BYTES, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
    }),
    bodyLimit: { bytes: BASE64_BYTES + 2048, message: MESSAGES.tooLarge },
    reply: Named,
  },
  'DELETE /mistake-pictures/:key': {
    access: 'student',
    summary: 'Exclui a foto de um erro',
    params: PicturePath,
    reply: Named,
  },
} as const satisfies Contract
