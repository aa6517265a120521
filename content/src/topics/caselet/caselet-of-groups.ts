import { itemAt, tupleOf } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import { number, percent } from '../../text/format.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const PLACES: readonly {
  readonly whole: LocalizedText
  readonly a: LocalizedText
  readonly b: LocalizedText
  readonly c: LocalizedText
  readonly who: LocalizedText
}[] = [
  {
    whole: say('A college has', 'ఒక కళాశాలలో', 'एक महाविद्यालय में'),
    who: say('students', 'విద్యార్థులు', 'विद्यार्थी'),
    a: say('Commerce', 'కామర్స్', 'वाणिज्य'),
    b: say('Science', 'సైన్స్', 'विज्ञान'),
    c: say('Arts', 'ఆర్ట్స్', 'कला'),
  },
  {
    whole: say('A company has', 'ఒక కంపెనీలో', 'एक कंपनी में'),
    who: say('employees', 'ఉద్యోగులు', 'कर्मचारी'),
    a: say('Marketing', 'మార్కెటింగ్', 'विपणन'),
    b: say('Production', 'ప్రొడక్షన్', 'उत्पादन'),
    c: say('Accounts', 'అకౌంట్స్', 'लेखा'),
  },
  {
    whole: say('A library has', 'ఒక గ్రంథాలయంలో', 'एक पुस्तकालय में'),
    who: say('members', 'సభ్యులు', 'सदस्य'),
    a: say('Fiction', 'కాల్పనిక సాహిత్యం', 'कथा साहित्य'),
    b: say('History', 'చరిత్ర', 'इतिहास'),
    c: say('Science', 'విజ్ఞానశాస్త్రం', 'विज्ञान'),
  },
]

type Facts = {
  readonly total: number
  readonly shareA: number
  readonly shareB: number
  readonly women: readonly [number, number, number]
}

/** Whole numbers of men and women in three groups. */
const groups = ({ total, shareA, shareB, women }: Facts) => {
  const sizes = [(total * shareA) / 100, (total * shareB) / 100, (total * (100 - shareA - shareB)) / 100]
  return sizes.map((size, n) => {
    const w = (size * itemAt(women, n)) / 100
    return { size, women: w, men: size - w }
  })
}

