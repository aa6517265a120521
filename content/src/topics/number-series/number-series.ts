import { itemAt, tupleOf } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { joined, paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { Level } from '../../topics.ts'
import { FAMILIES, SMOOTH_FAMILIES } from './families/families.ts'
import type { Series } from './families/series.ts'
import { continuations, isRegular } from './series-rules.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

/** Draws until no two rules disagree about the terms shown, so that no simpler rule leads elsewhere. */
function clearSeries(random: Random, level: Level): Series {
  for (;;) {
    const series = random.pick(FAMILIES[level])(random)
    if (continuations(series.terms.slice(0, -1)).length === 1 && new Set(series.terms).size > 5) return series
  }
}

export const nextTerm = template({
  id: 'number-series/next-term',
  topic: 'number-series',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,

  draw: (random, level) => ({ ...clearSeries(random, level), asks: random.int(0, 2) }),

  write({ terms, rule, slips, asks }) {
    const shown = terms.slice(0, -1)
    const next = itemAt(terms, -1)
    const list = `${shown.join(', ').replaceAll('-', '−')}, ?`
    const [wrong] = slips
    return {
      stem: itemAt(
        [
          say(
            `Find the next term of the series:\n\n${list}`,
            `ఈ శ్రేణిలోని తర్వాతి పదాన్ని కనుగొనండి:\n\n${list}`,
            `शृंखला का अगला पद ज्ञात कीजिए:\n\n${list}`,
          ),
          say(
            `Which number should replace the question mark?\n\n${list}`,
            `ప్రశ్నార్థకం (?) స్థానంలో వచ్చే సంఖ్య ఏది?\n\n${list}`,
            `प्रश्न-चिह्न (?) के स्थान पर कौन-सी संख्या आएगी?\n\n${list}`,
          ),
          say(
            `What comes next in the following series?\n\n${list}`,
            `కింది శ్రేణిలో తర్వాత వచ్చే సంఖ్య ఏది?\n\n${list}`,
            `निम्नलिखित शृंखला में आगे कौन-सी संख्या आएगी?\n\n${list}`,
          ),
        ],
        asks,
      ),
      correct: same(String(next)),
      distractors: numericDistractors(next, slips, {
        format: String,
        spares: [next + 3, next - 3, next + 5, next - 5, next + 10],
      }),
      explanation: paragraphs(
        rule,
        wrong && wrong.value !== next && wrong.value > 0 && wrong.said,
        say(`The next term is ${next}.`, `తర్వాతి పదం ${next}.`, `अगला पद ${next} है।`),
      ),
    }
  },

  verify({ terms }) {
    const [next, ...others] = continuations(terms.slice(0, -1))
    return others.length === 0 ? String(next) : `ambiguous: ${next}, ${others.join(', ')}`
  },
})

const REACH = 12

/** The places at which another value, near or far, would make the terms a regular series. */
function places(
  terms: readonly number[],
  values: (term: number) => readonly number[],
): { place: number; value: number }[] {
  return terms.flatMap((term, place) =>
    values(term)
      .filter((value) => value !== term && isRegular(terms.with(place, value)))
      .map((value) => ({ place, value })),
  )
}

const nearby = (term: number) => Array.from({ length: 2 * REACH + 1 }, (_, n) => term - REACH + n)

export const wrongTerm = template({
  id: 'number-series/wrong-term',
  topic: 'number-series',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    // where the wrong term stands is drawn once: it would else be in the middle more often, where more series are clear
    const share = random.int(0, 59) / 60
    for (;;) {
      const { terms, rule } = random.pick(level === 'medium' ? SMOOTH_FAMILIES.slice(1, 5) : SMOOTH_FAMILIES.slice(5))(
        random,
      )
      const place = 1 + Math.floor(share * (terms.length - 2))
      const value = itemAt(terms, place) + random.pick([-3, -2, -1, 1, 2, 3])
      const shown = terms.with(place, value)
      const near = shown.filter((other) => other !== value && other < 10 * value && other > value / 10)
      if (new Set(shown).size < shown.length || near.length < 4) continue
      // last, for it takes longest
      const found = new Set(places(shown, nearby).map((other) => other.place))
      if (found.size === 1) return { shown, rule, right: itemAt(terms, place), place }
    }
  },

  write({ shown, rule, right, place }) {
    const wrong = itemAt(shown, place)
    const others = shown.map((value, n) => ({ value, n })).filter(({ n }) => n !== place)
    const near = others.toSorted((a, b) => Math.abs(a.n - place) - Math.abs(b.n - place))
    const list = shown.join(', ').replaceAll('-', '−')
    return {
      stem: say(
        `One number in the following series is wrong. Which one?\n\n${list}`,
        `కింది శ్రేణిలో ఒక సంఖ్య తప్పుగా ఉంది. అది ఏది?\n\n${list}`,
        `निम्नलिखित शृंखला में एक संख्या गलत है। वह कौन-सी है?\n\n${list}`,
      ),
      correct: same(String(wrong)),
      distractors: near.map(({ value, n }) => ({
        text: same(String(value)),
        mistake:
          Math.abs(n - place) === 1
            ? 'blamed a neighbour of the wrong term, whose difference is spoilt too'
            : 'started from a wrong rule',
      })),
      explanation: paragraphs(
        joined([
          rule,
          say(
            `That is so once ${right} stands in the place of ${wrong}.`,
            `${wrong} స్థానంలో ${right} ఉంటే ఈ నియమం సరిపోతుంది.`,
            `${wrong} के स्थान पर ${right} रखने पर यह नियम ठीक बैठता है।`,
          ),
        ]),
        say(
          `The neighbours of ${wrong} look wrong too, for the differences on both sides of it are spoilt; but putting another number in their place does not mend the series.`,
          `${withEnding(String(wrong), 'కు')} రెండు వైపులా ఉన్న తేడాలు చెడిపోవడం వల్ల పక్క సంఖ్యలు కూడా తప్పుగా కనిపిస్తాయి; కానీ వాటి స్థానంలో వేరే సంఖ్యను ఉంచినా శ్రేణి సరికాదు.`,
          `${wrong} के दोनों ओर के अंतर बिगड़ जाने से पड़ोसी संख्याएँ भी गलत लगती हैं; पर उनके स्थान पर दूसरी संख्या रखने से शृंखला ठीक नहीं होती।`,
        ),
        say(`The wrong number is ${wrong}.`, `తప్పు సంఖ్య ${wrong}.`, `गलत संख्या ${wrong} है।`),
      ),
    }
  },

  verify({ shown }) {
    const found = [...new Set(places(shown, nearby).map(({ place }) => place))]
    return found.length === 1 ? String(shown[itemAt(found, 0)]) : `places ${found.join(', ')}`
  },
})

