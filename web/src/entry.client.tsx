import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadCatalogue } from './shared/languages/catalogue.ts'
import { asLanguage } from './shared/languages/language.ts'
import { LanguageProvider, type PageLanguage } from './shared/languages/language-provider.tsx'
import { translateProblemsBy } from './shared/lib/api/api-errors.ts'
import { registerServiceWorker } from './shared/lib/document/service-worker.ts'

/** The language the document was written in; English when its texts do not come. */
async function languageOfDocument(): Promise<PageLanguage> {
  const language = asLanguage(document.documentElement.lang) ?? 'en'
  try {
    const catalogue = await loadCatalogue(language)
    if (catalogue) translateProblemsBy(catalogue.translateProblem)
    return { language, catalogue }
  } catch {
    return { language: 'en', catalogue: null }
  }
}

void languageOfDocument().then((pageLanguage) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider pageLanguage={pageLanguage}>
          <HydratedRouter />
        </LanguageProvider>
      </StrictMode>,
    )
  }),
)
registerServiceWorker()
