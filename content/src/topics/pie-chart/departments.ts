import { itemAt } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { numericQuestion, textQuestion } from '../../questions/numeric-question.ts'
import { setTemplate } from '../../questions/template.ts'
import { pieChart } from '../../shared/charts/draw.ts'
import { inTex, number, percent, ratio } from '../../text/format.ts'
import { paragraphs, same, say, table } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** A firm's employees by department: shares of the whole in a pie, men and women of each in a table. */
type Drawn = {
  readonly total: number
  readonly shares: readonly number[]
  readonly parts: readonly (readonly [men: number, women: number])[]
  readonly a: number
  readonly b: number
  readonly moved: number
  readonly hard: boolean
}
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const PARTS = [
  [1, 1],
  [3, 2],
  [2, 3],
  [1, 3],
  [3, 1],
  [7, 3],
  [4, 1],
  [1, 4],
  [3, 5],
  [5, 3],
] as const

const staff = ({ total, shares }: Drawn, n: number): number => (total * (shares[n] ?? 0)) / 100
const men = (drawn: Drawn, n: number): number => {
  const [m, w] = drawn.parts[n] ?? [1, 1]
  return (staff(drawn, n) * m) / (m + w)
}
const women = (drawn: Drawn, n: number): number => staff(drawn, n) - men(drawn, n)
const all = (drawn: Drawn, of: (drawn: Drawn, n: number) => number): number =>
  drawn.shares.reduce((sum, _, n) => sum + of(drawn, n), 0)

const department = (n: number): LocalizedText => {
  const name = itemAt(NAMES, n)
  return say(`department ${name}`, `${name} విభాగం`, `विभाग ${name}`)
}

