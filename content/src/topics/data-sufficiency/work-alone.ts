import { tupleOf } from '../../checked-access.ts'
import { fraction } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

const TASKS = [
  say('paint a wall', 'ఒక గోడకు రంగు వేయడానికి', 'एक दीवार रंगने में'),
  say('plough a field', 'ఒక పొలం దున్నడానికి', 'एक खेत जोतने में'),
  say('type a report', 'ఒక నివేదిక టైప్ చేయడానికి', 'एक रिपोर्ट टाइप करने में'),
  say('build a shed', 'ఒక షెడ్డు కట్టడానికి', 'एक शेड बनाने में'),
]

type Days = readonly [number, number]

export const workAlone = sufficiencyTemplate<Days>({
  id: 'data-sufficiency/work-alone',
  levels: ['medium'],
  puzzle(random) {
    const [who, other] = tupleOf(random.sample(PEOPLE, 2).map(named), 2)
    const k = random.int(2, 4)
    const slow = random.int(2, 5) * k * (k + 1)
    const fast = slow / k
    const together = slow / (k + 1)
    const task = random.pick(TASKS)
    const asked = random.chance(0.5) ? slow : fast
    const rest = asked === slow ? fast : slow
    const parts = [3, 2, 5].find((part) => asked % part === 0) ?? 1
    const [askedName, restName] = asked === slow ? [other, who] : [who, other]
    const times = k === 2 ? 'twice' : `${k} times`
    const [whom, whomOther] = [withEnding(who.te, 'కు'), withEnding(other.te, 'కు')]
    const compares = say(
      'this compares the two but gives no time.',
      'ఇది ఇద్దరినీ పోలుస్తుంది, కానీ కాలాన్ని ఇవ్వదు.',
      'इससे दोनों की तुलना होती है, पर समय नहीं मिलता।',
    )
    const both = fact<Days>(
      say(
        `${who.en} and ${other.en} together take ${together} days to ${task.en}.`,
        `${who.te}, ${other.te} కలిసి ${task.te} ${together} రోజులు పడుతుంది.`,
        `${who.hi} और ${other.hi} को मिलकर ${task.hi} ${together} दिन लगते हैं।`,
      ),
      say('one equation in two unknown times.', 'రెండు తెలియని కాలాలున్న ఒకే సమీకరణం.', 'दो अज्ञात समयों का एक ही समीकरण।'),
      ([x, y]) => x * y === together * (x + y),
    )
    const faster = fact<Days>(
      say(
        `${who.en} works ${times} as fast as ${other.en}.`,
        `${who.te} పని వేగం ${other.te} పని వేగానికి ${k} రెట్లు.`,
        `${who.hi} की कार्य-गति ${other.hi} की कार्य-गति की ${k} गुनी है।`,
      ),
      compares,
      ([x, y]) => (asked === fast ? y === k * x : x === k * y),
    )
    const longer = fact<Days>(
      say(
        `${other.en} takes ${times} as long as ${who.en} to ${task.en}.`,
        `${task.te} ${whom} పట్టే కాలానికి ${k} రెట్లు ${whomOther} పడుతుంది.`,
        `${task.hi} ${other.hi} को ${who.hi} से ${k} गुना समय लगता है।`,
      ),
      compares,
      ([x, y]) => (asked === fast ? y === k * x : x === k * y),
    )
    const difference = fact<Days>(
      say(
        `${other.en} takes ${slow - fast} days more than ${who.en} to ${task.en}.`,
        `${task.te} ${who.te} కంటే ${whomOther} ${slow - fast} రోజులు ఎక్కువ పడుతుంది.`,
        `${task.hi} ${other.hi} को ${who.hi} से ${slow - fast} दिन अधिक लगते हैं।`,
      ),
      say('a difference fixes neither time.', 'తేడా ఏ కాలాన్నీ నిర్ణయించదు.', 'अंतर से कोई भी समय तय नहीं होता।'),
      ([x, y]) => (asked === fast ? y - x : x - y) === slow - fast,
    )
    const alone = fact<Days>(
      say(
        `${restName.en} alone takes ${rest} days to ${task.en}.`,
        `${withEnding(restName.te, 'కు')} ఒంటరిగా ${task.te} ${rest} రోజులు పడుతుంది.`,
        `${restName.hi} को अकेले ${task.hi} ${rest} दिन लगते हैं।`,
      ),
      say(
        `nothing is said of ${askedName.en}.`,
        `${askedName.te} గురించి ఏమీ చెప్పలేదు.`,
        `${askedName.hi} के बारे में कुछ नहीं कहा गया।`,
      ),
      ([, y]) => y === rest,
    )
    const result = say(
      `${askedName.en} alone takes ${asked} days.`,
      `${withEnding(askedName.te, 'కు')} ఒంటరిగా ${asked} రోజులు పడుతుంది.`,
      `${askedName.hi} को अकेले ${asked} दिन लगते हैं।`,
    )
    const twice = k - 1 === 1
    return {
      question: say(
        `In how many days can ${askedName.en} alone ${task.en}?`,
        `${withEnding(askedName.te, 'కు')} ఒంటరిగా ${task.te} ఎన్ని రోజులు పడుతుంది?`,
        `${askedName.hi} को अकेले ${task.hi} कितने दिन लगेंगे?`,
      ),
      models: pairs(span(1, 130), span(1, 130)),
      answer: ([x]) => x,
      enough: [
        fact(
          say(
            `${askedName.en} does ${fraction(1, parts)} of the work in ${asked / parts} days.`,
            `${askedName.te} పనిలో ${fraction(1, parts)} వంతును ${asked / parts} రోజుల్లో చేస్తారు.`,
            `${askedName.hi} को काम का ${fraction(1, parts)} भाग करने में ${asked / parts} दिन लगते हैं।`,
          ),
          say(
            `the whole takes ${parts} times as long, ${asked} days.`,
            `మొత్తం పనికి దానికి ${parts} రెట్లు, అంటే ${asked} రోజులు పడుతుంది.`,
            `पूरे काम में उसका ${parts} गुना, यानी ${asked} दिन लगते हैं।`,
          ),
          ([x]) => x === asked,
        ),
      ],
      notEnough: [both, faster, longer, difference, alone],
      enoughTogether: [
        {
          facts: [both, faster],
          shows: say(
            `Together: in a day ${who.en} does ${k} parts and ${other.en} 1 part, and ${together} days make ${together * (k + 1)} parts; ${result.en}`,
            `కలిపితే: రోజుకు ${who.te} ${k} భాగాలు, ${other.te} 1 భాగం; ${together} రోజుల్లో ${together * (k + 1)} భాగాలు; ${result.te}`,
            `मिलकर: एक दिन में ${who.hi} के ${k} भाग और ${other.hi} का 1 भाग; ${together} दिन में ${together * (k + 1)} भाग; ${result.hi}`,
          ),
        },
        {
          facts: [both, alone],
          shows: say(
            `Together: take ${restName.en}’s daily share from the common one; ${result.en}`,
            `కలిపితే: ఇద్దరి ఒక రోజు పని నుండి ${restName.te} ఒక రోజు పనిని తీసివేయండి; ${result.te}`,
            `मिलकर: दोनों के एक दिन के काम में से ${restName.hi} का एक दिन का काम घटाइए; ${result.hi}`,
          ),
        },
        {
          facts: [longer, difference],
          shows: say(
            `Together: ${twice ? 'the difference is' : `${k - 1} times`} ${who.en}’s time${twice ? ',' : ' is'} ${slow - fast} days; ${result.en}`,
            `కలిపితే: ${twice ? `${who.te} కాలం తేడాకు సమానం, అంటే` : `${who.te} కాలానికి ${k - 1} రెట్లు`} ${slow - fast} రోజులు; ${result.te}`,
            `मिलकर: ${twice ? `अंतर ही ${who.hi} का समय है, यानी` : `${who.hi} के समय का ${k - 1} गुना`} ${slow - fast} दिन; ${result.hi}`,
          ),
        },
        {
          facts: [faster, alone],
          shows: say(`Together: ${result.en}`, `కలిపితే: ${result.te}`, `मिलकर: ${result.hi}`),
        },
      ],
      neverEnough: [
        {
          facts: [faster, longer],
          shows: say(
            'Both say the same about the two; no time follows.',
            'రెండూ ఇద్దరి గురించి ఒకే విషయం చెబుతాయి; ఏ కాలమూ రాదు.',
            'दोनों एक ही बात कहते हैं; कोई समय नहीं निकलता।',
          ),
        },
      ],
    }
  },
})
