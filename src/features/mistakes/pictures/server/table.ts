import type { CleanPicture } from '../rules.ts'

export interface MistakePictureTable extends CleanPicture {
  user_id: string
  mistake: string
}

declare module '../../../../server/database/db.ts' {
  interface Tables {
    mistake_picture: MistakePictureTable
  }
}
