import { itemAt } from '../../checked-access.ts'
import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { letter, place, places, shift, step as signed, spell, stepsForward } from '../../shared/letters/letters.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type LetterSeries = { readonly groups: readonly string[]; readonly rule: LocalizedText }

const count = <T>(length: number, item: (n: number) => T): T[] => Array.from({ length }, (_, n) => item(n))

const SINGLE: readonly ((random: Random) => LetterSeries)[] = [
  (random) => {
    const [start, step] = [random.int(1, 26), random.pick([2, 3, 4, 5, -2, -3, -4])]
    return {
      groups: count(6, (n) => letter(start + step * n)),
      rule: say(
        `The step is ${signed(step)} each time, and A follows Z.`,
        `ప్రతిసారీ ${signed(step)} చొప్పున అక్షరం మారుతుంది; Z తర్వాత A వస్తుంది.`,
        `हर बार अक्षर ${signed(step)} स्थान बदलता है; Z के बाद A आता है।`,
      ),
    }
  },
  (random) => {
    const [start, step, sign] = [random.int(1, 26), random.int(1, 3), random.pick([1, -1])]
    const steps = count(6, (n) => sign * (step + n))
    const groups = count(7, (n) => letter(start + steps.slice(0, n).reduce((sum, by) => sum + by, 0)))
    const list = steps.map(signed).join(', ')
    const rule = say(
      `The steps are ${list}: they grow by one, and A follows Z.`,
      `అక్షరాల మధ్య మార్పు వరుసగా ${list}: ప్రతిసారీ ఒకటి పెరుగుతుంది; Z తర్వాత A వస్తుంది.`,
      `अक्षरों के बीच का अंतर क्रमशः ${list} है: यह हर बार एक बढ़ता है; Z के बाद A आता है।`,
    )
    return { groups, rule }
  },
  (random) => {
    const [start, first] = [random.int(1, 26), random.int(2, 5)]
    const second = random.pick([1, 2, 3, -1, -2].filter((by) => by !== first))
    const groups = count(7, (n) => letter(start + Math.ceil(n / 2) * first + Math.floor(n / 2) * second))
    const [one, two] = [signed(first), signed(second)]
    const rule = say(
      `The steps ${one} and ${two} take turns.`,
      `మార్పులు ${one}, ${two} ఒకదాని తర్వాత ఒకటి వస్తాయి.`,
      `अंतर ${one} और ${two} बारी-बारी से आते हैं।`,
    )
    return { groups, rule }
  },
  (random) => {
    const [a, up, b, down] = [random.int(1, 10), random.int(1, 3), random.int(18, 26), random.int(1, 3)]
    const groups = count(7, (n) => letter(n % 2 === 0 ? a + (up * n) / 2 : b - (down * (n - 1)) / 2))
    const rule = say(
      `Two series take turns: one moves ${signed(up)}, the other −${down}.`,
      `రెండు శ్రేణులు ఒకదాని తర్వాత ఒకటిగా ఉన్నాయి: ఒకటి ${signed(up)}, మరొకటి −${down} చొప్పున మారుతుంది.`,
      `दो शृंखलाएँ बारी-बारी से चलती हैं: एक ${signed(up)} से और दूसरी −${down} से बदलती है।`,
    )
    return { groups, rule }
  },
]

