import { fraction } from '../../format.ts'
import { template } from '../../question.ts'
import { say, unsaid } from '../../speech.ts'
import { quantity } from '../../units.ts'
import { numericQuestion, textQuestion } from '../numeric-question.ts'
import { choose, point, rational } from '../quantitative/formulae.ts'

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
    const [o, t] = [only, two].map((list) => list as readonly number[]) as [readonly number[], readonly number[]]
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
          `కనీసం ఒకటి చదివేవారు: ${total} − ${none} = ${total - none}. ${singles.join(' + ')} = ${sum(singles)} లో రెండు చదివేవారు రెండుసార్లు, మూడు చదివేవారు మూడుసార్లు లెక్కకు వచ్చారు.`,
          `कम से कम एक पढ़ने वाले: ${total} − ${none} = ${total - none}। ${singles.join(' + ')} = ${sum(singles)} में दो पढ़ने वाले दो बार और तीन पढ़ने वाले तीन बार गिने गए हैं।`,
        ),
        say(
          `So (exactly two) + 2 × (all three) = ${sum(singles)} − ${total - none} = ${sum(singles) - total + none}.`,
          `కాబట్టి (సరిగ్గా రెండు) + 2 × (మూడూ) = ${sum(singles)} − ${total - none} = ${sum(singles) - total + none}.`,
          `अतः (ठीक दो) + 2 × (तीनों) = ${sum(singles)} − ${total - none} = ${sum(singles) - total + none}।`,
        ),
        unsaid(
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

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

export const imageInLine = template({
  id: 'coordinate-geometry/image-of-a-point',
  topic: 'coordinate-geometry',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'nimcet'],

  draw(random) {
    for (;;) {
      const [a, b] = random.pick([
        [1, 1],
        [1, -1],
        [2, 1],
        [1, 2],
        [3, 1],
        [1, 3],
        [2, -1],
        [3, -4],
        [3, 4],
      ] as const)
      const [x, y, t] = [random.int(-6, 6), random.int(-6, 6), random.int(-3, 3)]
      // the image is t normals away, the foot half way
      const c = -(a * x + b * y) - (t * (a * a + b * b)) / 2
      if (t !== 0 && Number.isInteger(c) && c !== 0)
        return { a, b, c, x, y, t, foot: t % 2 === 0 && random.chance(0.4) }
    }
  },

  write({ a, b, c, x, y, t, foot }) {
    const k = foot ? t / 2 : t
    const [u, v] = [x + k * a, y + k * b]
    const show = (p: number, q: number) => `$${point(p, q)}$`
    const line = `$${a === 1 ? '' : a}x ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}y ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0$`
    return textQuestion({
      stem: foot
        ? say(
            `The foot of the perpendicular from the point ${show(x, y)} to the line ${line} is`,
            `${show(x, y)} బిందువు నుండి ${line} రేఖకు గీసిన లంబ పాదం ఏది?`,
            `बिंदु ${show(x, y)} से रेखा ${line} पर डाले गए लंब का पाद है`,
          )
        : say(
            `The image of the point ${show(x, y)} in the line ${line} is`,
            `${line} రేఖ దృష్ట్యా ${show(x, y)} బిందువు ప్రతిబింబం ఏది?`,
            `रेखा ${line} में बिंदु ${show(x, y)} का प्रतिबिंब है`,
          ),
      correct: show(u, v),
      wrong: [
        [show(x - k * a, y - k * b), 'went to the wrong side'],
        [
          foot ? show(x + t * a, y + t * b) : rationalPoint(2 * x + t * a, 2 * y + t * b),
          foot ? 'gave the image' : 'gave the foot of the perpendicular',
        ],
        [show(y, x), 'exchanged the coordinates'],
        [show(-x, -y), 'took the image in the origin'],
        [show(x + k * b, y - k * a), 'went along the line'],
        [show(u + 1, v - 1), 'slipped by 1'],
      ],
      steps: [
        say(
          `$\\frac{x' - (${x})}{${a}} = \\frac{y' - (${y})}{${b}} = -\\frac{${foot ? '' : '2('}${a} \\times (${x}) + (${b}) \\times (${y}) + (${c})${foot ? '' : ')'}}{${a * a + b * b}} = ${k}$`,
          `$\\frac{x' - (${x})}{${a}} = \\frac{y' - (${y})}{${b}} = -\\frac{${foot ? '' : '2('}${a} \\times (${x}) + (${b}) \\times (${y}) + (${c})${foot ? '' : ')'}}{${a * a + b * b}} = ${k}$`,
          `$\\frac{x' - (${x})}{${a}} = \\frac{y' - (${y})}{${b}} = -\\frac{${foot ? '' : '2('}${a} \\times (${x}) + (${b}) \\times (${y}) + (${c})${foot ? '' : ')'}}{${a * a + b * b}} = ${k}$`,
        ),
      ],
    })
  },

  // among all points the one whose middle with the first lies on the line and whose join with it is along the normal
  verify({ a, b, c, x, y, foot }) {
    for (let p = -60; p <= 60; p++)
      for (let q = -60; q <= 60; q++) {
        if ((p === x && q === y) || (p - x) * b !== (q - y) * a) continue
        const at = foot ? a * p + b * q + c : (a * (p + x)) / 2 + (b * (q + y)) / 2 + c
        if (at === 0) return `$${point(p, q)}$`
      }
    return 'none'
  },
})

