import { defined } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { listed, paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'

const digitSum = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0)
const alternating = (digits: readonly number[]) =>
  digits.reduceRight((sum, digit, n) => sum + ((digits.length - 1 - n) % 2 === 0 ? digit : -digit), 0)

export const missingDigit = template({
  id: 'divisibility/missing-digit',
  topic: 'divisibility',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'nimcet', 'afcat', 'mat'],

  draw(random, level) {
    const divisor = level === 'easy' ? 9 : 11
    const place = random.int(1, 4)
    const missing = random.int(1, 8)
    const digits = Array.from({ length: 6 }, () => random.int(1, 9))
    digits[place] = missing
    if (divisor === 9) {
      const rest = digitSum(digits.slice(0, 5)) % 9
      digits[5] = rest === 0 ? 9 : 9 - rest
      return { divisor, place, digits }
    }
    const wanted = () => ((-alternating([...digits.slice(0, 5), 0]) % 11) + 11) % 11
    // a last digit of 10 is avoided by moving the first one, which has the opposite sign
    if (wanted() === 10) digits[0] = digits[0] === 1 ? 2 : (digits[0] ?? 0) - 1
    digits[5] = wanted()
    return { divisor, place, digits }
  },

  write({ divisor, place, digits }) {
    const missing = digits[place] ?? 0
    const shown = digits.map((digit, n) => (n === place ? '*' : digit)).join('\\,')
    const known = digits.filter((_, n) => n !== place)
    const knownSum = digitSum(known)
    const odd = digits.filter((_, n) => n % 2 === 0 && n !== place)
    const even = digits.filter((_, n) => n % 2 === 1 && n !== place)
    const inFirst = place % 2 === 0
    const sums = [digitSum(odd) + (inFirst ? missing : 0), digitSum(even) + (inFirst ? 0 : missing)]
    const rest = divisor === 9 ? knownSum % 9 : Math.abs(digitSum(odd) - digitSum(even)) % 11
    return {
      stem: say(
        `The six-digit number $${shown}$ is exactly divisible by ${divisor}. The digit in the place of * is`,
        `ఆరు అంకెల సంఖ్య $${shown}$, ${divisor}తో నిశ్శేషంగా భాగించబడుతుంది. అందులో * స్థానంలో ఉండే అంకె ఏది?`,
        `छह अंकों की संख्या $${shown}$, ${divisor} से पूर्णतः विभाज्य है। इसमें * के स्थान पर कौन-सा अंक होगा?`,
      ),
      correct: same(String(missing)),
      distractors: numericDistractors(
        missing,
        [
          { value: rest, mistake: 'gave the remainder instead of what completes it' },
          { value: (10 - (knownSum % 10)) % 10, mistake: 'made the sum of digits a multiple of 10' },
          ...(divisor === 9
            ? [missing + 3, missing - 3, missing + 6].map((value) => ({ value, mistake: 'tested for 3 only' }))
            : [
                { value: (9 - (knownSum % 9)) % 9, mistake: 'used the test for 9' },
                { value: 11 - rest, mistake: 'added the missing digit to the wrong sum' },
                { value: (11 - (knownSum % 11)) % 11, mistake: 'made the sum of all digits a multiple of 11' },
              ]),
        ],
        {
          format: String,
          plausible: (value) => value >= 0 && value <= 9 && Number.isInteger(value),
          spares: [9 - missing, missing + 1, missing - 1, missing + 2],
        },
      ),
      explanation: paragraphs(
        divisor === 9
          ? say(
              `A number is divisible by 9 when the sum of its digits is.`,
              `ఒక సంఖ్యలోని అంకెల మొత్తం 9తో భాగించబడితే ఆ సంఖ్య 9తో భాగించబడుతుంది.`,
              `कोई संख्या 9 से विभाज्य होती है, यदि उसके अंकों का योग 9 से विभाज्य हो।`,
            )
          : say(
              `A number is divisible by 11 when the difference between the sums of its alternate digits is 0 or a multiple of 11.`,
              `ఒక సంఖ్యలోని ఏకాంతర అంకెల మొత్తాల తేడా 0 లేదా 11 యొక్క గుణిజం అయితే ఆ సంఖ్య 11తో భాగించబడుతుంది.`,
              `कोई संख्या 11 से विभाज्य होती है, यदि उसके एकांतर अंकों के योगों का अंतर 0 या 11 का गुणज हो।`,
            ),
        divisor === 9
          ? say(
              `The known digits add up to ${known.join(' + ')} = ${knownSum}. The next multiple of 9 is ${knownSum + missing}.`,
              `తెలిసిన అంకెల మొత్తం ${known.join(' + ')} = ${knownSum}. దాని తర్వాతి 9 గుణిజం ${knownSum + missing}.`,
              `ज्ञात अंकों का योग ${known.join(' + ')} = ${knownSum} है। 9 का अगला गुणज ${knownSum + missing} है।`,
            )
          : say(
              `Without * the alternate digits give ${odd.join(' + ')} = ${digitSum(odd)} and ${even.join(' + ')} = ${digitSum(even)}; * belongs to the ${inFirst ? 'first' : 'second'} sum.`,
              `తెలియని అంకె లేకుండా ఏకాంతర అంకెల మొత్తాలు ${odd.join(' + ')} = ${digitSum(odd)}, ${even.join(' + ')} = ${digitSum(even)}; తెలియని అంకె ${inFirst ? 'మొదటి' : 'రెండవ'} మొత్తంలోకి వస్తుంది.`,
              `अज्ञात अंक के बिना एकांतर अंकों के योग ${odd.join(' + ')} = ${digitSum(odd)} और ${even.join(' + ')} = ${digitSum(even)} हैं; अज्ञात अंक ${inFirst ? 'पहले' : 'दूसरे'} योग में आता है।`,
            ),
        divisor === 9
          ? say(
              `The remainder ${rest} itself is not the digit; the digit is what is wanting to complete the multiple.`,
              `శేషం ${rest} ఆ అంకె కాదు; గుణిజం పూర్తి కావడానికి ఇంకా కావలసినదే ఆ అంకె.`,
              `शेषफल ${rest} स्वयं वह अंक नहीं है; गुणज पूरा करने के लिए जितना और चाहिए, वही अंक है।`,
            )
          : say(
              `With * = ${missing} the sums are ${sums[0]} and ${sums[1]}, and their difference is divisible by 11.`,
              `ఆ అంకె ${missing} అయితే మొత్తాలు ${sums[0]}, ${sums[1]}; వాటి తేడా 11తో భాగించబడుతుంది.`,
              `वह अंक ${missing} हो, तो योग ${sums[0]} और ${sums[1]} हैं, और उनका अंतर 11 से विभाज्य है।`,
            ),
        say(`The missing digit is ${missing}.`, `లోపించిన అంకె ${missing}.`, `लुप्त अंक ${missing} है।`),
      ),
    }
  },

  verify({ divisor, place, digits }) {
    const fits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (digit) => Number(digits.map((old, n) => (n === place ? digit : old)).join('')) % divisor === 0,
    )
    return fits.join(' or ')
  },
})

