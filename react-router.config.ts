import type { Config } from '@react-router/dev/config'

/**
 * A client-side app whose known paths are prerendered, each
 * to its own HTML; unknown ones get `__spa-fallback.html`.
 */
export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths(),
} satisfies Config
