import { itemAt } from '../../checked-access.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { ofOneForm } from '../../shared/arithmetic/formulae.ts'
import { fraction } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

export const recurringDecimal = template({
  id: 'rational-numbers/recurring-decimal',
  topic: 'rational-numbers',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'afcat'],

  draw(random, level) {
    const length = level === 'easy' ? 2 : random.int(1, 2)
    const block =
      length === 1
        ? random.int(1, 8)
        : random.pick([
            12, 15, 18, 21, 24, 27, 36, 39, 42, 45, 48, 51, 54, 57, 63, 69, 72, 75, 78, 81, 84, 87, 93, 96, 23, 34, 47,
            61,
          ])
    // a lead equal to the last recurring digit would itself recur
    const lead = random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== block % 10))
    return {
      length,
      block,
      lead: level === 'easy' ? null : lead,
      wording: random.int(0, 2),
    }
  },

  write({ length, block, lead, wording }) {
    const nines = 10 ** length - 1
    const digits = String(block)
    const written = lead === null ? `0.\\overline{${digits}}` : `0.${lead}\\overline{${digits}}`
    const whole = lead === null ? block : lead * 10 ** length + block
    const numerator = lead === null ? block : whole - lead
    const denominator = lead === null ? nines : nines * 10
    const correct = fraction(numerator, denominator)
    const stems = [
      say(
        `The recurring decimal $${written}$ expressed as a fraction in its lowest terms is`,
        `$${written}$ అనే ఆవర్తిత దశాంశాన్ని కనిష్ఠ పదాల్లో భిన్నంగా రాస్తే ఎంత?`,
        `आवर्ती दशमलव $${written}$ का सरलतम भिन्न रूप क्या है?`,
      ),
      say(
        `Which fraction is equal to $${written}$?`,
        `$${written}$ విలువకు సమానమైన భిన్నం ఏది?`,
        `कौन-सी भिन्न $${written}$ के बराबर है?`,
      ),
      say(
        `If $${written} = \\frac{p}{q}$ where $p$ and $q$ have no common factor other than 1, then $\\frac{p}{q}$ is`,
        `$${written} = \\frac{p}{q}$; $p$, $q$లకు 1 తప్ప ఉమ్మడి కారణాంకం లేకపోతే $\\frac{p}{q}$ ఎంత?`,
        `यदि $${written} = \\frac{p}{q}$, जहाँ $p$ और $q$ का 1 के अतिरिक्त कोई साझा गुणनखंड नहीं है, तो $\\frac{p}{q}$ कितना है?`,
      ),
    ]
    return {
      stem: itemAt(stems, wording),
      correct: same(correct),
      distractors: textDistractors(
        correct,
        ofOneForm(correct, [
          [fraction(whole, lead === null ? 10 ** length : 10 ** (length + 1)), 'treated the decimal as terminating'],
          ...(lead === null
            ? ([
                [fraction(block, 90), 'divided by 90 instead of 99'],
                [fraction(block, 999), 'wrote one 9 too many'],
                [fraction(block - Math.floor(block / 10), 90), 'took the first digit as not recurring'],
              ] as const)
            : ([
                [fraction(whole, denominator), 'did not subtract the part that does not recur'],
                [fraction(whole, nines * 10 + 9), 'took all digits as recurring'],
                [fraction(numerator, nines * 10 + 9), 'wrote 9 for the digit that does not recur'],
              ] as const)),
          [fraction(numerator + 1, denominator), 'made an error of 1 in the subtraction'],
          [fraction(numerator - 1, denominator), 'made an error of 1 in the subtraction'],
        ]),
      ),
      explanation: paragraphs(
        say(
          `Let $x = ${written}$ and multiply so that the recurring parts fall under one another.`,
          `$x = ${written}$ అనుకుని, ఆవర్తిత భాగాలు ఒకదాని కింద ఒకటి వచ్చేలా గుణించండి.`,
          `मान लें $x = ${written}$ और ऐसे गुणा करें कि आवर्ती भाग एक-दूसरे के नीचे आएँ।`,
        ),
        lead === null
          ? say(
              `$${10 ** length}x - x = ${block}$, so $${nines}x = ${block}$ and $x = \\frac{${block}}{${nines}}$.`,
              `$${10 ** length}x - x = ${block}$; కాబట్టి $${nines}x = ${block}$, $x = \\frac{${block}}{${nines}}$.`,
              `$${10 ** length}x - x = ${block}$, इसलिए $${nines}x = ${block}$ और $x = \\frac{${block}}{${nines}}$।`,
            )
          : say(
              `$${10 ** (length + 1)}x - 10x = ${whole} - ${lead} = ${numerator}$, so $${denominator}x = ${numerator}$ and $x = \\frac{${numerator}}{${denominator}}$.`,
              `$${10 ** (length + 1)}x - 10x = ${whole} - ${lead} = ${numerator}$; కాబట్టి $${denominator}x = ${numerator}$, $x = \\frac{${numerator}}{${denominator}}$.`,
              `$${10 ** (length + 1)}x - 10x = ${whole} - ${lead} = ${numerator}$, इसलिए $${denominator}x = ${numerator}$ और $x = \\frac{${numerator}}{${denominator}}$।`,
            ),
        say(
          `A denominator of ${lead === null ? 10 ** length : 10 ** (length + 1)} would be right only for a decimal that stops.`,
          `హారం ${lead === null ? 10 ** length : 10 ** (length + 1)} అనేది అంతమయ్యే దశాంశానికి మాత్రమే సరి.`,
          `हर ${lead === null ? 10 ** length : 10 ** (length + 1)} केवल सांत दशमलव के लिए सही होता।`,
        ),
        say(
          `In lowest terms the fraction is ${correct}.`,
          `కనిష్ఠ పదాల్లో ఆ భిన్నం ${correct}.`,
          `सरलतम रूप में भिन्न ${correct} है।`,
        ),
      ),
    }
  },

  // the fraction of least denominator whose decimal value this is
  verify({ block, lead }) {
    const repeated = String(block).repeat(12).slice(0, 14)
    const value = Number(`0.${lead ?? ''}${repeated}`)
    for (let q = 1; q <= 990; q++) {
      const p = Math.round(value * q)
      if (Math.abs(value - p / q) < 1e-12) return fraction(p, q)
    }
    return 'none'
  },
})