const GROUPED: readonly ((random: Random) => LetterSeries)[] = [
  (random) => {
    const [starts, by] = [count(3, () => random.int(1, 26)), random.sample([1, 2, 3, 4, -1, -2, -3], 3)]
    const groups = count(5, (n) => spell(starts.map((start, i) => start + itemAt(by, i) * n)))
    const [one, two, three] = by.map(signed)
    return {
      groups,
      rule: say(
        `The first letters move ${one}, the second letters ${two} and the third letters ${three} each time.`,
        `ప్రతిసారీ మొదటి అక్షరం ${one}, రెండవ అక్షరం ${two}, మూడవ అక్షరం ${three} చొప్పున మారుతుంది.`,
        `हर बार पहला अक्षर ${one}, दूसरा अक्षर ${two} और तीसरा अक्षर ${three} स्थान बदलता है।`,
      ),
    }
  },
  (random) => {
    const [start, gap, by] = [random.int(1, 26), random.int(1, 4), random.int(2, 5)]
    const groups = count(5, (n) => spell([start + by * n, start + by * n + gap, start + by * n + 2 * gap]))
    const rule = say(
      `Each letter of a group moves ${signed(by)} to give the next group.`,
      `సమూహంలోని ప్రతి అక్షరం ${signed(by)} జరిగితే తర్వాతి సమూహం వస్తుంది.`,
      `समूह का हर अक्षर ${signed(by)} स्थान बदलकर अगला समूह बनाता है।`,
    )
    return { groups, rule }
  },
  (random) => {
    const [first, last] = [random.int(1, 8), random.int(18, 26)]
    const [up, down] = [random.int(1, 3), random.int(1, 3)]
    const groups = count(5, (n) => spell([first + up * n, last - down * n]))
    const rule = say(
      `The first letters move ${signed(up)}, the second letters −${down} each time.`,
      `ప్రతిసారీ మొదటి అక్షరం ${signed(up)}, రెండవ అక్షరం −${down} చొప్పున మారుతుంది.`,
      `हर बार पहला अक्षर ${signed(up)} और दूसरा अक्षर −${down} स्थान बदलता है।`,
    )
    return { groups, rule }
  },
]

export const nextLetters = template({
  id: 'letter-series/next-letters',
  topic: 'letter-series',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const { groups, rule } = random.pick(level === 'easy' ? SINGLE : GROUPED)(random)
      if (continuations(groups.slice(0, -1)).length === 1 && new Set(groups).size > 4)
        return { groups, rule, asks: random.int(0, 1) }
    }
  },

  write({ groups, rule, asks }) {
    const shown = groups.slice(0, -1)
    const next = itemAt(groups, -1)
    const last = itemAt(shown, -1)
    const repeated = spell(
      places(last).map((at, i) => at + stepsForward(itemAt(itemAt(shown, -2), i), itemAt(last, i))),
    )
    const list = `${shown.join(', ')}, ?`
    const at = places(last).join(', ')
    const off = (at: number, by: number) => spell(places(next).map((p, i) => (i === at % next.length ? p + by : p)))
    return {
      stem:
        asks === 0
          ? say(
              `Find the next term of the series:\n\n${list}`,
              `ఈ శ్రేణిలోని తర్వాతి పదాన్ని కనుగొనండి:\n\n${list}`,
              `शृंखला का अगला पद ज्ञात कीजिए:\n\n${list}`,
            )
          : say(
              `What should come in the place of the question mark?\n\n${list}`,
              `ప్రశ్నార్థకం (?) స్థానంలో ఏమి రావాలి?\n\n${list}`,
              `प्रश्न-चिह्न (?) के स्थान पर क्या आना चाहिए?\n\n${list}`,
            ),
      correct: same(next),
      distractors: textDistractors(next, [
        [repeated, 'repeated the last step without looking further back'],
        [off(0, 1), 'went one letter too far'],
        [off(next.length - 1, -1), 'counted one letter too few'],
        [off(1, 1), 'went one letter too far in the middle'],
        [shift(next, -2), 'counted both end letters'],
        [shift(next, 2), 'left out both end letters'],
      ]),
      explanation: paragraphs(
        say(
          `Give the letters their places in the alphabet, A = 1 to Z = 26: the last term shown, ${last}, is ${at}.`,
          `అక్షరాలకు అక్షరమాలలో వాటి స్థాన సంఖ్యలను ఇవ్వండి (A = 1 నుండి Z = 26): చివరి పదం ${last} = ${at}.`,
          `अक्षरों को वर्णमाला में उनके स्थान दीजिए (A = 1 से Z = 26): दिखाया गया अंतिम पद ${last} = ${at}।`,
        ),
        rule,
        repeated === next
          ? say(
              'Count the steps on from the letter itself; counting the starting letter as 1 ends one letter too early.',
              'మొదలుపెట్టే అక్షరం తర్వాతి అక్షరం నుండి లెక్కించాలి; మొదటి అక్షరాన్నే 1గా లెక్కిస్తే ఒక అక్షరం ముందే ఆగిపోతారు.',
              'गिनती अक्षर के बाद से करें; आरंभिक अक्षर को ही 1 गिनने पर एक अक्षर पहले रुक जाएँगे।',
            )
          : say(
              `Repeating the last step alone would give ${repeated}, against the rule of the whole series.`,
              `చివరి మార్పునే మళ్లీ చేస్తే ${repeated} వస్తుంది; అది మొత్తం శ్రేణి నియమానికి విరుద్ధం.`,
              `केवल अंतिम अंतर दोहराने पर ${repeated} आएगा, जो पूरी शृंखला के नियम के विरुद्ध है।`,
            ),
        say(`The next term is ${next}.`, `తర్వాతి పదం ${next}.`, `अगला पद ${next} है।`),
      ),
    }
  },

  codes: ({ groups }) => (groups[0]?.length === 1 ? [] : () => true),

  verify({ groups }) {
    const [next, ...others] = continuations(groups.slice(0, -1))
    return others.length === 0 ? String(next) : `ambiguous: ${next}, ${others.join(', ')}`
  },
})

