import type { FastifyInstance } from 'fastify'

/**
 * Tells the methods that a path of the API takes; none where nothing is served. It knows what is mounted after it was called.
 */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { readonly path: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const pattern = url.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')
    routes.push({ path: new RegExp(`^${pattern}/?$`), methods: [method].flat() })
  })
  return (asked) => [...new Set(routes.filter(({ path }) => path.test(asked)).flatMap(({ methods }) => methods))]
}