const rationalPoint = (doubleX: number, doubleY: number): string =>
  `$(${[doubleX, doubleY].map((n) => rational(n, 2).replaceAll('$', '')).join(', ')})$`

export const heightsWithTwist = template({
  id: 'heights-and-distances/poles-shadows-and-motion',
  topic: 'heights-and-distances',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'afcat'],

  draw(random) {
    const kind = random.pick(['poles', 'poles', 'complement', 'complement', 'time'] as const)
    for (;;) {
      const [a, b] = [random.int(6, 160), random.int(6, 160)]
      if (
        kind === 'poles'
          ? a !== b && (a * b) % (a + b) === 0
          : kind === 'complement'
            ? a < b && Number.isInteger(Math.sqrt(a * b))
            : true
      )
        return { kind, a, b, t: random.step(4, 60, 2) }
    }
  },

  write({ kind, a, b, t }) {
    const m = (n: number) => quantity(n, 'm')
    if (kind === 'time') {
      return numericQuestion({
        stem: say(
          `From the top of a lighthouse the angle of depression of a boat that comes straight towards it at uniform speed changes from 30° to 60° in ${t} minutes. After how many more minutes does it reach the lighthouse?`,
          `దీపస్తంభం పై నుండి చూస్తే, నేరుగా దాని వైపు సమవేగంతో వస్తున్న పడవ నిమ్న కోణం ${t} నిమిషాల్లో 30° నుండి 60° కి మారింది. ఇంకా ఎన్ని నిమిషాల్లో పడవ దీపస్తంభాన్ని చేరుతుంది?`,
          `प्रकाश स्तंभ की चोटी से देखने पर सीधे उसकी ओर समान चाल से आती नाव का अवनमन कोण ${t} मिनट में 30° से 60° हो जाता है। और कितने मिनट में नाव स्तंभ तक पहुँचेगी?`,
        ),
        answer: t / 2,
        format: (n) => quantity(n, 'minutes'),
        plausible: (n) => n > 0,
        wrong: [
          [t, 'took equal times for equal changes of the angle'],
          [(3 * t) / 2, 'gave the whole time'],
          [t / 3, 'took a third of the first part'],
          [2 * t, 'inverted the ratio of the distances'],
        ],
        steps: [
          say(
            'With the height $h$ the distances are $h\\cot 30° = \\sqrt{3}h$ and $h\\cot 60° = \\frac{h}{\\sqrt{3}}$, that is as 3 : 1.',
            'ఎత్తు $h$ అయితే దూరాలు $h\\cot 30° = \\sqrt{3}h$, $h\\cot 60° = \\frac{h}{\\sqrt{3}}$; వాటి నిష్పత్తి 3 : 1.',
            'ऊँचाई $h$ हो तो दूरियाँ $h\\cot 30° = \\sqrt{3}h$ और $h\\cot 60° = \\frac{h}{\\sqrt{3}}$ हैं, अर्थात 3 : 1।',
          ),
          say(
            `Two parts take ${t} minutes, so the last part takes half of that.`,
            `రెండు భాగాలకు ${t} నిమిషాలు, కాబట్టి చివరి భాగానికి అందులో సగం.`,
            `दो भागों में ${t} मिनट लगे, अतः अंतिम भाग में इसका आधा।`,
          ),
        ],
      })
    }
    const poles = kind === 'poles'
    const answer = poles ? (a * b) / (a + b) : Math.sqrt(a * b)
    return numericQuestion({
      stem: poles
        ? say(
            `Two poles ${m(a).en} and ${m(b).en} high stand on level ground. The top of each is joined by a straight wire to the foot of the other. How high above the ground do the wires cross?`,
            `సమతల నేలపై ${m(a).te}, ${m(b).te} ఎత్తు గల రెండు స్తంభాలు ఉన్నాయి. ఒక్కో స్తంభం పైభాగాన్ని మరో స్తంభం పాదానికి తిన్నని తీగతో కలిపారు. తీగలు నేల నుండి ఎంత ఎత్తులో ఖండించుకుంటాయి?`,
            `समतल भूमि पर ${m(a).hi} और ${m(b).hi} ऊँचे दो खंभे हैं। प्रत्येक की चोटी को दूसरे के पाद से सीधे तार द्वारा जोड़ा गया है। तार भूमि से कितनी ऊँचाई पर मिलते हैं?`,
          )
        : say(
            `From two points on level ground ${m(a).en} and ${m(b).en} from the foot of a tower, in one line with it, the angles of elevation of its top add up to 90°. How high is the tower?`,
            `ఒక గోపురం పాదం నుండి ఒకే రేఖపై ${m(a).te}, ${m(b).te} దూరాల్లోని రెండు బిందువుల నుండి దాని శిఖర ఊర్ధ్వ కోణాల మొత్తం 90°. గోపురం ఎత్తు ఎంత?`,
            `मीनार के पाद से एक ही रेखा में ${m(a).hi} और ${m(b).hi} दूर दो बिंदुओं से उसकी चोटी के उन्नयन कोणों का योग 90° है। मीनार की ऊँचाई क्या है?`,
          ),
      answer,
      format: m,
      plausible: (n) => n > 0,
      wrong: [
        [(a + b) / 2, 'took the mean of the lengths'],
        [Math.abs(a - b), 'took the difference'],
        [poles ? Math.min(a, b) / 2 : a + b, poles ? 'halved the lower pole' : 'added the distances'],
        [poles ? answer * 2 : Math.abs(b - a) / 2, poles ? 'forgot to add the ratios' : 'halved the difference'],
      ],
      steps: [
        poles
          ? say(
              `If the crossing divides the distance in parts $x$ and $y$, similar triangles give $\\frac{h}{${a}} + \\frac{h}{${b}} = 1$, so $h = \\frac{${a} \\times ${b}}{${a} + ${b}}$. The distance of the poles does not matter.`,
              `సరూప త్రిభుజాల నుండి $\\frac{h}{${a}} + \\frac{h}{${b}} = 1$, కాబట్టి $h = \\frac{${a} \\times ${b}}{${a} + ${b}}$. స్తంభాల మధ్య దూరంతో సంబంధం లేదు.`,
              `समरूप त्रिभुजों से $\\frac{h}{${a}} + \\frac{h}{${b}} = 1$, अतः $h = \\frac{${a} \\times ${b}}{${a} + ${b}}$। खंभों की दूरी से अंतर नहीं पड़ता।`,
            )
          : say(
              `$\\tan\\theta = \\frac{h}{${a}}$ and $\\tan(90° - \\theta) = \\cot\\theta = \\frac{h}{${b}}$; their product is 1: $h^2 = ${a} \\times ${b}$.`,
              `$\\tan\\theta = \\frac{h}{${a}}$, $\\tan(90° - \\theta) = \\cot\\theta = \\frac{h}{${b}}$; లబ్ధం 1: $h^2 = ${a} \\times ${b}$.`,
              `$\\tan\\theta = \\frac{h}{${a}}$ और $\\tan(90° - \\theta) = \\cot\\theta = \\frac{h}{${b}}$; गुणनफल 1 है: $h^2 = ${a} \\times ${b}$।`,
            ),
      ],
    })
  },

  verify({ kind, a, b, t }) {
    if (kind === 'time') {
      const [far, near] = [30, 60].map((degrees) => 1 / Math.tan((degrees * Math.PI) / 180)) as [number, number]
      return quantity(Math.round((near / ((far - near) / t)) * 1e6) / 1e6, 'minutes').en
    }
    if (kind === 'poles') {
      // where the wire that rises by a over 100 m meets the one that falls by b
      const x = b / (a / 100 + b / 100)
      return quantity(Math.round(((a * x) / 100) * 1e6) / 1e6, 'm').en
    }
    // the height at which the two angles add up to 90 degrees
    let [low, high] = [0, 1000]
    for (let n = 0; n < 80; n++) {
      const h = (low + high) / 2
      if (Math.atan(h / a) + Math.atan(h / b) < Math.PI / 2) low = h
      else high = h
    }
    return quantity(Math.round(low * 1e6) / 1e6, 'm').en
  },
})

