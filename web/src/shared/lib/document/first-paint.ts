import { asLanguage, chosenLanguage, type Language, rememberLanguage } from '../../languages/language.ts'
import { storedToken } from '../session/stored-token.ts'
import { readAppearance } from './appearance.ts'

/**
 * Runs before the first paint, so that nothing flashes: the chosen appearance, whether somebody is signed in, and which
 * language an English page is offered in (shell/language/language-offer.tsx): the one read last, else the browser's.
 */
export function prepareFirstPaint(): void {
  const { dataset, lang } = document.documentElement
  const appearance = readAppearance()
  if (appearance !== 'system') dataset.theme = appearance
  dataset.session = storedToken() === undefined ? 'out' : 'in'
  try {
    const language = asLanguage(lang)
    if (language !== undefined && language !== 'en') rememberLanguage(language)
    else offerLanguage(chosenLanguage() ?? preferredLanguage())
  } catch {
    // cookies are forbidden in some frames
  }
}

function offerLanguage(language: Language | undefined) {
  if (language !== undefined && language !== 'en') document.documentElement.dataset.offer = language
}

const preferredLanguage = () =>
  navigator.languages.map((tag) => asLanguage(tag.slice(0, 2))).find((language) => language !== undefined)