/** The terms that some simple rule on each place of the groups leads to, found from the letters alone. */
function continuations(groups: readonly string[]): string[] {
  const columns = [...itemAt(groups, 0)].map((_, i) => groups.map((group) => itemAt(group, i)))
  const results = columns.map(nextOfColumn)
  return results.reduce<string[]>((words, letters) => words.flatMap((word) => letters.map((end) => word + end)), [''])
}

function nextOfColumn(column: readonly string[]): string[] {
  const steps = column.slice(1).map((to, n) => stepsForward(itemAt(column, n), to))
  const last = place(itemAt(column, -1))
  const found = new Set<string>()
  const changes = steps.slice(1).map((step, n) => (step - itemAt(steps, n) + 26) % 26)
  // two equal changes of the step are already a rule that a solver would try
  if (changes.length >= 2 && changes.every((change) => change === changes[0])) {
    found.add(letter(last + itemAt(steps, -1) + itemAt(changes, 0)))
  }
  const byTurns = steps.length >= 4 && steps.every((step, n) => n < 2 || step === steps[n - 2])
  if (byTurns) found.add(letter(last + itemAt(steps, -2)))
  const two = column.map((to, n) => (n < 2 ? 0 : stepsForward(itemAt(column, n - 2), to)))
  if (column.length >= 6 && two.every((step, n) => n < 4 || step === two[n - 2])) {
    found.add(letter(place(itemAt(column, -2)) + itemAt(two, -2)))
  }
  return [...found]
}

