import { itemAt } from '../../checked-access.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { joined, listed, paragraphs, same, say } from '../../text/localized.ts'
import { MEN, named, WOMEN } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'
import { type Chain, confusions, drawChain, type Gender, LINKS, relationInFamily, word } from './kinship.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const
const link = ({ links, genders }: Chain, n: number) => word(itemAt(links, n), itemAt(genders, n))
const answerOf = ({ relation, genders }: Chain) => word(relation, itemAt(genders, 0))

/** A is the father of B. */
const is = (a: LocalizedText, relation: LocalizedText, gender: Gender, b: LocalizedText): LocalizedText =>
  say(
    `${a.en} is the ${relation.en} of ${b.en}`,
    `${withEnding(b.te, 'కు')} ${a.te} ${relation.te}`,
    `${a.hi}, ${b.hi} ${of(gender)} ${relation.hi} है`,
  )
const of = (gender: Gender) => (gender === 'man' ? 'का' : 'की')

/** The father of the brother of the wife: Telugu and Hindi begin with the last. Hindi respects a man by के in place of का. */
const chainOf = ({ links, genders }: Pick<Chain, 'links' | 'genders'>, man = 'का'): LocalizedText => {
  const words = links.map((name, n) => word(name, itemAt(genders, n)))
  const back = words.toReversed()
  return say(
    words.map(({ en }) => en).join(' of the '),
    back.map(({ te }, n) => (n < back.length - 1 ? genitive(te) : te)).join(' '),
    back.map(({ hi }, n) => (n === 0 ? hi : `${before(back, n, genders, man)} ${hi}`)).join(' '),
  )
}
const lastGender = ({ links, genders }: Chain) => itemAt(genders, links.length - 1)
const ofChain = (chain: Chain) => (lastGender(chain) === 'man' ? 'के' : 'की')
/** का, की or, before another word of the chain, के. */
const before = (back: readonly LocalizedText[], n: number, genders: readonly Gender[], man: string): string => {
  const gender = itemAt(genders, back.length - 1 - n)
  return gender === 'woman' ? 'की' : n === back.length - 1 ? man : 'के'
}
const GENITIVES: Readonly<Record<string, string>> = { కుమారుడు: 'కుమారుని', సోదరుడు: 'సోదరుని' }
const genitive = (relation: string) => GENITIVES[relation] ?? relation

const sentence = ({ en, te, hi }: LocalizedText): LocalizedText => say(`${en}.`, `${te}.`, `${hi}।`)

export const statedChain = template({
  id: 'blood-relations/stated-chain',
  topic: 'blood-relations',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    const chain = drawChain(random, { easy: 2, medium: 3, hard: 4 }[level], 'all named')
    const [men, women] = [random.shuffle(MEN), random.shuffle(WOMEN)]
    const names = chain.genders.map((gender, n) => itemAt(gender === 'man' ? men : women, n))
    return { chain, names, order: random.shuffle(chain.links.map((_, n) => n)) }
  },

  write({ chain, names, order }) {
    const answer = answerOf(chain)
    const people = names.map(named)
    const genderOf = (n: number) => itemAt(chain.genders, n)
    const said = chain.links.map((_, n) => is(itemAt(people, n), link(chain, n), genderOf(n), itemAt(people, n + 1)))
    const [first, last] = [itemAt(people, 0), itemAt(people, -1)]
    const [told, whole] = [joined(order.map((n) => sentence(itemAt(said, n)))), joined(said, '; ')]
    const path = chainOf(chain)
    return {
      stem: say(
        `${told.en} How is ${first.en} related to ${last.en}?`,
        `${told.te} ${withEnding(last.te, 'కు')} ${first.te} ఏమవుతారు?`,
        `${told.hi} ${first.hi} का ${last.hi} से क्या संबंध है?`,
      ),
      correct: answer,
      distractors: textDistractors(answer, confusions(chain)),
      explanation: paragraphs(
        say(
          `Put the statements in a chain from ${first.en} to ${last.en}: ${whole.en}.`,
          `${first.te} నుండి ${last.te} వరకు వాక్యాలను వరుసగా పేర్చండి: ${whole.te}.`,
          `${first.hi} से ${last.hi} तक कथनों को क्रम से जोड़िए: ${whole.hi}।`,
        ),
        say(
          `So ${first.en} is the ${path.en} of ${last.en}.`,
          `కాబట్టి ${first.te}, ${last.te} యొక్క ${path.te}.`,
          `अतः ${first.hi}, ${last.hi} ${ofChain(chain)} ${path.hi} है।`,
        ),
        say(
          `Mind who is asked about: the question is what ${first.en} is to ${last.en}, not the other way round.`,
          `ఎవరి గురించి అడిగారో గమనించండి: ${withEnding(last.te, 'కు')} ${first.te} ఏమవుతారు అనేదే ప్రశ్న, ${withEnding(first.te, 'కు')} ${last.te} ఏమవుతారు అని కాదు.`,
          `ध्यान दीजिए कि किसके बारे में पूछा गया है: ${first.hi} का ${last.hi} से संबंध पूछा गया है, ${last.hi} का ${first.hi} से नहीं।`,
        ),
        sentence(is(first, answer, genderOf(0), last)),
      ),
    }
  },

  verify: ({ chain }) => relationInFamily(chain),
})