export const leastChange = template({
  id: 'divisibility/least-number-to-add-or-subtract',
  topic: 'divisibility',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw(random, level) {
    const [divisors, lcm] = random.pick(
      level === 'easy'
        ? defined([17, 19, 23, 29, 31, 37, 43].map((n) => [[n], n]))
        : defined([
            [[12, 15, 20], 60],
            [[8, 12, 18], 72],
            [[9, 12, 15], 180],
            [[6, 8, 10], 120],
            [[10, 12, 16], 240],
            [[8, 9, 12], 72],
            [[12, 18, 21], 252],
          ]),
    )
    const rest = random.int(3, lcm - 3)
    return {
      divisors,
      lcm,
      n: lcm * random.int(Math.ceil(1000 / lcm), Math.floor(9000 / lcm)) + (rest * 2 === lcm ? rest - 1 : rest),
      adding: random.chance(0.5),
    }
  },

  write({ divisors, lcm, n, adding }) {
    const rest = n % lcm
    const answer = adding ? lcm - rest : rest
    const all = listed(divisors.map(String))
    const by =
      divisors.length === 1
        ? say(`${lcm}`, `${lcm}తో`, `${lcm} से`)
        : say(`each of ${all.en}`, `${divisors.join(', ')}లలో ప్రతిదానితో`, `${all.hi} में से प्रत्येक से`)
    const largest = Math.max(...divisors)
    const division = `${number(n)} = ${lcm} × ${Math.floor(n / lcm)} + ${rest}`
    return {
      stem: say(
        `What is the least number that must be ${adding ? 'added to' : 'subtracted from'} ${number(n)} so that the result is exactly divisible by ${by.en}?`,
        `${adding ? withEnding(number(n), 'కు') : `${number(n)} నుండి`} ఏ కనిష్ఠ సంఖ్యను ${adding ? 'కలిపితే' : 'తీసివేస్తే'} వచ్చే ఫలితం ${by.te} నిశ్శేషంగా భాగించబడుతుంది?`,
        `${number(n)} में${adding ? '' : ' से'} कौन-सी न्यूनतम संख्या ${adding ? 'जोड़ने' : 'घटाने'} पर परिणाम ${by.hi} पूर्णतः विभाज्य होगा?`,
      ),
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: lcm - answer, mistake: 'took the remainder for its complement or the reverse' },
          {
            value: adding ? largest - (n % largest) : n % largest,
            mistake: 'made it divisible by one of the numbers only',
          },
          { value: answer + lcm, mistake: 'went one multiple too far' },
          { value: Math.floor(n / lcm), mistake: 'gave the quotient' },
        ],
        { format: number, spares: [answer + 1, answer - 1] },
      ),
      explanation: paragraphs(
        divisors.length === 1
          ? say(`Divide and look at the remainder.`, `భాగించి శేషాన్ని చూడాలి.`, `भाग देकर शेषफल देखें।`)
          : say(
              `A number divisible by ${by.en} is divisible by their LCM, ${lcm}.`,
              `${by.te} భాగించబడే సంఖ్య వాటి క.సా.గు. ${lcm}తో భాగించబడుతుంది.`,
              `${by.hi} विभाज्य संख्या उनके ल.स. ${lcm} से विभाज्य होती है।`,
            ),
        say(
          `${division}, so the remainder is ${rest}.`,
          `${division}, కాబట్టి శేషం ${rest}.`,
          `${division}, अतः शेषफल ${rest} है।`,
        ),
        adding
          ? say(
              `Adding must complete the next multiple: ${lcm} − ${rest} = ${answer}. The remainder ${rest} itself is what would have to be subtracted.`,
              `కలిపినప్పుడు తర్వాతి గుణిజం పూర్తి కావాలి: ${lcm} − ${rest} = ${answer}. శేషం ${rest} తీసివేయవలసిన సంఖ్య మాత్రమే.`,
              `जोड़ने पर अगला गुणज पूरा होना चाहिए: ${lcm} − ${rest} = ${answer}। शेषफल ${rest} तो वह संख्या है जिसे घटाना पड़ता।`,
            )
          : say(
              `Taking the remainder away leaves a multiple of ${lcm}. (${lcm - rest} is what would have to be added.)`,
              `శేషాన్ని తీసివేస్తే ${lcm} యొక్క గుణిజం మిగులుతుంది. (${lcm - rest} కలపవలసిన సంఖ్య.)`,
              `शेषफल घटाने पर ${lcm} का गुणज बचता है। (${lcm - rest} वह संख्या है जिसे जोड़ना पड़ता।)`,
            ),
        say(
          `The least number is ${number(answer)}.`,
          `కనిష్ఠ సంఖ్య ${number(answer)}.`,
          `न्यूनतम संख्या ${number(answer)} है।`,
        ),
      ),
    }
  },

  verify({ divisors, n, adding }) {
    let change = 1
    while (divisors.some((divisor) => (adding ? n + change : n - change) % divisor !== 0)) change++
    return number(change)
  },
})