export const determinantRules = template({
  id: 'matrices/determinants-of-adjoint-and-multiple',
  topic: 'matrices',
  levels: ['hard'],
  exams: ['icet', 'nimcet'],

  draw: (random) => ({
    // a triangular matrix with these numbers on its diagonal
    diagonal: Array.from({ length: 3 }, () => random.pick([1, 2, 3, -1, -2])),
    k: random.int(2, 4),
    kind: random.pick(['adjoint', 'multiple', 'both'] as const),
  }),

  write({ diagonal, k, kind }) {
    const d = diagonal.reduce((product, n) => product * n, 1)
    const answer = { adjoint: d * d, multiple: k ** 3 * d, both: k ** 3 * d * d }[kind]
    const asked = { adjoint: '|\\operatorname{adj} A|', multiple: `|${k}A|`, both: `|${k}\\operatorname{adj} A|` }[kind]
    return numericQuestion({
      stem: say(
        `If $A$ is a square matrix of order 3 with $|A| = ${d}$, then $${asked}$ is equal to`,
        `$A$ అనేది 3వ తరగతి చతురస్ర మాత్రిక, $|A| = ${d}$ అయితే $${asked}$ విలువ ఎంత?`,
        `यदि $A$ कोटि 3 का वर्ग आव्यूह है और $|A| = ${d}$, तो $${asked}$ का मान है`,
      ),
      answer,
      format: (value) => `$${value}$`,
      plausible: Number.isInteger,
      step: k,
      wrong: {
        adjoint: [
          [d, 'took the determinant itself'],
          [d ** 3, 'took the order as exponent'],
          [3 * d, 'multiplied by the order'],
          [-(d * d), 'lost the sign'],
        ] as const,
        multiple: [
          [k * d, 'took the factor out once only'],
          [k * k * d, 'took the factor out twice'],
          [(k * d) ** 3, 'raised all to the power'],
          [3 * k * d, 'multiplied by the order'],
        ] as const,
        both: [
          [k * d * d, 'took the factor out once only'],
          [k ** 3 * d, 'forgot the adjoint'],
          [k ** 3 * d ** 3, 'took the order as exponent'],
          [k * k * d * d, 'took the factor out twice'],
        ] as const,
      }[kind],
      steps: [
        say(
          'For order $n$: $|kA| = k^n|A|$ and $|\\operatorname{adj} A| = |A|^{n-1}$.',
          '$n$వ తరగతికి: $|kA| = k^n|A|$, $|\\operatorname{adj} A| = |A|^{n-1}$.',
          'कोटि $n$ के लिए: $|kA| = k^n|A|$ और $|\\operatorname{adj} A| = |A|^{n-1}$।',
        ),
        unsaid(
          {
            adjoint: `$(${d})^2 = ${answer}$`,
            multiple: `$${k}^3 \\times (${d}) = ${answer}$`,
            both: `$${k}^3 \\times (${d})^2 = ${answer}$`,
          }[kind],
        ),
      ],
    })
  },

  // a matrix with that determinant, its adjoint from cofactors
  verify({ diagonal, k, kind }) {
    const A = diagonal.map((n, row) =>
      diagonal.map((_, column) => (row === column ? n : column > row ? row + column : 0)),
    )
    const at = (matrix: readonly (readonly number[])[], r: number, c: number) => matrix[r % 3]?.[c % 3] ?? 0
    const cofactor = (r: number, c: number) =>
      at(A, r + 1, c + 1) * at(A, r + 2, c + 2) - at(A, r + 1, c + 2) * at(A, r + 2, c + 1)
    const adjoint = A.map((row, r) => row.map((_, c) => cofactor(c, r)))
    const scaled = (kind === 'multiple' ? A : adjoint).map((row) => row.map((n) => (kind === 'adjoint' ? n : k * n)))
    const det = [0, 1, 2].reduce(
      (total, c) =>
        total +
        at(scaled, 0, c) * (at(scaled, 1, c + 1) * at(scaled, 2, c + 2) - at(scaled, 1, c + 2) * at(scaled, 2, c + 1)),
      0,
    )
    return `$${det}$`
  },
})