export const missingTerm = template({
  id: 'number-series/missing-term',
  topic: 'number-series',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const { terms, rule } = random.pick(level === 'easy' ? SMOOTH_FAMILIES.slice(0, 5) : SMOOTH_FAMILIES.slice(3))(
        random,
      )
      const place = random.int(2, terms.length - 2)
      if (Math.abs(itemAt(terms, place + 1) - itemAt(terms, place - 1)) < 150 && fillings(terms, place).length === 1)
        return { terms, rule, place }
    }
  },

  write({ terms, rule, place }) {
    const missing = itemAt(terms, place)
    const [before, after] = [itemAt(terms, place - 1), itemAt(terms, place + 1)]
    const middle = Math.floor((before + after) / 2)
    const list = terms
      .map((term, n) => (n === place ? '?' : term))
      .join(', ')
      .replaceAll('-', '−')
    return {
      stem: say(
        `Which number should replace the question mark?\n\n${list}`,
        `ప్రశ్నార్థకం (?) స్థానంలో వచ్చే సంఖ్య ఏది?\n\n${list}`,
        `प्रश्न-चिह्न (?) के स्थान पर कौन-सी संख्या आएगी?\n\n${list}`,
      ),
      correct: same(String(missing)),
      distractors: numericDistractors(
        missing,
        [
          { value: middle, mistake: 'took the number half way between the neighbours' },
          {
            value: before + (before - itemAt(terms, place - 2)),
            mistake: 'repeated the difference before the gap',
          },
          { value: missing + 2, mistake: 'slip in a difference' },
          { value: missing - 2, mistake: 'slip in a difference' },
        ],
        { format: String, spares: [missing + 1, missing - 1, missing + 4, missing + 3] },
      ),
      explanation: paragraphs(
        joined([
          rule,
          say(
            `That is so once ${missing} fills the gap.`,
            `ఖాళీలో ${missing} ఉంచితే ఈ నియమం సరిపోతుంది.`,
            `रिक्त स्थान में ${missing} रखने पर यह नियम ठीक बैठता है।`,
          ),
        ]),
        middle !== missing &&
          say(
            `The number half way between ${before} and ${after} would make two equal steps, which this series does not have.`,
            `${before}, ${after}లకు సరిగ్గా మధ్యలో ఉన్న సంఖ్యను తీసుకుంటే రెండు సమాన తేడాలు వస్తాయి; ఈ శ్రేణిలో అలాంటివి లేవు.`,
            `${before} और ${after} के ठीक बीच की संख्या लेने पर दो समान अंतर बनेंगे, जो इस शृंखला में नहीं हैं।`,
          ),
        say(`The missing number is ${missing}.`, `లోపించిన సంఖ్య ${missing}.`, `लुप्त संख्या ${missing} है।`),
      ),
    }
  },

  verify({ terms, place }) {
    const found = fillings(terms, place)
    return found.length === 1 ? String(found[0]) : `ambiguous: ${found.join(', ')}`
  },
})

/** Every whole number that makes the series regular when it stands in the gap. */
function fillings(terms: readonly number[], place: number): number[] {
  const [low, high] = tupleOf(
    [itemAt(terms, place - 1), itemAt(terms, place + 1)].toSorted((a, b) => a - b),
    2,
  )
  return Array.from({ length: high - low + 21 }, (_, n) => low - 10 + n).filter((value) =>
    isRegular(terms.with(place, value)),
  )
}
