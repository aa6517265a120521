import { itemAt } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { each, paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { SIGNS, type Sign } from './claim.ts'
import { byTrying, chains, decide, type Sayer } from './conclusions.ts'
import { drawValues, type Values } from './drawn.ts'

const CODES = ['@', '#', '%', '&', '©'] as const
/** “P @ Q means that P is not smaller than Q”. */
const MEANINGS: Record<Sign, LocalizedText> = {
  '>': say(
    'P is neither smaller than nor equal to Q',
    'P, Q కంటే చిన్నది కాదు, సమానం కూడా కాదు',
    'P, Q से न तो छोटा है और न ही बराबर',
  ),
  '≥': say('P is not smaller than Q', 'P, Q కంటే చిన్నది కాదు', 'P, Q से छोटा नहीं है'),
  '=': say(
    'P is neither greater than nor smaller than Q',
    'P, Q కంటే పెద్దది కాదు, చిన్నది కాదు',
    'P, Q से न तो बड़ा है और न ही छोटा',
  ),
  '≤': say('P is not greater than Q', 'P, Q కంటే పెద్దది కాదు', 'P, Q से बड़ा नहीं है'),
  '<': say(
    'P is neither greater than nor equal to Q',
    'P, Q కంటే పెద్దది కాదు, సమానం కూడా కాదు',
    'P, Q से न तो बड़ा है और न ही बराबर',
  ),
}

export const codedInequality = template<Values & { readonly codes: readonly string[] }>({
  id: 'inequalities/coded-five-answers',
  topic: 'inequalities',
  levels: ['medium', 'hard'],
  exams: ['bank'],
  draw(random, level) {
    for (;;) {
      const values = drawValues(random, level)
      // the key speaks of P and Q
      if (!values.letters.some((letter) => 'PQ'.includes(letter))) return { ...values, codes: random.shuffle(CODES) }
    }
  },
  write({ codes, ...values }) {
    const code = (sign: Sign) => itemAt(codes, SIGNS.indexOf(sign))
    const key = each((language) =>
      [...SIGNS]
        .sort((a, b) => CODES.indexOf(code(a) as never) - CODES.indexOf(code(b) as never))
        .map((sign) => {
          const meaning = MEANINGS[sign][language]
          return `- ${{ en: `“P ${code(sign)} Q” means “${meaning}”`, te: `“P ${code(sign)} Q” అంటే “${meaning}”`, hi: `“P ${code(sign)} Q” का अर्थ “${meaning}”` }[language]}`
        })
        .join('\n'),
    )
    const text = chains(values, code)
    const clear = chains(values, (sign) => sign)
    const head = paragraphs(key, say(`**Statements:** ${text}`, `**ప్రకటనలు:** ${text}`, `**कथन:** ${text}`))
    const shown: Sayer = ({ left, sign, right }) => `${values.letters[left]} ${code(sign)} ${values.letters[right]}`
    return decide(values, head, shown, [
      say(`Decoded: ${clear}.`, `గుర్తులు మార్చితే: ${clear}.`, `चिह्न बदलने पर: ${clear}।`),
    ])
  },
  verify: byTrying,
})