const FRACTIONS = [
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
  [5, 6],
  [4, 7],
  [5, 7],
  [5, 8],
  [7, 8],
  [5, 9],
  [7, 9],
  [7, 10],
  [6, 11],
  [7, 11],
  [8, 11],
  [7, 12],
  [9, 13],
  [8, 13],
  [11, 14],
  [8, 15],
  [11, 15],
] as const

/** Which of five is asked for. */
const FROM_THE_GREATEST = [
  say('greatest', 'గరిష్ఠ', 'सबसे बड़ी'),
  say('second greatest', 'రెండవ గరిష్ఠ', 'दूसरी सबसे बड़ी'),
  say('third greatest', 'మూడవ గరిష్ఠ', 'तीसरी सबसे बड़ी'),
  say('second smallest', 'రెండవ కనిష్ఠ', 'दूसरी सबसे छोटी'),
  say('least', 'కనిష్ఠ', 'सबसे छोटी'),
] as const

export const extremeFraction = template({
  id: 'rational-numbers/greatest-or-least',
  topic: 'rational-numbers',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat'],

  draw: (random, level) => ({
    fractions: random.sample(
      level === 'easy' ? FRACTIONS.filter(([, d]) => d <= 9) : FRACTIONS.filter(([, d]) => d >= 6),
      5,
    ),
    place: random.int(0, 4),
    negative: level === 'medium' && random.chance(0.5),
  }),

  write({ fractions, place, negative }) {
    const sign = negative ? -1 : 1
    const show = ([n, d]: readonly [number, number]) => fraction(sign * n, d)
    const sorted = fractions.toSorted((a, b) => sign * (b[0] / b[1] - a[0] / a[1]))
    const best = itemAt(sorted, place)
    const others = sorted.filter((one) => one !== best)
    const decimals = fractions.map((f) => `${show(f)} ≈ $${(sign * (f[0] / f[1])).toFixed(3)}$`).join(', ')
    const word = FROM_THE_GREATEST[place] ?? FROM_THE_GREATEST[0]
    return {
      stem: say(
        `Which is the ${word.en} of the numbers ${fractions.map(show).join(', ')}?`,
        `${fractions.map(show).join(', ')} సంఖ్యల్లో ${word.te} సంఖ్య ఏది?`,
        `संख्याओं ${fractions.map(show).join(', ')} में ${word.hi} संख्या कौन-सी है?`,
      ),
      correct: same(show(best)),
      distractors: others.map((other) => ({
        text: same(show(other)),
        mistake:
          other === sorted[4 - place]
            ? 'took the order the wrong way round'
            : 'compared numerators or denominators alone',
      })),
      explanation: paragraphs(
        say(
          `Compare by cross-multiplication or by decimals; a larger numerator or a smaller denominator alone decides nothing.`,
          `అడ్డ గుణకారంతో లేదా దశాంశాలతో పోల్చండి; లవం పెద్దదైనంత మాత్రాన లేదా హారం చిన్నదైనంత మాత్రాన నిర్ణయించలేం.`,
          `वज्र-गुणन से या दशमलव बनाकर तुलना करें; केवल बड़ा अंश या छोटा हर कुछ तय नहीं करता।`,
        ),
        say(`As decimals: ${decimals}.`, `దశాంశాలుగా: ${decimals}.`, `दशमलव में: ${decimals}।`),
        negative &&
          say(
            `Among negative numbers the one nearest to zero is the greatest.`,
            `రుణ సంఖ్యల్లో సున్నాకు అత్యంత దగ్గరగా ఉన్నదే గరిష్ఠం.`,
            `ऋणात्मक संख्याओं में शून्य के सबसे निकट वाली सबसे बड़ी होती है।`,
          ),
        say(`The ${word.en} is ${show(best)}.`, `${word.te} సంఖ్య ${show(best)}.`, `${word.hi} संख्या ${show(best)} है।`),
      ),
    }
  },

  verify({ fractions, place, negative }) {
    const sign = negative ? -1 : 1
    const isGreater = (a: readonly [number, number], b: readonly [number, number]) =>
      sign * a[0] * b[1] > sign * b[0] * a[1]
    const found = fractions.filter((one) => fractions.filter((other) => isGreater(other, one)).length === place)
    return found.map(([n, d]) => fraction(sign * n, d)).join(' or ')
  },
})
