import { keysOf } from '../checked-access.ts'
import type { DrawnQuestion } from './draws.ts'

const POSTPOSITION = '(का|के|की|को|में|से|पर|ने|तक)(?![\\p{L}\\p{M}])'

/** Masculine nouns of the tables, which have ए for their आ before a postposition. */
const DIRECT_NOUNS =
  'तबला|कुत्ता|हैजा|खसरा|गलसुआ|ज़िला|पता|लोहा|ताँबा|जस्ता|सीसा|पारा|सोना|चूना|सोडा|शोरा|काँसा|सिरका|मेला|दशहरा|दरवाज़ा|मक़बरा|टीका|घाटा|दर्रा|झरना|क़िला|पंखा|किराया|महीना|संतरा|बक्सा|पासा|कोना|हिस्सा|बेटा|कमरा|रुपया|समझौता'

const FAULTS = {
  'parts a Telugu ending from its word': {
    te: /[\p{L}\p{M}\p{N}$”’)\]`*] (కు|ను|కి|ని|లో|లోని|తో|గా|ల|లు|లను|లకు|లలో|లతో)(?! \(of\))(?=[ ,;:?)]|\.(?!\p{L})|$)/mu,
  },
  'gives a letter a Telugu ending that it does not take': {
    te: /(?<![A-Za-z])(([A-Z]*[B-DF-HJ-NP-TV-Z])?[BCDEGPTVY]\*{0,2} ?(కు|ను)|[A-Z]*[AFHJKLMNOQRSUWXZ]\*{0,2} ?(కి|ని))(?![\p{L}\p{M}])/u,
  },
  'keeps the లు of a plural before an ending': {
    te: /(?<![\p{L}\p{M}])(?!(అస|వా|మే|హా)లు)[\p{L}\p{M}]+(?<![ూై]|బిల్|మిల్|రాయ|శ్రీరాము)లు(కు|ను|లో|తో|పై)(?![\p{L}\p{M}])/u,
  },
  'counts one thing as several in Telugu': {
    te: /(?<![\d.,/:]|[×÷+−=] )1 (గంట|రోజు|నిమిషా|సెకన్|సంవత్సరా|ఏళ్|యూనిట్|బ్రాకెట్|స్థానా|విభాగా|మార్కు|పాయింట్|వస్తువు|మీటర్|లీటర్)(లు|ల)(?![\u0c3e-\u0c4d])/u,
  },
  'keeps ం before దిశ': { te: /ం దిశ/u },
  'has a singular Hindi verb with several': { hi: /[\u0900-\u097f]{2}(ियाँ|(?<!बा|दा)एँ) है(?![\p{L}\p{M}])/u },
  'leaves an English word in brackets': { te: /\([a-z]{4,}\)/, hi: /\([a-z]{4,}\)/ },
  'writes two Hindi genders at once': { hi: /ता\/ती|सा\/सी/u },
  'leaves a Hindi noun in its direct case': {
    hi: new RegExp(`(?<![\\p{L}\\p{M}])(${DIRECT_NOUNS})\\*{0,2} ${POSTPOSITION}`, 'u'),
  },
  'leaves a Hindi ordinal in its direct case': {
    hi: new RegExp(
      `(?<![\\p{L}\\p{M}])(पहला|दूसरा|तीसरा|चौथा|छठा|[\\p{L}\\p{M}\\d]+वाँ) [\\p{L}\\p{M}]+\\*{0,2} ${POSTPOSITION}`,
      'u',
    ),
  },
  'spells a word otherwise than the rest of the bank': {
    te: /తరువాత|వెళ్ళ|మళ్ళీ|ముళ్ళ|ముంబై|ఇంగ్లీషు|చదరంగం|యాపిల్|బంగాళాదుంప|వయసు|క్రింద|క్రింది|చవక|కాశ్మీర్|ఇంగ్లిష్|భాగాహార/u,
    hi: /दोगुन|खर्च(?!ी)|खरीद|बाक़ी|क़दम|फुटबॉल|फ़िनलैंड|हम्पी|महत्व|अंतर्राष्ट्रीय|के बगल|हलक[ाेी]/u,
  },
} as const
type AgreementFault = keyof typeof FAULTS
export const AGREEMENT_FAULTS: readonly AgreementFault[] = keysOf(FAULTS)

/** Endings, verbs, genders, cases and spellings of Telugu and Hindi that do not fit their words. */
export function agreementFaults({ question: { stem, explanation }, passage }: DrawnQuestion): AgreementFault[] {
  const texts = [stem, explanation, passage]
  return AGREEMENT_FAULTS.filter((fault) => {
    const { te, hi }: { readonly te?: RegExp; readonly hi?: RegExp } = FAULTS[fault]
    return texts.some((text) => te?.test(text?.te ?? '') || hi?.test(text?.hi ?? ''))
  })
}
