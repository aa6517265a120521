import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { pathIn } from '@pariksha/contract/languages'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import documentScript from './entry.document.ts?inline-script'
import { useLanguage } from './shared/languages/language-provider.tsx'
import { useNonce } from './shared/lib/document/nonce.ts'
import { rootHydrated } from './shared/lib/hydration/hydration.ts'
import { markDocument } from './shared/lib/session/session.ts'
import { loadSite } from './shared/lib/site.ts'
import { FailedPage } from './shared/ui/status/failed-page.tsx'
import { useTexts } from './shared/ui/texts.ts'
import { Toaster } from './shared/ui/toast/toaster.tsx'
import styles from './styles/app.css?url'

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce()
  const { language } = useLanguage()
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111318" media="(prefers-color-scheme: dark)" />

        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch.png" />
        <link rel="manifest" href={pathIn(language, '/manifest.webmanifest')} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, and it has to run before the first paint.
          dangerouslySetInnerHTML={{ __html: documentScript }}
        />
        {/* With a precedence React puts it before all that the scripts preload. */}
        <link rel="stylesheet" href={styles} precedence="base" nonce={nonce} />
        <Meta />
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

export const loader = loadSite

/** Moving inside of the application needs no server: what the document came with stays. */
export const shouldRevalidate = () => false

export default function Root() {
  const texts = useTexts()
  useEffect(() => {
    markDocument()
    rootHydrated()
  }, [])
  return (
    <>
      <Outlet />
      <Toaster closeLabel={texts.closeMessage} />
    </>
  )
}

export function ErrorBoundary() {
  const texts = useTexts()
  return (
    <main>
      <title>{texts.failed.title}</title>
      <FailedPage note={texts.failed.answers} />
    </main>
  )
}
