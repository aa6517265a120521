import { defined, itemAt, tupleOf } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { conclude, EXAMS, VERDICTS, verdict } from '../../shared/verdicts/four-verdicts.ts'
import { twoConclusions } from '../../shared/verdicts/verdicts.ts'
import { each, joined, paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const FORMS = ['All', 'No', 'Some'] as const
type Sentence = { readonly form: (typeof FORMS)[number]; readonly of: number; readonly are: number }
/** Which of the eight kinds of things, by membership in the three sets, exist. */
type World = number

const holds = ({ form, of, are }: Sentence, world: World): boolean => {
  const kinds = [0, 1, 2, 3, 4, 5, 6, 7].filter((kind) => (world >> kind) & 1 && (kind >> of) & 1)
  const inside = kinds.filter((kind) => (kind >> are) & 1).length
  return form === 'Some' ? inside > 0 : form === 'No' ? inside === 0 : inside === kinds.length
}

/** Every world in which each of the three sets has something in it, as the examinations assume. */
const WORLDS: readonly World[] = Array.from({ length: 256 }, (_, world) => world).filter((world) =>
  [0, 1, 2].every((set) => holds({ form: 'Some', of: set, are: set }, world)),
)
const follows = (from: readonly Sentence[], conclusion: Sentence): boolean =>
  WORLDS.every((world) => !from.every((sentence) => holds(sentence, world)) || holds(conclusion, world))

/** The conclusions that the old rules allow from two sentences about a–b and b–c, written down by hand. */
const RULES: readonly (readonly [first: string, second: string, conclusions: readonly string[]])[] = [
  ['All ab', 'All bc', ['All ac', 'Some ac', 'Some ca']],
  ['All ab', 'No bc', ['No ac', 'No ca']],
  ['All ab', 'Some bc', []],
  ['No ab', 'All bc', []],
  ['No ab', 'No bc', []],
  ['No ab', 'Some bc', []],
  ['Some ab', 'All bc', ['Some ac', 'Some ca']],
  ['Some ab', 'No bc', []],
  ['Some ab', 'Some bc', []],
]

/** `people`: Telugu counts and denies people otherwise than things. `many`: a Hindi plural that differs from the singular. */
type Kind = LocalizedText & { readonly people?: boolean; readonly many?: string }
const WORDS: readonly Kind[] = [
  say('pens', 'పెన్నులు', 'पेन'),
  { ...say('books', 'పుస్తకాలు', 'पुस्तक'), many: 'पुस्तकें' },
  { ...say('tables', 'బల్లలు', 'मेज़'), many: 'मेज़ें' },
  { ...say('chairs', 'కుర్చీలు', 'कुर्सी'), many: 'कुर्सियाँ' },
  say('birds', 'పక్షులు', 'पक्षी'),
  say('trees', 'చెట్లు', 'पेड़'),
  { ...say('rivers', 'నదులు', 'नदी'), many: 'नदियाँ' },
  { ...say('roads', 'రోడ్లు', 'सड़क'), many: 'सड़कें' },
  { ...say('clerks', 'గుమాస్తాలు', 'लिपिक'), people: true },
  { ...say('singers', 'గాయకులు', 'गायक'), people: true },
  { ...say('painters', 'చిత్రకారులు', 'चित्रकार'), people: true },
  { ...say('drivers', 'డ్రైవర్లు', 'ड्राइवर'), people: true },
  say('phones', 'ఫోన్లు', 'फ़ोन'),
  { ...say('clocks', 'గడియారాలు', 'घड़ी'), many: 'घड़ियाँ' },
  say('lamps', 'దీపాలు', 'दीपक'),
  say('boxes', 'పెట్టెలు', 'बॉक्स'),
  say('stones', 'రాళ్లు', 'पत्थर'),
  say('flowers', 'పువ్వులు', 'फूल'),
]

const several = ({ hi, many = hi }: Kind): string => many

function claimed({ form, of, are }: Sentence, names: readonly Kind[]): LocalizedText {
  const [a, b] = [itemAt(names, of), itemAt(names, are)]
  const en = `${form} ${a.en} are ${b.en}.`
  switch (form) {
    case 'All':
      return say(en, `${a.people ? 'అందరు' : 'అన్ని'} ${a.te} ${b.te}.`, `सभी ${several(a)} ${several(b)} हैं।`)
    case 'Some':
      return say(en, `${a.people ? 'కొందరు' : 'కొన్ని'} ${a.te} ${b.te}.`, `कुछ ${several(a)} ${several(b)} हैं।`)
    case 'No':
      return say(en, `ఏ ${a.te} ${b.te} ${a.people ? 'కారు' : 'కావు'}.`, `कोई ${a.hi} ${b.hi} नहीं है।`)
  }
}

export const syllogism = template({
  id: 'syllogism/two-statements',
  topic: 'syllogism',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const wanted = random.int(0, 3)
    for (;;) {
      const [first, second, allowed] = random.pick(RULES)
      const all = ['All ac', 'No ac', 'Some ac', 'Some ca', 'No ca', 'All ca'].slice(0, level === 'easy' ? 4 : 6)
      const [one, two] = tupleOf(random.sample(all, 2), 2)
      // a conclusion and its opposite would make "either follows" an answer that is not offered
      const opposed =
        [one, two].some((c) => c.startsWith('No')) &&
        [one, two].some((c) => c.startsWith('Some')) &&
        allowed.length === 0
      if (!opposed && verdict(allowed.includes(one), allowed.includes(two)) === wanted) {
        return { first, second, one, two, allowed, names: random.sample(WORDS, 3) }
      }
    }
  },

  write({ first, second, one, two, allowed, names }) {
    const claim = (text: string) => claimed(parse(text), names)
    const denies = (one: string) => one.startsWith('No')
    const reason = (text: string) => {
      const it = each((language) => `“${claim(text)[language].replace(/[.।]$/, '')}”`)
      if (allowed.includes(text)) return say(`${it.en} must hold`, `${it.te} తప్పక నిజం`, `${it.hi} अवश्य सत्य है`)
      return allowed.some((one) => denies(one) !== denies(text))
        ? say(`${it.en} cannot hold`, `${it.te} నిజం కాజాలదు`, `${it.hi} सत्य नहीं हो सकता`)
        : say(`${it.en} need not hold`, `${it.te} నిజం కానవసరం లేదు`, `${it.hi} का सत्य होना आवश्यक नहीं`)
    }
    const [a, b, c] = tupleOf(names, 3)
    const [statements, reasons] = [joined([claim(first), claim(second)]), [reason(one), reason(two)] as const]
    const all = joined(names, ', ')
    return conclude(
      paragraphs(
        say(`**Statements:** ${statements.en}`, `**ప్రకటనలు:** ${statements.te}`, `**कथन:** ${statements.hi}`),
        twoConclusions(claim(one), claim(two)),
        say(
          'Take the statements as true even if they differ from what is commonly known.',
          'సాధారణంగా తెలిసిన వాస్తవాలకు భిన్నంగా ఉన్నా ప్రకటనలను నిజమని భావించండి.',
          'कथनों को सत्य मानिए, भले ही वे सर्वज्ञात तथ्यों से भिन्न हों।',
        ),
      ),
      verdict(allowed.includes(one), allowed.includes(two)),
      [
        say(
          `Draw circles for ${all.en} in every way that the two statements allow; the link between ${a.en} and ${c.en} is ${b.en}.`,
          `రెండు ప్రకటనలు అనుమతించే అన్ని విధాలుగా వృత్తాలు గీయండి (${all.te}); ${a.te} – ${c.te} మధ్య లంకె: ${b.te}.`,
          `दोनों कथनों के हर संभव ढंग से वृत्त बनाइए (${all.hi}); ${a.hi} और ${c.hi} को जोड़ने वाला पद ${b.hi} है।`,
        ),
        allowed.length === 0
          ? say(
              `These statements leave the relation of ${a.en} and ${c.en} open: ${reasons[0].en}, and ${reasons[1].en}.`,
              `ఈ ప్రకటనలు ${a.te} – ${c.te} సంబంధాన్ని నిర్ణయించవు: ${reasons[0].te}; ${reasons[1].te}.`,
              `ये कथन ${a.hi} और ${c.hi} का संबंध तय नहीं करते: ${reasons[0].hi}; ${reasons[1].hi}।`,
            )
          : say(
              `From them ${reasons[0].en}, and ${reasons[1].en}.`,
              `వీటి నుండి: ${reasons[0].te}; ${reasons[1].te}.`,
              `इनसे: ${reasons[0].hi}; ${reasons[1].hi}।`,
            ),
      ],
    )
  },

  verify({ first, second, one, two }) {
    const from = [parse(first), parse(second)]
    return itemAt(VERDICTS, verdict(follows(from, parse(one)), follows(from, parse(two)))).en
  },
})

function parse(text: string): Sentence {
  const [form, letters = ''] = text.split(' ')
  return {
    form: defined(FORMS.find((one) => one === form)),
    of: 'abc'.indexOf(itemAt(letters, 0)),
    are: 'abc'.indexOf(itemAt(letters, 1)),
  }
}
