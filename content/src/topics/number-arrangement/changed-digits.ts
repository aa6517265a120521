import type { DraftQuestion } from '../../question.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import { NTH, nth } from '../../text/counts.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** Odd digits less one, even digits and one more. */
const shifted = (one: string) => [...one].map((digit) => Number(digit) + (Number(digit) % 2 === 0 ? 1 : -1)).join('')
/** Two more in the first place, which then changes places with the second. */
const raised = (one: string) => `${one[1]}${Number(one[0]) + 2}${one[2]}`
const product = (one: string) => [...one].reduce((all, digit) => all * Number(digit), 1)

export const changedDigits = setTemplate({
  id: 'number-arrangement/changed-digits',
  topic: 'number-arrangement',
  levels: ['hard'],
  exams: ['bank', 'ssc', 'railway', 'mat'],

  draw(random) {
    for (;;) {
      const numbers = Array.from({ length: 5 }, () => {
        const [first = '', ...rest] = random.sample([...'234567'], 3)
        return [first, ...random.shuffle(rest)].join('')
      })
      const odd = numbers.filter((one) => Number(one) % 2 === 1).length
      const different = [numbers, numbers.map(shifted), numbers.map(raised)].every((all) => new Set(all).size === 5)
      const products = numbers.map(product)
      if (!different || odd < 1 || odd > 4 || Math.max(...products) === Math.min(...products)) continue
      return { numbers, odd, rank: random.int(2, 4) }
    }
  },

  write({ numbers, odd, rank }) {
    const falling = (change: (one: string) => string) =>
      [...numbers].sort((a, b) => Number(change(b)) - Number(change(a)))
    const told = (change: (one: string) => string) => numbers.map((one) => `${one} → ${change(one)}`).join(', ')
    const byShift = falling(shifted)
    const [most, least] = [shifted(byShift[0] ?? ''), shifted(byShift[4] ?? '')]
    const plain = falling((one) => one)
    const [large, small] = [plain[0] ?? '', plain[4] ?? '']
    const place = falling(raised)[rank - 1] ?? ''
    const products = numbers.map(product)
    const gap = Math.max(...products) - Math.min(...products)
    const count = (
      stem: LocalizedText,
      answer: number,
      work: LocalizedText,
      slips: readonly (readonly [number, string])[],
    ) =>
      ({
        stem,
        correct: same(`${answer}`),
        distractors: numericDistractors(
          answer,
          slips.map(([value, mistake]) => ({ value, mistake })),
          { format: String, spares: [answer + 1, answer + 2, answer - 1, answer + 3] },
        ),
        explanation: paragraphs(work, answerLine(same(`${answer}`))),
      }) satisfies DraftQuestion
    const afterShift = say(
      `After the change: ${told(shifted)}.`,
      `మార్చిన తర్వాత: ${told(shifted)}.`,
      `बदलने पर: ${told(shifted)}।`,
    )
    return {
      passage: say(
        `The questions are about these five numbers: **${numbers.join('   ')}**`,
        `ఈ ప్రశ్నలు కింది ఐదు సంఖ్యల గురించి: **${numbers.join('   ')}**`,
        `ये प्रश्न निम्नलिखित पाँच संख्याओं के बारे में हैं: **${numbers.join('   ')}**`,
      ),
      questions: [
        count(
          say(
            'If 1 is added to every even digit and 1 is subtracted from every odd digit, what is the sum of the largest and the smallest of the new numbers?',
            'ప్రతి సరి అంకెకు 1 కలిపి, ప్రతి బేసి అంకె నుండి 1 తీసివేస్తే, కొత్త సంఖ్యల్లో అతి పెద్ద, అతి చిన్న సంఖ్యల మొత్తం ఎంత?',
            'यदि हर सम अंक में 1 जोड़ा जाए और हर विषम अंक से 1 घटाया जाए, तो नई संख्याओं में सबसे बड़ी और सबसे छोटी का योग कितना है?',
          ),
          Number(most) + Number(least),
          paragraphs(afterShift, same(`${most} + ${least} = ${Number(most) + Number(least)}`)),
          [
            [Number(large) + Number(small), 'did not change the digits'],
            [Number(shifted(large)) + Number(shifted(small)), 'took the largest and the smallest before the change'],
            [Number(most) - Number(least), 'subtracted instead of adding'],
            [Number(most) + Number(least) + 110, 'slip in adding'],
          ],
        ),
        {
          ...count(
            say(
              'If 1 is added to every even digit and 1 is subtracted from every odd digit, how many of the new numbers are even?',
              'ప్రతి సరి అంకెకు 1 కలిపి, ప్రతి బేసి అంకె నుండి 1 తీసివేస్తే, కొత్త సంఖ్యల్లో సరి సంఖ్యలు ఎన్ని?',
              'यदि हर सम अंक में 1 जोड़ा जाए और हर विषम अंक से 1 घटाया जाए, तो नई संख्याओं में से कितनी सम हैं?',
            ),
            odd,
            paragraphs(
              afterShift,
              say(
                'Even numbers become odd and odd ones even.',
                'సరి సంఖ్యలు బేసిగా, బేసి సంఖ్యలు సరిగా మారతాయి.',
                'सम संख्याएँ विषम और विषम संख्याएँ सम हो जाती हैं।',
              ),
            ),
            [5 - odd, ...[1, 2, 3, 4, 5]].map(
              (value) => [value, 'counted those that were even before, or one too few'] as const,
            ),
          ),
          range: [0, 5],
        },
        {
          stem: say(
            `If 2 is added to the first digit of each number and the first and second digits are then exchanged, from which number does the ${NTH[rank]?.en} largest come?`,
            `ప్రతి సంఖ్య మొదటి అంకెకు 2 కలిపి, తర్వాత మొదటి, రెండవ అంకెలను పరస్పరం మార్చితే, వచ్చిన సంఖ్యల్లో పెద్దవాటి నుండి ${rank}వ సంఖ్య దేని నుండి వచ్చింది?`,
            `यदि हर संख्या के पहले अंक में 2 जोड़कर पहले और दूसरे अंक को आपस में बदला जाए, तो बनी संख्याओं के अवरोही क्रम में ${nth(rank).hi} स्थान वाली किस संख्या से बनी है?`,
          ),
          correct: same(place),
          distractors: numbers
            .filter((one) => one !== place)
            .map((one) => ({ text: same(one), mistake: 'ordered the numbers before a step of the change' })),
          explanation: paragraphs(
            say(`After the change: ${told(raised)}.`, `మార్చిన తర్వాత: ${told(raised)}.`, `बदलने पर: ${told(raised)}।`),
            answerLine(same(place)),
          ),
        },
        count(
          say(
            'What is the difference between the largest and the smallest product of the digits of one number?',
            'ఒక్కో సంఖ్య అంకెల లబ్ధాల్లో అతి పెద్ద, అతి చిన్న లబ్ధాల తేడా ఎంత?',
            'हर संख्या के अंकों के गुणनफलों में सबसे बड़े और सबसे छोटे का अंतर कितना है?',
          ),
          gap,
          paragraphs(
            same(numbers.map((one) => `${[...one].join(' × ')} = ${product(one)}`).join('; ')),
            same(`${Math.max(...products)} − ${Math.min(...products)} = ${gap}`),
          ),
          [
            [Math.abs(product(large) - product(small)), 'took the products of the largest and the smallest number'],
            [Math.max(...products), 'did not subtract'],
            [Math.min(...products), 'took the smallest product'],
            [gap + 6, 'slip in multiplying'],
          ],
        ),
      ],
    }
  },

  // digit by digit, with arithmetic in place of texts
  verify({ numbers, rank }) {
    const all = numbers.map((one) => {
      const value = Number(one)
      return { value, a: Math.floor(value / 100), b: Math.floor(value / 10) % 10, c: value % 10 }
    })
    const other = (digit: number) => (digit % 2 === 1 ? digit - 1 : digit + 1)
    const changed = all.map(({ a, b, c }) => other(a) * 100 + other(b) * 10 + other(c))
    const swapped = all.map(({ value, a, b, c }) => ({ value, now: b * 100 + (a + 2) * 10 + c }))
    const found = swapped.find(({ now }) => swapped.filter((one) => one.now > now).length === rank - 1)
    const products = all.map(({ a, b, c }) => a * b * c)
    return [
      Math.max(...changed) + Math.min(...changed),
      changed.filter((value) => value % 2 === 0).length,
      found?.value,
      Math.max(...products) - Math.min(...products),
    ].map(String)
  },
})