export const employees = setTemplate<Drawn>({
  id: 'pie-chart/employees-of-six-departments',
  topic: 'pie-chart',
  levels: ['medium', 'hard'],
  exams: ['icet', 'bank', 'ssc', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    for (;;) {
      const first = Array.from({ length: 5 }, () => random.pick([8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25]))
      const shares = [...first, 100 - first.reduce((sum, share) => sum + share, 0)]
      if (Math.min(...shares) < 6 || new Set(shares).size < 6) continue
      const drawn: Drawn = {
        total: random.step(1200, 4800, 200),
        shares,
        parts: shares.map(() => random.pick(PARTS)),
        a: random.int(0, 5),
        b: random.int(0, 5),
        moved: random.pick([10, 20, 25]),
        hard: level === 'hard',
      }
      const { a, b, moved } = drawn
      const whole = shares.every((_, n) => Number.isInteger(men(drawn, n)))
      if (!whole || a === b || itemAt(drawn.shares, a) < itemAt(drawn.shares, b)) continue
      if (drawn.parts[a]?.join() === drawn.parts[b]?.join()) continue
      const neat = [
        (women(drawn, a) * 100) / men(drawn, b),
        ((women(drawn, a) + women(drawn, b)) * 100) / (staff(drawn, a) + staff(drawn, b)),
        ((staff(drawn, a) - staff(drawn, b)) * 100) / staff(drawn, b),
      ]
      if (!neat.slice(0, drawn.hard ? 2 : 3).every((value) => Number.isInteger(value * 2) && value < 260)) continue
      if (men(drawn, a) === women(drawn, a) && !drawn.hard) continue
      if (drawn.hard && (!Number.isInteger((men(drawn, a) * moved) / 100) || !Number.isInteger(all(drawn, men) / 2)))
        continue
      return drawn
    }
  },

  write(drawn) {
    const { total, shares, parts, a, b, moved, hard } = drawn
    const [A, B] = [department(a), department(b)]
    const [pa, pb] = [itemAt(shares, a), itemAt(shares, b)]
    const [sa, sb] = [staff(drawn, a), staff(drawn, b)]
    const [ma, wa, mb, wb] = [men(drawn, a), women(drawn, a), men(drawn, b), women(drawn, b)]
    const picture = {
      svg: pieChart(shares, NAMES),
      alt: same(shares.map((share, n) => `${NAMES[n]} ${share}%`).join(', ')),
    }
    const numberOf = (
      stem: LocalizedText,
      answer: number,
      wrong: readonly (readonly [number, string])[],
      how: string,
    ) => numericQuestion({ stem, answer, wrong, steps: [same(how)], step: Math.max(4, Math.round(total / 200)) })
    /** How many there are in a department: every count begins there. */
    const counts = (n: number) => {
      const [name, share, people] = [NAMES[n], shares[n], staff(drawn, n)]
      const [m, w] = [men(drawn, n), women(drawn, n)]
      return say(
        `${name}: ${share}% of ${number(total)} = ${number(people)}, of them ${number(m)} men and ${number(w)} women.`,
        `${name}: ${number(total)}లో ${share}% = ${number(people)}; వారిలో పురుషులు ${number(m)}, స్త్రీలు ${number(w)}.`,
        `${name}: ${number(total)} का ${share}% = ${number(people)}; उनमें पुरुष ${number(m)} और महिलाएँ ${number(w)}।`,
      )
    }
    const both = paragraphs(counts(a), counts(b))
    const rate = (
      stem: LocalizedText,
      answer: number,
      wrong: readonly (readonly [number, string])[],
      how: string,
      first: LocalizedText | false = false,
    ) =>
      numericQuestion({
        stem,
        answer,
        wrong: wrong.map(([n, mistake]) => [Math.round(n * 100) / 100, mistake] as const),
        format: percent,
        plausible: (n) => n > 0,
        step: 2.5,
        steps: [first, same(how)],
      })
    const medium = (): DraftQuestion[] => [
      numberOf(
        say(`How many men work in ${A.en}?`, `${A.te}లో ఎంతమంది పురుషులు పనిచేస్తున్నారు?`, `${A.hi} में कितने पुरुष काम करते हैं?`),
        ma,
        [
          [wa, 'counted the women'],
          [sa, 'counted both'],
          [mb, 'read another department'],
          [sa / 2, 'halved the department'],
        ],
        `${number(total)} × ${pa} ÷ 100 = ${number(sa)}; ${number(sa)} × ${parts[a]?.[0]} ÷ ${(parts[a]?.[0] ?? 0) + (parts[a]?.[1] ?? 0)} = ${number(ma)}`,
      ),
      numberOf(
        say(
          `By how many does the number of employees of ${A.en} exceed that of ${B.en}?`,
          `${A.te} ఉద్యోగుల సంఖ్య ${B.te} ఉద్యోగుల సంఖ్య కంటే ఎంత ఎక్కువ?`,
          `${A.hi} के कर्मचारियों की संख्या ${B.hi} से कितनी अधिक है?`,
        ),
        sa - sb,
        [
          [sa, 'forgot to subtract'],
          [Math.abs(ma - mb), 'compared the men only'],
          [Math.abs(wa - wb), 'compared the women only'],
          [sa + sb, 'added them'],
        ],
        `${number(total)} × (${pa} − ${pb}) ÷ 100 = ${number(sa - sb)}`,
      ),
      textQuestion({
        stem: say(
          `What is the ratio of the men of ${A.en} to the women of ${B.en}?`,
          `${A.te} పురుషులు, ${B.te} స్త్రీల సంఖ్యల నిష్పత్తి ఎంత?`,
          `${A.hi} के पुरुषों और ${B.hi} की महिलाओं का अनुपात क्या है?`,
        ),
        correct: ratio(ma, wb),
        wrong: [
          [ratio(wb, ma), 'wrote the ratio the wrong way round'],
          [ratio(wa, mb), 'exchanged men and women'],
          [ratio(ma, mb), 'took men in both'],
          [ratio(sa, sb), 'took all employees'],
          [ratio(parts[a]?.[0] ?? 1, (parts[b]?.[1] ?? 1) + 7), 'forgot the sizes of the departments'],
          [ratio(ma, wb + 12), 'slipped in the arithmetic'],
          [ratio(ma + 12, wb), 'slipped in the arithmetic'],
        ],
        steps: [both, same(`${number(ma)} : ${number(wb)} = ${ratio(ma, wb)}`)],
      }),
      rate(
        say(
          `The number of employees of ${A.en} is what per cent more than that of ${B.en}?`,
          `${A.te} ఉద్యోగుల సంఖ్య ${B.te} ఉద్యోగుల సంఖ్య కంటే ఎంత శాతం ఎక్కువ?`,
          `${A.hi} के कर्मचारियों की संख्या ${B.hi} से कितने प्रतिशत अधिक है?`,
        ),
        ((pa - pb) * 100) / pb,
        [
          [pa - pb, 'subtracted the per cents'],
          [((pa - pb) * 100) / pa, 'reckoned on the larger one'],
          [(pa * 100) / pb, 'gave one as a per cent of the other'],
          [(pb * 100) / pa, 'inverted the quotient'],
        ],
        `$\\frac{${pa} - ${pb}}{${pb}} \\times 100$ = ${number(((pa - pb) * 100) / pb)}`,
      ),
    ]
    const difficult = (): DraftQuestion[] => [
      rate(
        say(
          `The women of ${A.en} are what per cent of the men of ${B.en}?`,
          `${A.te} స్త్రీల సంఖ్య ${B.te} పురుషుల సంఖ్యలో ఎంత శాతం?`,
          `${A.hi} की महिलाओं की संख्या ${B.hi} के पुरुषों की संख्या का कितना प्रतिशत है?`,
        ),
        (wa * 100) / mb,
        [
          [(mb * 100) / wa, 'inverted the quotient'],
          [(ma * 100) / wb, 'exchanged men and women'],
          [(wa * 100) / (wa + mb), 'compared with both together'],
          [(pa * 100) / pb, 'compared the departments'],
        ],
        `$\\frac{${inTex(wa)}}{${inTex(mb)}} \\times 100$ = ${number((wa * 100) / mb)}`,
        both,
      ),
      rate(
        say(
          `What per cent of the employees of ${A.en} and ${B.en} together are women?`,
          `${A.te}, ${B.te} రెండింటి ఉద్యోగులలో స్త్రీలు ఎంత శాతం?`,
          `${A.hi} और ${B.hi} के कुल कर्मचारियों में महिलाएँ कितने प्रतिशत हैं?`,
        ),
        ((wa + wb) * 100) / (sa + sb),
        [
          [((ma + mb) * 100) / (sa + sb), 'gave the per cent of men'],
          [(wa * 50) / sa + (wb * 50) / sb, 'took the mean of the per cents'],
          [((wa + wb) * 100) / (ma + mb), 'compared with the men'],
          [((wa + wb) * 100) / total, 'compared with the whole firm'],
        ],
        `$\\frac{${inTex(wa)} + ${inTex(wb)}}{${inTex(sa)} + ${inTex(sb)}} \\times 100$ = ${number(((wa + wb) * 100) / (sa + sb))}`,
        both,
      ),
      numberOf(
        say(
          'How many women work in the whole firm?',
          'సంస్థ మొత్తంలో ఎంతమంది స్త్రీలు పనిచేస్తున్నారు?',
          'पूरी कंपनी में कितनी महिलाएँ काम करती हैं?',
        ),
        all(drawn, women),
        [
          [all(drawn, men), 'counted the men'],
          [total / 2, 'took half of the firm'],
          [all(drawn, women) - wb, 'left a department out'],
          [all(drawn, women) + ma - wa, 'took the men of one department'],
        ],
        `${shares.map((share, n) => `${NAMES[n]}: ${number(total)} × ${share} ÷ 100 × ${parts[n]?.[1]} ÷ ${(parts[n]?.[0] ?? 0) + (parts[n]?.[1] ?? 0)} = ${number(women(drawn, n))}`).join('; ')}; ${shares.map((_, n) => number(women(drawn, n))).join(' + ')} = ${number(all(drawn, women))}`,
      ),
      textQuestion({
        stem: say(
          `If ${percent(moved)} of the men of ${A.en} are moved to ${B.en}, what is the ratio of men to women in ${B.en} then?`,
          `${A.te} పురుషులలో ${percent(moved)} మందిని ${B.te}లోకి మారిస్తే, అప్పుడు ${B.te}లో పురుషులు, స్త్రీల నిష్పత్తి ఎంత?`,
          `यदि ${A.hi} के ${percent(moved)} पुरुषों को ${B.hi} में भेजा जाए, तो ${B.hi} में पुरुषों और महिलाओं का अनुपात क्या होगा?`,
        ),
        correct: ratio(mb + (ma * moved) / 100, wb),
        wrong: ofWholeNumbers([
          [wb, mb + (ma * moved) / 100, 'wrote the ratio the wrong way round'],
          [mb, wb, 'forgot those who came'],
          [mb + (sa * moved) / 100, wb, 'moved a part of all employees'],
          [mb, wb + (ma * moved) / 100, 'counted the newcomers as women'],
          [mb + moved, wb, 'took the per cent for a number'],
          ...[4, -4, 8].map((slip) => [mb + (ma * moved) / 100 + slip, wb, 'slipped in the arithmetic'] as const),
        ]),
        steps: [
          both,
          same(
            `${number(ma)} × ${moved} ÷ 100 = ${(ma * moved) / 100}; (${number(mb)} + ${(ma * moved) / 100}) : ${number(wb)} = ${ratio(mb + (ma * moved) / 100, wb)}`,
          ),
        ],
      }),
    ]
    return {
      passage: paragraphs(
        say(
          `The pie chart shows how the ${number(total)} employees of a firm are distributed over six departments, the table the ratio of men to women in each.`,
          `ఒక సంస్థలోని ${number(total)} మంది ఉద్యోగులు ఆరు విభాగాలలో ఎలా ఉన్నారో వృత్త చిత్రం, ఒక్కో విభాగంలో పురుషులు, స్త్రీల నిష్పత్తిని పట్టిక తెలుపుతాయి.`,
          `पाई चार्ट किसी कंपनी के ${number(total)} कर्मचारियों का छह विभागों में वितरण और तालिका प्रत्येक में पुरुषों और महिलाओं का अनुपात बताती है।`,
        ),
        table([
          [say('Department', 'విభాగం', 'विभाग'), ...NAMES],
          [say('Men : women', 'పురుషులు : స్త్రీలు', 'पुरुष : महिलाएँ'), ...parts.map(([m, w]) => `${m} : ${w}`)],
        ]),
      ),
      questions: (hard ? difficult() : medium()).map((question) => ({ ...question, picture })),
    }
  },

  // every single employee of the firm
  verify({ total, shares, parts, a, b, moved, hard }) {
    const everybody = shares.flatMap((share, n) => {
      const [m, w] = parts[n] ?? [1, 1]
      return Array.from({ length: Math.round((total / 100) * share) }, (_, k) => ({ n, man: k % (m + w) < m }))
    })
    const count = (n: number, man?: boolean) =>
      everybody.filter((one) => one.n === n && (man === undefined || one.man === man)).length
    if (!hard)
      return [
        number(count(a, true)),
        number(count(a) - count(b)),
        ratio(count(a, true), count(b, false)),
        percent((count(a) / count(b)) * 100 - 100),
      ]
    return [
      percent((count(a, false) / count(b, true)) * 100),
      percent(((count(a, false) + count(b, false)) / (count(a) + count(b))) * 100),
      number(everybody.filter(({ man }) => !man).length),
      ratio(count(b, true) + Math.round(count(a, true) * (moved / 100)), count(b, false)),
    ]
  },
})

/** Ratios of persons: half a person is no mistake that anybody makes. */
const ofWholeNumbers = (pairs: readonly (readonly [one: number, other: number, mistake: string])[]) =>
  pairs
    .filter(([one, other]) => Number.isInteger(one) && Number.isInteger(other))
    .map(([one, other, mistake]) => [ratio(one, other), mistake] as const)