export const photograph = template({
  id: 'blood-relations/photograph',
  topic: 'blood-relations',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const chain = drawChain(random, level === 'easy' ? 2 : 3, 'nameless')
    return { chain, speaker: random.pick(chain.genders.at(-1) === 'man' ? MEN : WOMEN), form: random.int(0, 2) }
  },

  write({ chain, speaker, form }) {
    const answer = answerOf(chain)
    const gender = itemAt(chain.genders, 0)
    const [one, he] = gender === 'man' ? ['man', 'He'] : ['woman', 'She']
    const [teOne, hiOne] = gender === 'man' ? ['పురుషుడు', 'पुरुष'] : ['స్త్రీ', 'महिला']
    const [teOf, teTo] = gender === 'man' ? ['పురుషుని', 'పురుషుడిని'] : ['స్త్రీ', 'స్త్రీని']
    const who = named(speaker)
    const words = chain.links.map((_, n) => link(chain, n))
    const path = chainOf(chain)
    const speech = say(
      `${he} is the ${words
        .slice(0, -1)
        .map(({ en }) => en)
        .join(' of the ')} of my ${words.at(-1)?.en}.`,
      `${gender === 'man' ? 'ఇతను' : 'ఈమె'} నా ${path.te}.`,
      `ये ${lastGender(chain) === 'man' ? 'मेरे' : 'मेरी'} ${chainOf(chain, 'के').hi} हैं।`,
    )
    const back = joined([...words.toReversed()], ' → ')
    return {
      stem: itemAt(
        [
          say(
            `Pointing to a ${one} in a photograph, ${who.en} said, “${speech.en}” How is the ${one} related to ${who.en}?`,
            `ఒక ఫోటోలోని ${teTo} చూపిస్తూ ${who.te} ఇలా అన్నారు: “${speech.te}” ఆ ${teOne} ${withEnding(who.te, 'కు')} ఏమవుతారు?`,
            `एक तस्वीर में किसी ${hiOne} की ओर इशारा करते हुए ${who.hi} ने कहा, “${speech.hi}” उस ${hiOne} का ${who.hi} से क्या संबंध है?`,
          ),
          say(
            `Introducing a ${one}, ${who.en} said, “${speech.en}” What is the ${one} to ${who.en}?`,
            `ఒక ${teTo} పరిచయం చేస్తూ ${who.te} ఇలా అన్నారు: “${speech.te}” ఆ ${teOne} ${withEnding(who.te, 'కు')} ఏమవుతారు?`,
            `एक ${hiOne} का परिचय देते हुए ${who.hi} ने कहा, “${speech.hi}” वह ${hiOne} ${who.hi} ${of(gender)} क्या ${gender === 'man' ? 'लगता' : 'लगती'} है?`,
          ),
          say(
            `${who.en} saw a ${one} at a wedding and told a friend, “${speech.en}” How is that ${one} related to ${who.en}?`,
            `ఒక పెళ్లిలో ఒక ${teTo} చూసి ${who.te} స్నేహితునితో ఇలా అన్నారు: “${speech.te}” ఆ ${teOne} ${withEnding(who.te, 'కు')} ఏమవుతారు?`,
            `एक विवाह में किसी ${hiOne} को देखकर ${who.hi} ने एक मित्र से कहा, “${speech.hi}” उस ${hiOne} का ${who.hi} से क्या संबंध है?`,
          ),
        ],
        form,
      ),
      correct: answer,
      distractors: textDistractors(answer, confusions(chain)),
      explanation: paragraphs(
        say(
          `Begin at the end, with ${who.en}, and go back link by link.`,
          `చివర నుండి, అంటే ${who.te} నుండి మొదలుపెట్టి ఒక్కొక్క సంబంధంగా వెనుకకు వెళ్లండి.`,
          `अंत से, यानी ${who.hi} से शुरू करके एक-एक संबंध पीछे जाइए।`,
        ),
        say(
          `${who.en}’s ${back.en}: the last of these is the ${one}.`,
          `${who.te} → ${back.te}: వీరిలో చివరివారే ఆ ${teOne}.`,
          `${who.hi} → ${back.hi}: इनमें अंतिम वही ${hiOne} है।`,
        ),
        say(
          `Whoever begins at the wrong end finds what ${who.en} is to the ${one}.`,
          `తప్పు చివర నుండి మొదలుపెడితే, ఆ ${teOf}కి ${who.te} ఏమవుతారో తెలుస్తుంది.`,
          `गलत सिरे से शुरू करने पर यह मिलेगा कि ${who.hi} का उस ${hiOne} से क्या संबंध है।`,
        ),
        say(
          `The ${one} is ${who.en}’s ${answer.en}.`,
          `ఆ ${teOne}, ${withEnding(who.te, 'కు')} ${answer.te}.`,
          `वह ${hiOne} ${who.hi} ${of(gender)} ${answer.hi} है।`,
        ),
      ),
    }
  },

  verify: ({ chain }) => relationInFamily(chain),
})