export const threeGroups = setTemplate({
  id: 'caselet/three-groups',
  topic: 'caselet',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'mat', 'cat', 'icet', 'railway', 'afcat', 'nimcet'],

  draw(random, level) {
    const steps = level === 'easy' ? [20, 25, 40, 50] : [20, 25, 30, 35, 40, 45, 55, 60]
    for (;;) {
      const total = random.step(level === 'easy' ? 400 : 600, level === 'hard' ? 3000 : 1600, 100)
      const [shareA, shareB] = [random.pick([20, 25, 30, 35, 40, 45]), random.pick([20, 25, 30, 35, 40])]
      const women = [random.pick(steps), random.pick(steps), random.pick(steps)] as const
      const facts: Facts = { total, shareA, shareB, women }
      const found = groups(facts)
      if (shareA + shareB > 80 || new Set(found.map(({ size }) => size)).size < 3) continue
      if (found.some(({ size, women: w }) => size % 1 !== 0 || w % 1 !== 0)) continue
      const allWomen = found.reduce((sum, one) => sum + one.women, 0)
      if (((allWomen * 1000) / total) % 1 !== 0) continue
      return { ...facts, place: random.pick(PLACES) }
    }
  },

  write({ place, ...facts }) {
    const { total, shareA, shareB, women } = facts
    const found = groups(facts)
    const [a, b, c] = tupleOf(found, 3)
    const shareC = 100 - shareA - shareB
    const allWomen = a.women + b.women + c.women
    const { who } = place
    const work = say(
      `${place.a.en}: ${number(a.size)} (${number(a.women)} women, ${number(a.men)} men); ${place.b.en}: ${number(b.size)} (${number(b.women)} women, ${number(b.men)} men); ${place.c.en}: ${number(c.size)} (${number(c.women)} women, ${number(c.men)} men).`,
      `${place.a.te}: ${number(a.size)} (స్త్రీలు ${number(a.women)}, పురుషులు ${number(a.men)}); ${place.b.te}: ${number(b.size)} (స్త్రీలు ${number(b.women)}, పురుషులు ${number(b.men)}); ${place.c.te}: ${number(c.size)} (స్త్రీలు ${number(c.women)}, పురుషులు ${number(c.men)}).`,
      `${place.a.hi}: ${number(a.size)} (महिलाएँ ${number(a.women)}, पुरुष ${number(a.men)}); ${place.b.hi}: ${number(b.size)} (महिलाएँ ${number(b.women)}, पुरुष ${number(b.men)}); ${place.c.hi}: ${number(c.size)} (महिलाएँ ${number(c.women)}, पुरुष ${number(c.men)})।`,
    )
    const ask = (
      stem: LocalizedText,
      answer: number,
      slips: readonly (readonly [number, string])[],
      why: string,
      format: (value: number) => string = number,
    ): DraftQuestion => ({
      stem,
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        slips.map(([value, mistake]) => ({ value, mistake })),
        {
          format,
          plausible: (value) => value > 0 && value % 1 < 0.001,
          spares: [answer + 10, answer + 20, answer + 5, answer + 15],
        },
      ),
      explanation: paragraphs(work, same(why), answerLine(same(format(answer)))),
    })
    const share = (allWomen * 100) / total
    return {
      passage: say(
        `${place.whole.en} ${number(total)} ${who.en} in three groups. ${shareA}% of them belong to ${place.a.en}, ${shareB}% to ${place.b.en} and the rest to ${place.c.en}. Women are ${women[0]}% of the ${place.a.en} group, ${women[1]}% of the ${place.b.en} group and ${women[2]}% of the ${place.c.en} group; the others are men.`,
        `${place.whole.te} మూడు విభాగాల్లో మొత్తం ${number(total)} మంది ${who.te} ఉన్నారు. వారిలో ${shareA}% ${place.a.te}, ${shareB}% ${place.b.te}, మిగిలినవారు ${place.c.te} విభాగానికి చెందినవారు. స్త్రీలు ${place.a.te} విభాగంలో ${women[0]}%, ${place.b.te} విభాగంలో ${women[1]}%, ${place.c.te} విభాగంలో ${women[2]}%; మిగిలినవారు పురుషులు.`,
        `${place.whole.hi} तीन समूहों में कुल ${number(total)} ${who.hi} हैं। उनमें ${shareA}% ${place.a.hi}, ${shareB}% ${place.b.hi} और शेष ${place.c.hi} समूह के हैं। महिलाएँ ${place.a.hi} समूह में ${women[0]}%, ${place.b.hi} समूह में ${women[1]}% और ${place.c.hi} समूह में ${women[2]}% हैं; शेष पुरुष हैं।`,
      ),
      questions: [
        ask(
          say(
            `How many men belong to ${place.b.en}?`,
            `${place.b.te} విభాగంలో పురుషులు ఎంతమంది?`,
            `${place.b.hi} समूह में कितने पुरुष हैं?`,
          ),
          b.men,
          [
            [b.women, 'took the women'],
            [a.men, 'took another group'],
            [c.men, 'took another group'],
            [b.size, 'took the whole group'],
          ],
          `${number(total)} × ${shareB}% = ${number(b.size)}; ${number(b.size)} × ${100 - itemAt(women, 1)}% = ${number(b.men)}`,
        ),
        ask(
          say(
            `How many women belong to ${place.c.en}?`,
            `${place.c.te} విభాగంలో స్త్రీలు ఎంతమంది?`,
            `${place.c.hi} समूह में कितनी महिलाएँ हैं?`,
          ),
          c.women,
          [
            [c.men, 'took the men'],
            [a.women, 'took another group'],
            [(total * itemAt(women, 2)) / 100, 'took the percentage of all'],
            [c.size, 'took the whole group'],
          ],
          `${number(total)} × ${shareC}% = ${number(c.size)}; ${number(c.size)} × ${women[2]}% = ${number(c.women)}`,
        ),
        ask(
          say(
            `How many women are there in the three groups together?`,
            `మూడు విభాగాల్లో కలిపి స్త్రీలు ఎంతమంది?`,
            `तीनों समूहों में मिलाकर कितनी महिलाएँ हैं?`,
          ),
          allWomen,
          [
            [total - allWomen, 'took the men'],
            [(total * (women[0] + women[1] + women[2])) / 300, 'took the plain average of the percentages'],
            [a.women + b.women, 'left out one group'],
            [b.women + c.women, 'left out one group'],
          ],
          `${number(a.women)} + ${number(b.women)} + ${number(c.women)} = ${number(allWomen)}`,
        ),
        {
          ...ask(
            say(
              `What percentage of all the ${who.en} are women?`,
              `మొత్తం ${who.te.replace(/లు$/u, 'ల')}లో స్త్రీల శాతం ఎంత?`,
              `तीनों समूहों की कुल संख्या में महिलाओं का प्रतिशत कितना है?`,
            ),
            share,
            [],
            `${number(allWomen)} ÷ ${number(total)} × 100 = ${percent(share)}`,
            percent,
          ),
          distractors: numericDistractors(
            share,
            [
              { value: 100 - share, mistake: 'took the men' },
              {
                value: Math.round((women[0] + women[1] + women[2]) / 3),
                mistake: 'took the plain average of the percentages',
              },
              { value: share + 5, mistake: 'slip in the division' },
              { value: share - 5, mistake: 'slip in the division' },
              { value: share + 2, mistake: 'slip in the division' },
            ],
            { format: percent, spares: [share + 10, share + 7] },
          ),
        },
      ],
    }
  },

  // hire them one after the other: every person is put on the list with group and sex
  verify({ total, shareA, shareB, women }) {
    const people: { group: number; woman: boolean }[] = []
    const hired = [0, 0, 0]
    for (let n = 0; n < total; n++) {
      const group = n * 100 < shareA * total ? 0 : n * 100 < (shareA + shareB) * total ? 1 : 2
      const before = itemAt(hired, group)
      hired[group] = before + 1
      const share = group === 0 ? shareA : group === 1 ? shareB : 100 - shareA - shareB
      const size = (total * share) / 100
      people.push({ group, woman: before * 100 < size * itemAt(women, group) })
    }
    const count = (fits: (one: (typeof people)[number]) => boolean) => people.filter(fits).length
    const all = count(({ woman }) => woman)
    return [
      number(count(({ group, woman }) => group === 1 && !woman)),
      number(count(({ group, woman }) => group === 2 && woman)),
      number(all),
      percent((all / people.length) * 100),
    ]
  },
})
