import { createHash } from 'node:crypto'

/* These paths have a file of their own, so that nobody loads the identity's package for a name. */

/** Under attack, this path answers: the password only leads to a letter. No outside call reaches it. */
export const GUARDED_SIGN_IN = '/sign-in/guarded'
export const MAILED_SIGN_IN = '/sign-in/mailed'
export const LINK = '/link-social'

export const linkingGrant = (session: string) => `link:${session}`

/** A secret of at least 140 random bits needs no salt and no slow hash: nobody finds one by trying. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url')
