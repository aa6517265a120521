import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'
import { MEN, named } from '../../text/names.ts'

export const groupsAndExtremes = template({
  id: 'average/leaving-out-the-extremes',
  topic: 'average',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    const [n, mean, gap] = [random.int(20, 60), random.int(40, 62), random.step(60, 140, 2)]
    const rest = mean - random.int(1, 2)
    // n·mean = high + low + (n - 2)·rest with high - low = gap
    const both = n * mean - (n - 2) * rest
    return { n, mean, rest, both, gap: (both + gap) % 2 === 0 ? gap : gap + 1, player: random.pick(MEN) }
  },

  write({ n, mean, rest, both, gap: drawn, player }) {
    // the lower score must not be negative
    const gap = drawn < both ? drawn : both - 2 * (Math.floor(both / 6) + 1)
    const answer = (both + gap) / 2
    const who = named(player)
    return numericQuestion({
      stem: say(
        `The batting average of ${who.en} in ${n} innings is ${mean} runs. His highest score exceeds his lowest by ${gap} runs. Without these two innings the average of the others is ${rest} runs. What is his highest score?`,
        `${n} ఇన్నింగ్స్‌లలో ${who.te} బ్యాటింగ్ సగటు ${mean} పరుగులు. అత్యధిక స్కోరు అత్యల్ప స్కోరు కంటే ${gap} పరుగులు ఎక్కువ. ఈ రెండు ఇన్నింగ్స్ తీసివేస్తే మిగతా వాటి సగటు ${rest} పరుగులు. అత్యధిక స్కోరు ఎంత?`,
        `${n} पारियों में ${who.hi} का बल्लेबाज़ी औसत ${mean} रन है। अधिकतम स्कोर न्यूनतम से ${gap} रन अधिक है। इन दो पारियों को छोड़कर शेष का औसत ${rest} रन है। अधिकतम स्कोर क्या है?`,
      ),
      answer,
      step: 2,
      wrong: [
        [(both - gap) / 2, 'gave the lowest score'],
        [both, 'gave the sum of the two'],
        [both / 2, 'halved the sum'],
        [answer + (mean - rest) * 2, 'left n instead of n − 2 innings'],
        [mean + gap, 'added the difference to the average'],
      ],
      steps: [
        say(
          `Sum of the two: ${n} × ${mean} − ${n - 2} × ${rest} = ${both}.`,
          `ఆ రెండింటి మొత్తం: ${n} × ${mean} − ${n - 2} × ${rest} = ${both}.`,
          `उन दोनों का योग: ${n} × ${mean} − ${n - 2} × ${rest} = ${both}।`,
        ),
        same(`(${both} + ${gap}) ÷ 2 = ${answer}`),
      ],
    })
  },

  // tries every highest score
  verify({ n, mean, rest, both, gap: drawn }) {
    const gap = drawn < both ? drawn : both - 2 * (Math.floor(both / 6) + 1)
    for (let high = gap; high < 1000; high++)
      if ((n * mean - high - (high - gap)) / (n - 2) === rest) return String(high)
    return 'none'
  },
})
