import { itemAt, tupleOf } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { setTemplate } from '../../questions/template.ts'
import { NTH, nth } from '../../text/counts.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const order = (text: string) => [...text].sort().join('')

export const threeDigits = setTemplate({
  id: 'number-arrangement/five-numbers',
  topic: 'number-arrangement',
  levels: ['easy', 'medium'],
  exams: ['bank', 'ssc', 'railway', 'mat'],

  draw(random) {
    for (;;) {
      const numbers = Array.from({ length: 5 }, () => random.sample([...'123456789'], 3).join(''))
      const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length
      const sums = numbers.map((one) => String([...one].reduce((sum, digit) => sum + Number(digit), 0)))
      const swapped = numbers.map((one) => `${one[2]}${one[1]}${one[0]}`)
      if (distinct(numbers) && distinct(sums) && distinct(swapped) && distinct(numbers.map(order)))
        return { numbers, rank: random.int(1, 3), low: random.int(1, 2) }
    }
  },

  write({ numbers, rank, low }) {
    const falling = [...numbers].sort((a, b) => Number(b) - Number(a))
    const flip = (one: string) => `${one[2]}${one[1]}${one[0]}`
    const flipped = [...numbers].sort((a, b) => Number(flip(b)) - Number(flip(a)))
    const sorted = [...numbers].sort((a, b) => Number(order(a)) - Number(order(b)))
    const sum = (one: string) => [...one].reduce((total, digit) => total + Number(digit), 0)
    const bySum = [...numbers].sort((a, b) => sum(b) - sum(a))
    const [high, least] = [itemAt(falling, 0), itemAt(falling, 4)]
    const gap = Number(high[0]) + Number(least[2])
    const ask = (stem: LocalizedText, right: string, why: LocalizedText): DraftQuestion => ({
      stem,
      correct: same(right),
      distractors: numbers
        .filter((one) => one !== right)
        .map((one) => ({
          text: same(one),
          mistake: 'ordered the given numbers, or made the change in the wrong digits',
        })),
      explanation: paragraphs(why, answerLine(same(right))),
    })
    return {
      passage: say(
        `The questions are about these five numbers: **${numbers.join('   ')}**`,
        `ఈ ప్రశ్నలు కింది ఐదు సంఖ్యల గురించి: **${numbers.join('   ')}**`,
        `ये प्रश्न निम्नलिखित पाँच संख्याओं के बारे में हैं: **${numbers.join('   ')}**`,
      ),
      questions: [
        ask(
          say(
            `If the first and the last digit of each number are exchanged, which number becomes the ${NTH[rank + 1]?.en} largest?`,
            `ప్రతి సంఖ్యలో మొదటి, చివరి అంకెలను పరస్పరం మార్చితే, పెద్దవాటి నుండి ${rank + 1}వ సంఖ్యగా మారేది ఏది?`,
            `यदि हर संख्या के पहले और अंतिम अंक आपस में बदल दिए जाएँ, तो बनी संख्याओं के अवरोही क्रम में ${nth(rank + 1).hi} स्थान पर कौन-सी संख्या आएगी?`,
          ),
          itemAt(flipped, rank),
          say(
            `After the exchange: ${numbers.map((one) => `${one} → ${flip(one)}`).join(', ')}.`,
            `మార్చిన తర్వాత: ${numbers.map((one) => `${one} → ${flip(one)}`).join(', ')}.`,
            `बदलने पर: ${numbers.map((one) => `${one} → ${flip(one)}`).join(', ')}।`,
          ),
        ),
        ask(
          say(
            `If the digits within each number are put in ascending order, which number becomes the ${low === 1 ? '' : `${NTH[low]?.en} `}smallest?`,
            `ప్రతి సంఖ్యలోని అంకెలను ఆరోహణ క్రమంలో ఉంచితే, ${low === 1 ? 'అతి చిన్న' : `చిన్నవాటి నుండి ${low}వ`} సంఖ్యగా మారేది ఏది?`,
            `यदि हर संख्या के अंक आरोही क्रम में रखे जाएँ, तो ${low === 1 ? 'इनमें से कौन-सी संख्या सबसे छोटी हो जाएगी' : `बनी संख्याओं के आरोही क्रम में ${nth(low).hi} स्थान पर कौन-सी संख्या आएगी`}?`,
          ),
          itemAt(sorted, low - 1),
          say(
            `In ascending order: ${numbers.map((one) => `${one} → ${order(one)}`).join(', ')}.`,
            `ఆరోహణ క్రమంలో: ${numbers.map((one) => `${one} → ${order(one)}`).join(', ')}.`,
            `आरोही क्रम में: ${numbers.map((one) => `${one} → ${order(one)}`).join(', ')}।`,
          ),
        ),
        ask(
          say(
            'Which number has the largest sum of digits?',
            'అంకెల మొత్తం అత్యధికంగా ఉన్న సంఖ్య ఏది?',
            'किस संख्या के अंकों का योग सबसे अधिक है?',
          ),
          itemAt(bySum, 0),
          say(
            `Sums: ${numbers.map((one) => `${one}: ${sum(one)}`).join(', ')}.`,
            `మొత్తాలు: ${numbers.map((one) => `${one}: ${sum(one)}`).join(', ')}.`,
            `योग: ${numbers.map((one) => `${one}: ${sum(one)}`).join(', ')}।`,
          ),
        ),
        {
          stem: say(
            'What is the sum of the first digit of the largest number and the last digit of the smallest number?',
            'అతి పెద్ద సంఖ్య మొదటి అంకె, అతి చిన్న సంఖ్య చివరి అంకెల మొత్తం ఎంత?',
            'सबसे बड़ी संख्या के पहले अंक और सबसे छोटी संख्या के अंतिम अंक का योग कितना है?',
          ),
          correct: same(String(gap)),
          distractors: numericDistractors(
            gap,
            [
              { value: Number(high[2]) + Number(least[0]), mistake: 'exchanged first and last digit' },
              { value: Number(high[0]) + Number(least[0]), mistake: 'took the first digit of both' },
              { value: Number(high[2]) + Number(least[2]), mistake: 'took the last digit of both' },
              { value: gap + 1, mistake: 'slip in adding' },
            ],
            { format: String, spares: [gap + 2, gap + 3, gap + 4] },
          ),
          explanation: paragraphs(
            say(
              `Largest ${high}, smallest ${least}: ${high[0]} + ${least[2]} = ${gap}.`,
              `పెద్దది ${high}, చిన్నది ${least}: ${high[0]} + ${least[2]} = ${gap}.`,
              `सबसे बड़ी ${high}, सबसे छोटी ${least}: ${high[0]} + ${least[2]} = ${gap}।`,
            ),
            answerLine(same(String(gap))),
          ),
        },
      ],
    }
  },

  // count for each number how many others beat it
  verify({ numbers, rank, low }) {
    const digits = (one: string) => tupleOf([...one].map(Number), 3)
    const back = (one: string) => digits(one).reduceRight((all, digit) => all * 10 + digit, 0)
    const rising = (one: string) => {
      const [a, b, c] = digits(one)
      const least = Math.min(a, b, c)
      const most = Math.max(a, b, c)
      return least * 100 + (a + b + c - least - most) * 10 + most
    }
    const total = (one: string) => digits(one).reduce((sum, digit) => sum + digit)
    const larger = (value: (one: string) => number, many: number) =>
      numbers.find((one) => numbers.filter((other) => value(other) > value(one)).length === many)
    const most = Math.max(...numbers.map(Number))
    const least = Math.min(...numbers.map(Number))
    return [larger(back, rank), larger(rising, 5 - low), larger(total, 0), Math.floor(most / 100) + (least % 10)].map(
      String,
    )
  },
})
