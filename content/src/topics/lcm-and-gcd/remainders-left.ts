import { tupleOf } from '../../checked-access.ts'
import { gcd, lcm } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { PERSONS } from '../../text/counts.ts'
import { number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { COPRIME_PAIRS, type Three } from './lcm-and-gcd.ts'

const LEFT_OVER: readonly ((divisors: Three, rest: number) => LocalizedText)[] = [
  ([a, b, c], rest) =>
    say(
      `What is the least number greater than ${Math.max(a, b, c)} which, when divided by ${a}, ${b} and ${c}, leaves the remainder ${rest} in each case?`,
      `${a}, ${b}, ${c}లతో భాగించినప్పుడు ప్రతిసారీ శేషం ${rest} వచ్చే, ${Math.max(a, b, c)} కంటే పెద్దదైన కనిష్ఠ సంఖ్య ఏది?`,
      `${Math.max(a, b, c)} से बड़ी वह न्यूनतम संख्या कौन-सी है, जिसे ${a}, ${b} और ${c} से भाग देने पर हर बार शेषफल ${rest} बचता है?`,
    ),
  ([a, b, c], rest) =>
    say(
      `A fruit seller packs mangoes. Whether a box takes ${a}, ${b} or ${c} of them, ${rest} mangoes are left over. If there are more than ${Math.max(a, b, c)} mangoes, what is the least number that there can be?`,
      `ఒక పండ్ల వ్యాపారి మామిడిపండ్లను పెట్టెలలో సర్దుతున్నాడు. ఒక్కో పెట్టెలో ${a}, ${b} లేదా ${c} చొప్పున ఎలా సర్దినా ${rest} పండ్లు మిగులుతున్నాయి. పండ్లు ${Math.max(a, b, c)} కంటే ఎక్కువ ఉంటే, కనీసం ఎన్ని పండ్లు ఉండాలి?`,
      `एक फल-विक्रेता आमों को पेटियों में भरता है। हर पेटी में ${a}, ${b} या ${c} आम रखने पर हर बार ${rest} आम बच जाते हैं। यदि आम ${Math.max(a, b, c)} से अधिक हैं, तो कम से कम कितने आम होंगे?`,
    ),
  ([a, b, c], rest) =>
    say(
      `Cadets at a parade are made to stand in rows of ${a}, then of ${b} and then of ${c}. Each time ${rest} cadets are left over. If there are more than ${Math.max(a, b, c)} cadets, what is the least number of cadets?`,
      `కవాతులో క్యాడెట్లను వరుసకు ${a} మంది, తర్వాత ${b} మంది, ఆ తర్వాత ${c} మంది చొప్పున నిలబెట్టారు. ప్రతిసారీ ${PERSONS[rest]?.te} మిగిలారు. క్యాడెట్లు ${Math.max(a, b, c)} మంది కంటే ఎక్కువ ఉంటే, కనీసం ఎంతమంది ఉండాలి?`,
      `परेड में कैडेटों को पहले ${a}, फिर ${b} और फिर ${c} की पंक्तियों में खड़ा किया जाता है। हर बार ${rest} कैडेट बच जाते हैं। यदि कैडेट ${Math.max(a, b, c)} से अधिक हैं, तो कम से कम कितने कैडेट होंगे?`,
    ),
]

export const remaindersLeft = template({
  id: 'lcm-and-gcd/remainders-left',
  topic: 'lcm-and-gcd',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'nimcet', 'mat', 'afcat'],

  draw: (random, level) => ({
    greatest: level === 'medium',
    pair: random.pick(COPRIME_PAIRS),
    size: random.int(14, 48),
    rests: tupleOf(random.sample([3, 4, 5, 6, 7, 8, 9, 10], 2), 2),
    divisors: random.pick([
      [12, 15, 20],
      [8, 12, 18],
      [9, 12, 15],
      [6, 8, 10],
      [15, 18, 20],
      [12, 16, 18],
      [10, 14, 20],
      [9, 15, 21],
      [16, 20, 24],
    ] as const),
    rest: random.int(2, 5),
    story: random.pick(LEFT_OVER),
  }),

  write({ greatest, pair, size, rests, divisors, rest, story }) {
    const [a, b] = [pair[0] * size + rests[0], pair[1] * size + rests[1]]
    const least = lcm(...divisors)
    const answer = greatest ? size : least + rest
    const exact = [`${a} − ${rests[0]} = ${a - rests[0]}`, `${b} − ${rests[1]} = ${b - rests[1]}`]
    const factors = [`${a - rests[0]} = ${size} × ${pair[0]}`, `${b - rests[1]} = ${size} × ${pair[1]}`]
    const smaller = Array.from({ length: size - 1 }, (_, n) => size - 1 - n).filter((d) => size % d === 0 && d > 10)
    return {
      stem: greatest
        ? say(
            `What is the greatest number that divides ${a} and ${b} leaving remainders ${rests[0]} and ${rests[1]} respectively?`,
            `${a}, ${b}లను భాగించినప్పుడు వరుసగా ${rests[0]}, ${rests[1]} శేషాలు వచ్చే గరిష్ఠ సంఖ్య ఏది?`,
            `वह सबसे बड़ी संख्या कौन-सी है, जिससे ${a} और ${b} को भाग देने पर क्रमशः ${rests[0]} और ${rests[1]} शेष बचते हैं?`,
          )
        : story(divisors, rest),
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        greatest
          ? [
              { value: gcd(a, b) > 10 ? gcd(a, b) : 0, mistake: 'took the HCF of the numbers as given' },
              ...smaller.map((value) => ({ value, mistake: 'a common divisor, but not the greatest' })),
              { value: size * 2, mistake: 'took a number that divides only one of them' },
              {
                value: (pair[1] - pair[0]) * size + Math.abs(rests[1] - rests[0]),
                mistake: 'took the difference of the numbers',
              },
              { value: size + rests[0], mistake: 'added a remainder to the HCF' },
              { value: size - rests[1], mistake: 'subtracted a remainder from the HCF' },
            ]
          : [
              { value: least - rest, mistake: 'subtracted the remainder' },
              { value: least, mistake: 'forgot the remainder' },
              { value: divisors[0] * divisors[1] + rest, mistake: 'used the product of two divisors' },
              { value: 2 * least + rest, mistake: 'a number with these remainders, but not the least' },
              { value: least + 3 * rest, mistake: 'added the remainder three times' },
            ],
        { format: number, plausible: (value) => value > 10, spares: [answer + 2, answer + 6] },
      ),
      explanation: paragraphs(
        greatest
          ? say(
              `Take the remainders away first: the number divides ${exact[0]} and ${exact[1]} exactly.`,
              `ముందుగా శేషాలను తీసివేయాలి: ఆ సంఖ్య ${exact[0]}, ${exact[1]}లను నిశ్శేషంగా భాగిస్తుంది.`,
              `पहले शेष घटाएँ: वह संख्या ${exact[0]} और ${exact[1]} को पूर्णतः विभाजित करती है।`,
            )
          : say(
              `The LCM of ${divisors.join(', ')} is ${least}; every multiple of it is divisible by all three.`,
              `${divisors.join(', ')}ల క.సా.గు. ${least}; దాని ప్రతి గుణిజం ఈ మూడింటితోనూ భాగించబడుతుంది.`,
              `${divisors.join(', ')} का ल.स. ${least} है; उसका प्रत्येक गुणज इन तीनों से विभाज्य है।`,
            ),
        greatest
          ? say(
              `${factors[0]} and ${factors[1]}, and ${pair[0]} and ${pair[1]} have no common factor, so the HCF is ${size}.`,
              `${factors[0]}, ${factors[1]}; ${pair[0]}, ${pair[1]}లకు ఉమ్మడి కారణాంకం లేదు కాబట్టి గ.సా.భా. ${size}.`,
              `${factors[0]} और ${factors[1]}; ${pair[0]} और ${pair[1]} का कोई उभयनिष्ठ गुणनखंड नहीं है, अतः म.स. ${size} है।`,
            )
          : say(
              `A number ${rest} more than the LCM leaves the remainder ${rest} each time: ${least} + ${rest} = ${number(answer)}. Subtracting ${rest} would leave other remainders.`,
              `క.సా.గు. కంటే ${rest} ఎక్కువైన సంఖ్యకు ప్రతిసారీ శేషం ${rest} వస్తుంది: ${least} + ${rest} = ${number(answer)}. ${rest} తీసివేస్తే వేరే శేషాలు వస్తాయి.`,
              `ल.स. से ${rest} अधिक संख्या में हर बार शेषफल ${rest} बचता है: ${least} + ${rest} = ${number(answer)}। ${rest} घटाने पर दूसरे शेषफल बचेंगे।`,
            ),
        greatest
          ? say(
              `The greatest such number is ${number(answer)}.`,
              `అటువంటి గరిష్ఠ సంఖ్య ${number(answer)}.`,
              `ऐसी सबसे बड़ी संख्या ${number(answer)} है।`,
            )
          : say(
              `The least such number is ${number(answer)}.`,
              `అటువంటి కనిష్ఠ సంఖ్య ${number(answer)}.`,
              `ऐसी न्यूनतम संख्या ${number(answer)} है।`,
            ),
      ),
    }
  },

  verify({ greatest, pair, size, rests, divisors, rest }) {
    if (greatest) {
      const [a, b] = [pair[0] * size + rests[0], pair[1] * size + rests[1]]
      let d = Math.min(a, b)
      while (a % d !== rests[0] || b % d !== rests[1]) d--
      return number(d)
    }
    let n = Math.max(...divisors) + 1
    while (divisors.some((divisor) => n % divisor !== rest)) n++
    return number(n)
  },
})
