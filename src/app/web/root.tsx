import { QueryClientProvider } from '@tanstack/react-query'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { queryClient } from '../../web/api/queries.ts'
import { MergePrompt } from '../../web/merging/merge-prompt.tsx'
import { pageMeta } from '../../web/pages/page-meta.ts'
import { NoticeArea } from '../../web/ui/states/notice-area.tsx'
import fontUrl from '../../web/ui/styles/fonts/normal.woff2?url'
import boot from './boot.js?written'
import { ErrorScreen } from './shell/error-screen.tsx'
import { useFocusOnNavigation } from './shell/focus-on-navigation.ts'
import { useSessionNews } from './shell/use-session-news.ts'
import '../../web/ui/styles/tokens.css'
import type { Elements } from '../../web/ui/elements.ts'

export const meta = () => pageMeta()

/** The `meta` with React Aria's id keeps it from adding a style that `tokens.css` has. */
export function Layout({ children }: { children: Elements }) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131417" media="(prefers-color-scheme: dark)" />
        <meta id="react-aria-pressable-style" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which must run before the first paint */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useFocusOnNavigation()
  useSessionNews()
  return (
    <I18nProvider locale="pt-BR">
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <MergePrompt />
        <NoticeArea />
      </QueryClientProvider>
    </I18nProvider>
  )
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorScreen alone />
    </main>
  )
}
