import { keysOf } from '../checked-access.ts'
import type { DrawnQuestion } from './draws.ts'

const FAULTS = {
  'parts a Telugu ending from its word': { te: /[\u0c00-\u0c7f]\*{0,2} (కు|ను|లో|తో|కి)(?=[ ,?]|\.(?!\p{L}))/u },
  'gives a letter a Telugu ending that it does not take': {
    te: /(?<![A-Za-z])([BCDEGPTVY] ?(కు|ను)|[AFHJKLMNOQRSUWXZ] ?(కి|ని))(?![\p{L}\p{M}])/u,
  },
  'keeps ం before దిశ': { te: /ం దిశ/u },
  'has a singular Hindi verb with several': { hi: /[\u0900-\u097f]{2}(ियाँ|(?<!बा|दा)एँ) है(?![\p{L}\p{M}])/u },
  'writes two Hindi genders at once': { hi: /ता\/ती|सा\/सी/u },
} as const
type AgreementFault = keyof typeof FAULTS
export const AGREEMENT_FAULTS: readonly AgreementFault[] = keysOf(FAULTS)

/** Endings, verbs and genders of Telugu and Hindi that do not fit their words. */
export function agreementFaults({ question: { stem, explanation }, passage }: DrawnQuestion): AgreementFault[] {
  const texts = [stem, explanation, passage]
  return AGREEMENT_FAULTS.filter((fault) => {
    const { te, hi }: { readonly te?: RegExp; readonly hi?: RegExp } = FAULTS[fault]
    return texts.some((text) => te?.test(text?.te ?? '') || hi?.test(text?.hi ?? ''))
  })
}