export const repeatedPattern = template({
  id: 'letter-series/fill-the-blanks',
  topic: 'letter-series',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const letters = level === 'medium' ? 'abc' : 'abcd'
      const unit = random
        .shuffle([...letters, random.pick([...letters]), ...(random.chance(0.5) ? [random.pick([...letters])] : [])])
        .join('')
      const full = unit.repeat(unit.length > 4 ? 3 : 4)
      const gaps = random
        .sample(count(full.length, (n) => n).slice(1), level === 'medium' ? 4 : 5)
        .toSorted((a, b) => a - b)
      const shown = [...full].map((character, n) => (gaps.includes(n) ? '_' : character)).join('')
      const answer = gaps.map((n) => full[n]).join('')
      const wrong = textDistractors(answer, [
        [answer.slice(1) + answer.slice(0, 1), 'started one blank too late'],
        [[...answer].reverse().join(''), 'filled the blanks from the end'],
        [answer.slice(0, -2) + answer.slice(-1) + answer.slice(-2, -1), 'exchanged the last two letters'],
        [answer.slice(1, 2) + answer.slice(0, 1) + answer.slice(2), 'exchanged the first two letters'],
        [answer.slice(0, -1) + other(answer.slice(-1), letters), 'guessed the last blank'],
        [other(answer.slice(0, 1), letters) + answer.slice(1), 'guessed the first blank'],
      ])
      const fits = [answer, ...wrong.map(({ text }) => text.en)].filter((option) => isPeriodic(filled(shown, option)))
      if (fits.length === 1 && wrong.length === 4) return { shown, answer, wrong, unit }
    }
  },

  write({ shown, answer, wrong, unit }) {
    const blocks = (word: string) =>
      filled(shown, word)
        .match(new RegExp(`.{${unit.length}}`, 'g'))
        ?.join(' ')
    const [size, length, other] = [shown.length, unit.length, wrong[0]?.text.en]
    const line = `\`${[...shown].join(' ')}\``
    return {
      stem: say(
        `Which group of letters, put into the blanks one after another, completes the series?\n\n${line}`,
        `ఖాళీలలో వరుసగా ఉంచితే శ్రేణిని పూర్తిచేసే అక్షరాల సమూహం ఏది?\n\n${line}`,
        `रिक्त स्थानों में क्रम से रखने पर कौन-सा अक्षर-समूह शृंखला को पूरा करेगा?\n\n${line}`,
      ),
      correct: same(answer),
      distractors: wrong,
      explanation: paragraphs(
        say(
          `Count the places: there are ${size}. So the pattern that repeats may have a length that divides ${size}.`,
          `స్థానాలను లెక్కించండి: మొత్తం ${size}. కాబట్టి పునరావృతమయ్యే సమూహం పొడవు ${withEnding(String(size), 'ను')} నిశ్శేషంగా భాగించాలి.`,
          `स्थान गिनिए: कुल ${size} हैं। इसलिए दोहराए जाने वाले समूह की लंबाई ${size} को पूरा-पूरा विभाजित करेगी।`,
        ),
        say(
          `With blocks of ${length} letters every block can read **${unit}**, and no letter shown contradicts that.`,
          `${length} అక్షరాల చొప్పున విడదీస్తే ప్రతి సమూహం **${unit}** అవుతుంది; ఇచ్చిన ఏ అక్షరమూ దీనికి విరుద్ధంగా లేదు.`,
          `${length}-${length} अक्षरों के समूह बनाने पर हर समूह **${unit}** हो सकता है; दिया गया कोई भी अक्षर इसके विरुद्ध नहीं है।`,
        ),
        say(
          `Filled in, the series is \`${blocks(answer)}\`. The group ${other} has other letters in some blanks and breaks the repetition.`,
          `పూరించిన తర్వాత శ్రేణి: \`${blocks(answer)}\`. ${other} అనే సమూహాన్ని ఉంచితే కొన్ని ఖాళీలలో వేరే అక్షరాలు వచ్చి పునరావృతం చెడిపోతుంది.`,
          `भरने पर शृंखला \`${blocks(answer)}\` बनती है। ${other} रखने पर कुछ स्थानों में दूसरे अक्षर आते हैं और दोहराव टूट जाता है।`,
        ),
        say(
          `The blanks take, in order, ${answer}.`,
          `ఖాళీలలో వరుసగా వచ్చే అక్షరాలు ${answer}.`,
          `रिक्त स्थानों में क्रम से ${answer} आएँगे।`,
        ),
      ),
    }
  },

  codes:
    ({ shown }) =>
    (option) =>
      [...option].every((letter) => shown.includes(letter)) && !isPeriodic(filled(shown, option)),

  verify({ shown, answer, wrong }) {
    const fits = [...wrong.map(({ text }) => text.en), answer].filter((option) => isPeriodic(filled(shown, option)))
    return fits.join(' or ')
  },
})

const other = (character: string, letters: string) => itemAt(letters, (letters.indexOf(character) + 1) % letters.length)

function filled(shown: string, letters: string): string {
  const rest = [...letters]
  return shown.replace(/_/g, () => rest.shift() ?? '_')
}

/** Whether the text is one block repeated, whatever the length of the block. */
const isPeriodic = (text: string): boolean =>
  count(Math.floor(text.length / 2), (n) => n + 1).some(
    (length) => text.length % length === 0 && text === text.slice(0, length).repeat(text.length / length),
  )
