import type { FastifyInstance } from 'fastify'

/** The methods served at a path. Call it before routes are mounted. */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { readonly path: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const pattern = url.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')
    routes.push({ path: new RegExp(`^${pattern}/?$`), methods: [method].flat() })
  })
  return (url) => [...new Set(routes.filter(({ path }) => path.test(url)).flatMap(({ methods }) => methods))]
}