/** Of one of the words of LINKS. */
const genderOf = (relation: LocalizedText): Gender =>
  LINKS.some((name) => word(name, 'man') === relation) ? 'man' : 'woman'

const MARKS = ['+', '−', '×', '÷', '@', '#', '*', '%'] as const

export const codedRelations = template({
  id: 'blood-relations/coded-relations',
  topic: 'blood-relations',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    const chain = drawChain(random, level === 'hard' ? 4 : random.int(2, 3), 'all named')
    const used = chain.links.map((_, n) => link(chain, n))
    const all = LINKS.flatMap((name) => [word(name, 'man'), word(name, 'woman')])
    const shown = random.shuffle([...new Set([...used, ...random.shuffle(all)])].slice(0, 4))
    const marks = random.sample(MARKS, 4)
    return { chain, shown, marks, people: random.sample(['A', 'B', 'C', 'D', 'M', 'N', 'P', 'Q', 'R', 'S'], 7) }
  },

  write({ chain, shown, marks, people }) {
    const answer = answerOf(chain)
    const mark = (n: number) => itemAt(marks, shown.indexOf(link(chain, n)))
    const [x, y, others] = [itemAt(people, 0), itemAt(people, 1), people.slice(2)]
    const key = shown.map((relation, n) => {
      const told = is(same(x), relation, genderOf(relation), same(y))
      const sign = `${x} ${marks[n]} ${y}`
      return say(`“${sign}” means that ${told.en}`, `“${sign}” అంటే ${told.te}`, `“${sign}” का अर्थ है कि ${told.hi}`)
    })
    const text = chain.links.reduce((line, _, n) => `${line} ${mark(n)} ${others[n + 1]}`, itemAt(others, 0))
    const [first, last] = [itemAt(others, 0), itemAt(others, chain.links.length)]
    const [all, path] = [listed(key), chainOf(chain)]
    const steps = joined(
      chain.links.map((_, n) =>
        is(same(itemAt(others, n)), link(chain, n), itemAt(chain.genders, n), same(itemAt(others, n + 1))),
      ),
      '; ',
    )
    return {
      stem: say(
        `${all.en}. If \`${text}\`, how is ${first} related to ${last}?`,
        `${all.te}. \`${text}\` అయితే, ${withEnding(last, 'కు')} ${first} ఏమవుతారు?`,
        `${all.hi}। यदि \`${text}\` हो, तो ${first} का ${last} से क्या संबंध है?`,
      ),
      correct: answer,
      distractors: textDistractors(answer, confusions(chain)),
      explanation: paragraphs(
        say(
          `Read the signs one by one: ${steps.en}.`,
          `గుర్తులను ఒక్కొక్కటిగా చదవండి: ${steps.te}.`,
          `चिह्नों को एक-एक करके पढ़िए: ${steps.hi}।`,
        ),
        say(
          `So ${first} is the ${path.en} of ${last}.`,
          `కాబట్టి ${first}, ${last} యొక్క ${path.te}.`,
          `अतः ${first}, ${last} ${ofChain(chain)} ${path.hi} है।`,
        ),
        say(
          `The first sign also tells whether ${first} is a man or a woman.`,
          `${first} పురుషుడా, స్త్రీయా అనేది కూడా మొదటి గుర్తే చెబుతుంది.`,
          `${first} पुरुष है या महिला, यह भी पहला चिह्न बताता है।`,
        ),
        sentence(is(same(first), answer, itemAt(chain.genders, 0), same(last))),
      ),
    }
  },

  verify: ({ chain }) => relationInFamily(chain),
})
