import { defined, tupleOf } from '../../checked-access.ts'
import { sum } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'

export const surveyOfThree = template({
  id: 'sets/survey-of-three',
  topic: 'sets',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'mat', 'cat', 'nimcet'],

  draw: (random) => {
    // the seven regions: only one, exactly two, all three
    const only = Array.from({ length: 3 }, () => random.int(8, 40))
    const two = Array.from({ length: 3 }, () => random.int(4, 20))
    return {
      only,
      two,
      all: random.int(3, 15),
      none: random.int(5, 30),
      ask: random.pick(['exactly two', 'only one', 'all three'] as const),
    }
  },

  write({ only, two, all, none, ask }) {
    const [o, t] = tupleOf(
      [only, two].map((list) => defined(list)),
      2,
    )
    // two[n] leaves out the n-th paper
    const read = (n: number) => (o[n] ?? 0) + t.reduce((sum, count, k) => (k === n ? sum : sum + count), 0) + all
    const [exactlyTwo, onlyOne] = [sum(t), sum(o)]
    const total = onlyOne + exactlyTwo + all + none
    const pairs = exactlyTwo + 3 * all
    const answer = { 'exactly two': exactlyTwo, 'only one': onlyOne, 'all three': all }[ask]
    const singles = [0, 1, 2].map(read)
    const asked = {
      'exactly two': say('exactly two of the papers', 'సరిగ్గా రెండు పత్రికలను', 'ठीक दो समाचार पत्र'),
      'only one': say('exactly one of the papers', 'ఒకే ఒక్క పత్రికను', 'केवल एक समाचार पत्र'),
      'all three': say('all three papers', 'మూడు పత్రికలనూ', 'तीनों समाचार पत्र'),
    }[ask]
    const known =
      ask === 'all three'
        ? say(
            `exactly two papers are read by ${exactlyTwo}`,
            `సరిగ్గా రెండు పత్రికలను ${exactlyTwo} మంది చదువుతారు`,
            `ठीक दो समाचार पत्र ${exactlyTwo} व्यक्ति पढ़ते हैं`,
          )
        : say(`all three are read by ${all}`, `మూడింటినీ ${all} మంది చదువుతారు`, `तीनों समाचार पत्र ${all} व्यक्ति पढ़ते हैं`)
    return numericQuestion({
      stem: say(
        `Of ${total} persons, ${singles.join(', ')} read the papers A, B, C respectively, ${none} read none, and ${known.en}. How many read ${asked.en}?`,
        `${total} మందిలో A, B, C పత్రికలను వరుసగా ${singles.join(', ')} మంది చదువుతారు; ${none} మంది ఏదీ చదవరు; ${known.te}. ${asked.te} ఎంతమంది చదువుతారు?`,
        `${total} व्यक्तियों में से समाचार पत्र A, B, C क्रमशः ${singles.join(', ')} व्यक्ति पढ़ते हैं, ${none} व्यक्ति कोई भी समाचार पत्र नहीं पढ़ते, और ${known.hi}। ${asked.hi} कितने व्यक्ति पढ़ते हैं?`,
      ),
      answer,
      wrong: [
        [sum(singles) - (total - none), 'subtracted the readers from the sum only'],
        [pairs, 'counted the readers of all three with each pair'],
        [exactlyTwo + all, 'took at least two'],
        [onlyOne + none, 'counted those who read none'],
        [Math.abs(sum(singles) - total), 'forgot those who read none'],
      ],
      steps: [
        say(
          `Readers of at least one: ${total} − ${none} = ${total - none}. The sum ${singles.join(' + ')} = ${sum(singles)} counts readers of two papers twice and of three thrice.`,
          `కనీసం ఒకటి చదివేవారు: ${total} − ${none} = ${total - none}. ${singles.join(' + ')} = ${sum(singles)}లో రెండు చదివేవారు రెండుసార్లు, మూడు చదివేవారు మూడుసార్లు లెక్కకు వచ్చారు.`,
          `कम से कम एक पढ़ने वाले: ${total} − ${none} = ${total - none}। ${singles.join(' + ')} = ${sum(singles)} में दो पढ़ने वाले दो बार और तीन पढ़ने वाले तीन बार गिने गए हैं।`,
        ),
        say(
          `So (exactly two) + 2 × (all three) = ${sum(singles)} − ${total - none} = ${sum(singles) - total + none}.`,
          `కాబట్టి (సరిగ్గా రెండు) + 2 × (మూడూ) = ${sum(singles)} − ${total - none} = ${sum(singles) - total + none}.`,
          `अतः (ठीक दो) + 2 × (तीनों) = ${sum(singles)} − ${total - none} = ${sum(singles) - total + none}।`,
        ),
        same(
          {
            'all three': `(${sum(singles) - total + none} − ${exactlyTwo}) ÷ 2 = ${all}`,
            'exactly two': `${sum(singles) - total + none} − 2 × ${all} = ${exactlyTwo}`,
            'only one': `${sum(singles) - total + none} − 2 × ${all} = ${exactlyTwo}; ${total - none} − ${exactlyTwo} − ${all} = ${onlyOne}`,
          }[ask],
        ),
      ],
    })
  },

  // every person with the papers that he or she reads
  verify({ only, two, all, ask }) {
    const people = [
      ...only.flatMap((count, n) => Array<number[]>(count).fill([n])),
      ...two.flatMap((count, n) => Array<number[]>(count).fill([0, 1, 2].filter((k) => k !== n))),
      ...Array<number[]>(all).fill([0, 1, 2]),
    ]
    const size = { 'exactly two': 2, 'only one': 1, 'all three': 3 }[ask]
    return String(people.filter((papers) => papers.length === size).length)
  },
})