export const constantTerm = template({
  id: 'binomial-theorem/term-without-x',
  topic: 'binomial-theorem',
  levels: ['medium', 'hard'],
  exams: ['icet', 'nimcet'],

  draw(random, level) {
    for (;;) {
      const [p, q, n] = [random.int(1, 3), random.int(1, 3), random.int(4, 9)]
      const [a, b] =
        level === 'medium' ? [1, random.pick([-2, -1, 1, 2, 3])] : [random.int(1, 3), random.pick([-2, -1, 2, 3])]
      // (a x^p + b / x^q)^n: p(n - r) = q r
      const r = (p * n) / (p + q)
      const size = choose(n, r) * Math.abs(a) ** (n - r) * Math.abs(b) ** r
      if (Number.isInteger(r) && r > 1 && n - r > 1 && size < 50_000) return { a, b, p, q, n, r }
    }
  },

  write({ a, b, p, q, n, r }) {
    const answer = choose(n, r) * a ** (n - r) * b ** r
    const power = (k: number) => (k === 1 ? 'x' : `x^${k}`)
    const inner = `${a === 1 ? '' : a}${power(p)} ${b < 0 ? '-' : '+'} \\frac{${Math.abs(b)}}{${power(q)}}`
    return numericQuestion({
      stem: say(
        `The term independent of $x$ in the expansion of $\\left(${inner}\\right)^{${n}}$ is`,
        `$\\left(${inner}\\right)^{${n}}$ విస్తరణలో $x$ లేని పదం ఏది?`,
        `$\\left(${inner}\\right)^{${n}}$ के प्रसार में $x$ से स्वतंत्र पद है`,
      ),
      answer,
      format: (value) => `$${value}$`,
      plausible: Number.isInteger,
      step: n,
      wrong: [
        [-answer, 'lost the sign'],
        [choose(n, r), 'forgot the coefficients'],
        [choose(n, r - 1) * a ** (n - r + 1) * b ** (r - 1), 'took the term before'],
        [choose(n, r + 1) * a ** (n - r - 1) * b ** (r + 1), 'took the term after'],
        [r + 1, 'gave the place of the term'],
      ],
      steps: [
        say(
          `The general term has $x^{${p}(${n} - r) - ${q}r}$; the exponent is 0 for $r = ${r}$.`,
          `సాధారణ పదంలో $x^{${p}(${n} - r) - ${q}r}$; $r = ${r}$ అయితే ఘాతం 0.`,
          `व्यापक पद में $x^{${p}(${n} - r) - ${q}r}$ है; $r = ${r}$ पर घात 0 है।`,
        ),
        unsaid(`$^{${n}}C_{${r}} \\times ${a}^{${n - r}} \\times (${b})^{${r}} = ${answer}$`),
      ],
    })
  },

  // multiplies the brackets one by one, by exponent
  verify({ a, b, p, q, n }) {
    let terms = new Map([[0, 1]])
    for (let k = 0; k < n; k++) {
      const next = new Map<number, number>()
      for (const [exponent, c] of terms) {
        next.set(exponent + p, (next.get(exponent + p) ?? 0) + c * a)
        next.set(exponent - q, (next.get(exponent - q) ?? 0) + c * b)
      }
      terms = next
    }
    return `$${terms.get(0) ?? 0}$`
  },
})

export const mixedRecurring = template({
  id: 'rational-numbers/sum-of-recurring-decimals',
  topic: 'rational-numbers',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet', 'afcat'],

  draw(random) {
    for (;;) {
      const [a, b, c] = [random.int(1, 8), random.int(1, 9), random.int(11, 98)]
      if (a !== b && c % 11 !== 0 && 10 * a + b - a < 90) return { a, b, c }
    }
  },

  write({ a, b, c }) {
    // 0.a(b) + 0.(c): (ab - a)/90 + c/99
    const mixed = 10 * a + b - a
    const [n, d] = [mixed * 11 + c * 10, 990]
    const show = (top: number, bottom: number) => fraction(top, bottom)
    return textQuestion({
      stem: say(
        `$0.${a}\\overline{${b}} + 0.\\overline{${c}}$, as a fraction in its lowest terms, is`,
        `$0.${a}\\overline{${b}} + 0.\\overline{${c}}$ ను కనిష్ఠ రూప భిన్నంగా రాస్తే`,
        `$0.${a}\\overline{${b}} + 0.\\overline{${c}}$ का न्यूनतम भिन्न रूप है`,
      ),
      correct: show(n, d),
      wrong: [
        [show((10 * a + b) * 11 + c * 10, d), 'did not subtract the part that does not recur'],
        [show((10 * a + b) * 100 + c * 100, 10000), 'took the decimals to end'],
        [show(10 * a + b + c, 99), 'took all digits to recur'],
        [show(mixed * 10 + c * 9, 900), 'took 90 and 100 for denominators'],
        [show(n + 10, d), 'slipped by one part'],
        [show(n + 20, d), 'slipped by two parts'],
      ],
      steps: [
        unsaid(
          `$0.${a}\\overline{${b}} = \\frac{${10 * a + b} - ${a}}{90} = \\frac{${mixed}}{90}$, $0.\\overline{${c}} = \\frac{${c}}{99}$`,
        ),
        unsaid(`$\\frac{${mixed} \\times 11 + ${c} \\times 10}{990} = \\frac{${n}}{990}$`),
      ],
    })
  },

  // many digits, and the only fraction with a denominator of at most 990 so near
  verify({ a, b, c }) {
    const value = Number(`0.${a}${String(b).repeat(15)}`) + Number(`0.${String(c).repeat(8)}`)
    for (let d = 1; d <= 990; d++)
      if (Math.abs(value * d - Math.round(value * d)) < 1e-9) return fraction(Math.round(value * d), d)
    return 'none'
  },
})

export const twoUnknownValues = template({
  id: 'dispersion-and-correlation/two-missing-values',
  topic: 'dispersion-and-correlation',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'nimcet', 'cat'],

  draw(random) {
    for (;;) {
      const list = Array.from({ length: 5 }, () => random.int(1, 15))
      const mean = sum(list) / 5
      const variance = list.reduce((total, n) => total + n * n, 0) / 5 - mean * mean
      if (new Set(list).size === 5 && Number.isInteger(mean) && Number.isInteger(Math.round(variance * 1e6) / 1e5))
        return {
          known: list.slice(0, 3),
          x: list[3] as number,
          y: list[4] as number,
          mean,
          variance: Math.round(variance * 10) / 10,
        }
    }
  },

  write({ known, x, y, mean, variance }) {
    const [s, squares] = [x + y, x * x + y * y]
    const answer = Math.max(x, y)
    const knownSquares = known.reduce((total, n) => total + n * n, 0)
    return numericQuestion({
      stem: say(
        `The mean of five observations is ${mean} and their variance ${variance}. Three of them are ${known.join(', ')}. What is the greater of the other two?`,
        `ఐదు పరిశీలనల సగటు ${mean}, విస్తృతి ${variance}. వాటిలో మూడు ${known.join(', ')}. మిగతా రెండింటిలో పెద్దది ఏది?`,
        `पाँच प्रेक्षणों का माध्य ${mean} और प्रसरण ${variance} है। उनमें से तीन ${known.join(', ')} हैं। शेष दो में बड़ा कौन-सा है?`,
      ),
      answer,
      wrong: [
        [Math.min(x, y), 'gave the smaller one'],
        [s, 'gave their sum'],
        [Math.abs(x - y), 'gave their difference'],
        [Math.round(s / 2), 'halved the sum'],
      ],
      steps: [
        say(
          `Their sum: 5 × ${mean} − ${sum(known)} = ${s}. Sum of their squares: 5 × (${variance} + ${mean}²) − ${knownSquares} = ${squares}.`,
          `వాటి మొత్తం: 5 × ${mean} − ${sum(known)} = ${s}. వాటి వర్గాల మొత్తం: 5 × (${variance} + ${mean}²) − ${knownSquares} = ${squares}.`,
          `उनका योग: 5 × ${mean} − ${sum(known)} = ${s}। उनके वर्गों का योग: 5 × (${variance} + ${mean}²) − ${knownSquares} = ${squares}।`,
        ),
        unsaid(`$xy = \\frac{${s}^2 - ${squares}}{2} = ${x * y}$; $x, y = ${Math.max(x, y)}, ${Math.min(x, y)}$`),
      ],
    })
  },

  // tries every pair of numbers
  verify({ known, mean, variance }) {
    for (let x = 0; x < 60; x++)
      for (let y = 0; y <= x; y++) {
        const list = [...known, x, y]
        if (sum(list) !== 5 * mean) continue
        if (Math.abs(list.reduce((total, n) => total + (n - mean) ** 2, 0) / 5 - variance) < 1e-6) return String(x)
      }
    return 'none'
  },
})

export const faultyClock = template({
  id: 'clock/true-time-of-a-faulty-clock',
  topic: 'clock',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw(random) {
    for (;;) {
      const gain = random.pick([1, 2, 3, 4, 5, 6, 10, 12, 15])
      const slow = random.chance(0.5)
      const hour = random.int(5, 11)
      const gone = random.int(10, 70)
      // of `gone` true hours the clock shows gone·(60 ± gain)/60
      if ((gone * gain) % 5 === 0) return { gain, slow, hour, gone }
    }
  },

  write({ gain, slow, hour, gone }) {
    const shown = gone * 60 + (slow ? -1 : 1) * gone * gain
    const answer = hour * 60 + gone * 60
    const start = clockTime(hour * 60)
    const face = clockTime(hour * 60 + shown)
    const format = (minutes: number) => clockTime(minutes)
    return textQuestion({
      stem: say(
        `A clock that ${slow ? 'loses' : 'gains'} ${gain} minute${gain === 1 ? '' : 's'} every hour is set right at ${start} on Monday. What is the true time when it shows ${face} on ${DAYS[dayOf(hour * 60 + shown)]?.en} of that week?`,
        `గంటకు ${gain} ${gain === 1 ? 'నిమిషం' : 'నిమిషాలు'} ${slow ? 'ఆలస్యంగా' : 'వేగంగా'} నడిచే గడియారాన్ని సోమవారం ${start} కు సరిచేశారు. అదే వారం ${DAYS[dayOf(hour * 60 + shown)]?.te} అది ${face} చూపినప్పుడు అసలు సమయం ఎంత?`,
        `हर घंटे ${gain} मिनट ${slow ? 'सुस्त' : 'तेज़'} चलने वाली घड़ी सोमवार को ${start} पर ठीक की गई। उसी सप्ताह ${DAYS[dayOf(hour * 60 + shown)]?.hi} को जब वह ${face} दिखाती है, तब सही समय क्या है?`,
      ),
      correct: format(answer),
      wrong: [
        [format(hour * 60 + shown + (slow ? -1 : 1) * gone * gain), 'corrected in the wrong direction'],
        [face, 'took the shown time'],
        [format(answer + 60), 'miscounted the hours'],
        [format(answer - gain), 'corrected for one hour too few'],
        [format(answer + gain), 'corrected for one hour too many'],
        [format(answer + 30), 'slipped by half an hour'],
      ],
      steps: [
        say(
          `In one true hour the clock moves on ${slow ? 60 - gain : 60 + gain} minutes. It has moved on ${shown} minutes.`,
          `నిజమైన ఒక గంటలో గడియారం ${slow ? 60 - gain : 60 + gain} నిమిషాలు జరుగుతుంది. మొత్తం ${shown} నిమిషాలు జరిగింది.`,
          `सही एक घंटे में घड़ी ${slow ? 60 - gain : 60 + gain} मिनट चलती है। वह कुल ${shown} मिनट चली है।`,
        ),
        say(
          `True hours gone: ${shown} ÷ ${slow ? 60 - gain : 60 + gain} = ${gone}.`,
          `గడిచిన నిజమైన గంటలు: ${shown} ÷ ${slow ? 60 - gain : 60 + gain} = ${gone}.`,
          `बीते सही घंटे: ${shown} ÷ ${slow ? 60 - gain : 60 + gain} = ${gone}।`,
        ),
      ],
    })
  },

  // the clock runs minute by minute
  verify({ gain, slow, hour, gone }) {
    const shown = gone * 60 + (slow ? -1 : 1) * gone * gain
    for (let minutes = 0; ; minutes++)
      if (Math.abs((minutes * (60 + (slow ? -gain : gain))) / 60 - shown) < 1e-6) return clockTime(hour * 60 + minutes)
  },
})

