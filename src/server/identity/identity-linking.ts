import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { LINK, linkingGrant } from './identity-paths.ts'

/** Lets a session link another way in once, right after its student gave the password. */
export const grantedLinking = () =>
  ({
    id: 'granted-linking',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === LINK,
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx)
            if (!session) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' })
            const grant = await ctx.context.internalAdapter.consumeVerificationValue(
              linkingGrant(session.session.id),
            )
            if (grant?.value !== session.user.id)
              throw new APIError('FORBIDDEN', { code: 'LINKING_NOT_GRANTED' })
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin
