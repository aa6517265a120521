import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

const UNIT_SURDS = [
  [2, '\\sqrt{3}', 3],
  [3, '2\\sqrt{2}', 8],
  [4, '\\sqrt{15}', 15],
  [5, '2\\sqrt{6}', 24],
  [6, '\\sqrt{35}', 35],
  [7, '4\\sqrt{3}', 48],
  [8, '3\\sqrt{7}', 63],
  [9, '4\\sqrt{5}', 80],
  [10, '3\\sqrt{11}', 99],
  [11, '2\\sqrt{30}', 120],
  [15, '4\\sqrt{14}', 224],
  [17, '12\\sqrt{2}', 288],
] as const

export const surdAndReciprocal = template({
  id: 'indices-and-surds/surd-and-reciprocal',
  topic: 'indices-and-surds',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'cat', 'mat'],

  draw(random, level) {
    const asked =
      level === 'medium' ? random.pick(['squares', 'difference'] as const) : random.pick(['cubes', 'fourths'] as const)
    const [whole, surd, square] = random.pick(
      asked === 'fourths' ? UNIT_SURDS.slice(0, 5) : UNIT_SURDS.slice(0, level === 'hard' ? 10 : 12),
    )
    return {
      whole,
      surd,
      square,
      asked,
      sign: random.pick([1, -1]),
      letter: random.pick(['x', 'a', 'p']),
      inverted: random.chance(0.5),
    }
  },

  write({ whole, surd, asked, sign, letter, inverted }) {
    const sum = 2 * whole
    const [sign1, sign2] = sign > 0 ? ['+', '-'] : ['-', '+']
    const [one, other] = [`${whole} ${sign1} ${surd}`, `${whole} ${sign2} ${surd}`]
    const squares = sum ** 2 - 2
    const powers = (n: number) => `${letter}^{${n}} + \\frac{1}{${letter}^{${n}}}`
    const difference = `$\\left(${letter} - \\frac{1}{${letter}}\\right)^2 = \\left(${letter} + \\frac{1}{${letter}}\\right)^2 - 4 = ${sum ** 2} - 4$`
    const twoSteps = [`$${powers(2)} = ${sum ** 2} - 2 = ${squares}$`, `$${powers(4)} = ${squares}^2 - 2$`]
    const cases = {
      squares: {
        tex: powers(2),
        answer: squares,
        wrong: [
          [sum ** 2, 'forgot to take away 2'],
          [sum ** 2 + 2, 'added 2 instead of taking it away'],
          [2 * sum, 'doubled the sum instead of squaring it'],
          [whole ** 2 - 2, 'took the whole part for the sum'],
        ],
        step: say(
          `Squaring gives $${letter}^2 + 2 + \\frac{1}{${letter}^2} = ${sum ** 2}$; the middle term 2 must be taken away.`,
          `వర్గం చేస్తే $${letter}^2 + 2 + \\frac{1}{${letter}^2} = ${sum ** 2}$; మధ్య పదం 2ను తీసివేయాలి.`,
          `वर्ग करने पर $${letter}^2 + 2 + \\frac{1}{${letter}^2} = ${sum ** 2}$; मध्य पद 2 को घटाना होगा।`,
        ),
      },
      difference: {
        tex: `\\left(${letter} - \\frac{1}{${letter}}\\right)^{2}`,
        answer: sum ** 2 - 4,
        wrong: [
          [sum ** 2, 'squared the sum'],
          [squares, 'took away 2 instead of 4'],
          [sum ** 2 + 4, 'added 4 instead of taking it away'],
          [whole ** 2 - 1, 'took half of the difference'],
        ],
        step: say(
          `${difference}, since the product of $${letter}$ and $\\frac{1}{${letter}}$ is 1.`,
          `${difference}, ఎందుకంటే $${letter}$, $\\frac{1}{${letter}}$ల లబ్ధం 1.`,
          `${difference}, क्योंकि $${letter}$ और $\\frac{1}{${letter}}$ का गुणनफल 1 है।`,
        ),
      },
      cubes: {
        tex: powers(3),
        answer: sum ** 3 - 3 * sum,
        wrong: [
          [sum ** 3, 'forgot to take away three times the sum'],
          [sum ** 3 + 3 * sum, 'added three times the sum'],
          [sum ** 3 - 3, 'took away 3 instead of three times the sum'],
          [squares, 'stopped at the squares'],
        ],
        step: say(
          `Cubing gives $${powers(3)} + 3 \\times ${sum} = ${sum ** 3}$; the middle terms $${3 * sum}$ must be taken away.`,
          `ఘనం చేస్తే $${powers(3)} + 3 \\times ${sum} = ${sum ** 3}$; మధ్య పదాల మొత్తం $${3 * sum}$ను తీసివేయాలి.`,
          `घन करने पर $${powers(3)} + 3 \\times ${sum} = ${sum ** 3}$; मध्य पदों का योग $${3 * sum}$ घटाना होगा।`,
        ),
      },
      fourths: {
        tex: powers(4),
        answer: squares ** 2 - 2,
        wrong: [
          [squares ** 2, 'forgot to take away 2 in the second step'],
          [sum ** 4 - 2, 'forgot to take away 2 in the first step'],
          [squares, 'stopped at the squares'],
          [squares ** 2 + 2, 'added 2 in the second step'],
        ],
        step: say(
          `Squaring twice, each time taking away the middle term 2: ${twoSteps[0]} and ${twoSteps[1]}.`,
          `రెండుసార్లు వర్గం చేసి, ప్రతిసారీ మధ్య పదం 2ను తీసివేయాలి: ${twoSteps[0]}, ${twoSteps[1]}.`,
          `दो बार वर्ग करें और हर बार मध्य पद 2 घटाएँ: ${twoSteps[0]} और ${twoSteps[1]}।`,
        ),
      },
    } as const
    const { tex, answer, wrong, step } = cases[asked]
    const given = `$${letter} = ${inverted ? `\\frac{1}{${other}}` : one}$`
    const flipped = `$\\frac{1}{${letter}} = ${other}$`
    const rationalised = inverted
      ? `$${letter} = \\frac{${one}}{(${other})(${one})} = ${one}$`
      : `$\\frac{1}{${letter}} = \\frac{${other}}{(${one})(${other})} = ${other}$`
    return {
      stem: say(
        `If ${given}, then the value of $${tex}$ is`,
        `${given} అయితే, $${tex}$ విలువ ఎంత?`,
        `यदि ${given} है, तो $${tex}$ का मान कितना है?`,
      ),
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        wrong.map(([value, mistake]) => ({ value, mistake })),
        { format: String },
      ),
      explanation: paragraphs(
        inverted
          ? say(
              `${flipped}. Rationalise: ${rationalised}, because the denominator is 1.`,
              `${flipped}. అకరణీయం చేస్తే: ${rationalised}, ఎందుకంటే హారం 1.`,
              `${flipped}। परिमेयकरण करने पर: ${rationalised}, क्योंकि हर 1 है।`,
            )
          : say(
              `Rationalise the reciprocal: ${rationalised}, because the denominator is 1.`,
              `వ్యుత్క్రమాన్ని అకరణీయం చేస్తే: ${rationalised}, ఎందుకంటే హారం 1.`,
              `व्युत्क्रम का परिमेयकरण करने पर: ${rationalised}, क्योंकि हर 1 है।`,
            ),
        say(
          `So $${letter} + \\frac{1}{${letter}} = ${sum}$.`,
          `కాబట్టి $${letter} + \\frac{1}{${letter}} = ${sum}$.`,
          `अतः $${letter} + \\frac{1}{${letter}} = ${sum}$।`,
        ),
        step,
        say(`The value is ${answer}.`, `విలువ ${answer}.`, `मान ${answer} है।`),
      ),
    }
  },

  verify({ whole, square, sign, asked }) {
    const value = whole + sign * Math.sqrt(square)
    const power = { squares: 2, difference: 2, cubes: 3, fourths: 4 }[asked]
    return String(Math.round(asked === 'difference' ? (value - 1 / value) ** 2 : value ** power + value ** -power))
  },
})