const DAYS = [
  say('Monday', 'సోమవారం', 'सोमवार'),
  say('Tuesday', 'మంగళవారం', 'मंगलवार'),
  say('Wednesday', 'బుధవారం', 'बुधवार'),
  say('Thursday', 'గురువారం', 'गुरुवार'),
  say('Friday', 'శుక్రవారం', 'शुक्रवार'),
] as const
const dayOf = (minutes: number): number => Math.floor(minutes / 1440)

/** 07:05 as on a clock of 24 hours, which every language reads alike. */
function clockTime(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const shiftLetter = (letter: string, by: number): string => LETTERS[(LETTERS.indexOf(letter) + by + 52) % 26] as string
const turned = (letters: string): string => [...letters].reverse().join('')
/** Every letter moved by the steps in turn. */
const moved = (letters: string, steps: readonly number[]): string =>
  [...letters].map((letter, n) => shiftLetter(letter, steps[n % steps.length] as number)).join('')

const WORDS = [
  'TRAIN',
  'PLANT',
  'CLOUD',
  'BRICK',
  'STONE',
  'WATER',
  'GRAPE',
  'CHAIR',
  'HOUSE',
  'RIVER',
  'MANGO',
  'TIGER',
  'SUGAR',
  'PAPER',
  'BREAD',
  'LIGHT',
  'GREEN',
  'MONEY',
  'NURSE',
  'UNCLE',
] as const

const reversedCode = (kind: 'coding-and-decoding' | 'letter-analogy') =>
  template({
    id: `${kind}/turned-and-moved`,
    topic: kind,
    levels: ['hard'],
    exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

    draw(random) {
      const [first, second] = random.sample(WORDS, 2) as [string, string]
      const [a, b] = [random.int(1, 4), random.int(1, 4)]
      return { first, second, steps: random.chance(0.5) ? [a, -b] : [a, b] }
    },

    write({ first, second, steps }) {
      const [code, answer] = [moved(turned(first), steps), moved(turned(second), steps)]
      const opposite = steps.map((step) => -step)
      const sign = (step: number) => `${step > 0 ? '+' : '−'}${Math.abs(step)}`
      return textQuestion({
        stem:
          kind === 'letter-analogy'
            ? say(
                `${first} : ${code} :: ${second} : ?`,
                `${first} : ${code} :: ${second} : ?`,
                `${first} : ${code} :: ${second} : ?`,
              )
            : say(
                `In a certain code ${first} is written as ${code}. How is ${second} written in that code?`,
                `ఒక సంకేత భాషలో ${first} ను ${code} గా రాస్తారు. అదే భాషలో ${second} ను ఎలా రాస్తారు?`,
                `किसी कूट भाषा में ${first} को ${code} लिखा जाता है। उसी भाषा में ${second} को कैसे लिखा जाएगा?`,
              ),
        correct: answer,
        wrong: [
          [moved(second, steps), 'did not turn the word round'],
          [moved(turned(second), opposite), 'moved the wrong way'],
          [moved(turned(second), [steps[1] as number, steps[0] as number]), 'exchanged the two steps'],
          [turned(second), 'turned the word round only'],
          [moved(turned(second), [steps[0] as number]), 'moved every letter by the first step'],
          [moved(second, opposite), 'moved the wrong way and did not turn'],
        ],
        steps: [
          say(
            `${first} turned round is ${turned(first)}; its letters move by ${sign(steps[0] as number)} and ${sign(steps[1] as number)} in turn: ${code}.`,
            `${first} ను తిప్పి రాస్తే ${turned(first)}; దాని అక్షరాలు వరుసగా ${sign(steps[0] as number)}, ${sign(steps[1] as number)} జరుగుతాయి: ${code}.`,
            `${first} को उलटने पर ${turned(first)}; इसके अक्षर बारी-बारी से ${sign(steps[0] as number)} और ${sign(steps[1] as number)} खिसकते हैं: ${code}।`,
          ),
          unsaid(`${second} → ${turned(second)} → ${answer}`),
        ],
      })
    },

    // the steps read off the example, letter by letter from its end
    verify({ first, second, steps }) {
      const code = moved(turned(first), steps)
      const length = first.length
      const by = [...code].map(
        (letter, n) => LETTERS.indexOf(letter) - LETTERS.indexOf(first[length - 1 - n] as string),
      )
      return by.map((step, n) => shiftLetter(second[length - 1 - n] as string, step)).join('')
    },
  })
export const codedWord = reversedCode('coding-and-decoding')
export const analogousWord = reversedCode('letter-analogy')
