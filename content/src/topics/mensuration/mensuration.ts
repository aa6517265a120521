import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { inTex, number } from '../../text/format.ts'
import { joined, paragraphs, same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

const centimetres = (value: number) => quantity(value, 'cm')

export const wireBent = template({
  id: 'mensuration/wire-bent-again',
  topic: 'mensuration',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'afcat', 'cat', 'mat'],

  draw: (random, level) => ({
    // radius 7k gives the circumference 44k, the side 11k of a square
    k: random.int(1, 14),
    toSquare: random.chance(0.5),
    find: level === 'easy' ? ('area' as const) : ('ratio' as const),
    ratioSides: random.pick([
      [5, 6],
      [7, 4],
      [8, 3],
      [9, 2],
    ] as const),
    thing: random.pick([
      say('A wire', 'ఒక తీగ', 'एक तार'),
      say('A thin rod', 'ఒక సన్నని కడ్డీ', 'एक पतली छड़'),
      say('A piece of wire', 'ఒక తీగ ముక్క', 'तार का एक टुकड़ा'),
    ]),
  }),

  write({ k, toSquare, find, ratioSides, thing }) {
    const [radius, side] = [7 * k, 11 * k]
    const [circle, square] = [154 * k * k, 121 * k * k]
    const [a, b] = ratioSides
    const [long, short] = [2 * k * a, 2 * k * b]
    const answer = find === 'ratio' ? long * short : toSquare ? square : circle
    const format = (value: number) => quantity(value, 'cm²')
    const [r, s] = [centimetres(radius), centimetres(side)]
    const taken =
      find === 'ratio' || toSquare
        ? say(
            `${thing.en} in the form of a circle of radius ${r.en} is straightened and bent into`,
            `${thing.te} ${r.te} వ్యాసార్ధం గల వృత్తాకారంలో ఉంది. దానిని సరిచేసి`,
            `${thing.hi} ${r.hi} त्रिज्या के वृत्त के रूप में है। उसे सीधा करके`,
          )
        : say(
            `${thing.en} in the form of a square of side ${s.en} is straightened and bent into`,
            `${thing.te} ${s.te} భుజం గల చతురస్రాకారంలో ఉంది. దానిని సరిచేసి`,
            `${thing.hi} ${s.hi} भुजा के वर्ग के रूप में है। उसे सीधा करके`,
          )
    const bent =
      find === 'ratio'
        ? say(
            `a rectangle whose sides are in the ratio ${a} : ${b}. The area of the rectangle (use $\\pi = \\frac{22}{7}$) is`,
            `భుజాల నిష్పత్తి ${a} : ${b} గల దీర్ఘచతురస్రంగా వంచారు. ఆ దీర్ఘచతురస్ర వైశాల్యం ఎంత? ($\\pi = \\frac{22}{7}$)`,
            `ऐसे आयत के रूप में मोड़ा जाता है जिसकी भुजाओं का अनुपात ${a} : ${b} है। आयत का क्षेत्रफल कितना है? ($\\pi = \\frac{22}{7}$)`,
          )
        : toSquare
          ? say(
              'a square. The area of the square (use $\\pi = \\frac{22}{7}$) is',
              'చతురస్రంగా వంచారు. ఆ చతురస్ర వైశాల్యం ఎంత? ($\\pi = \\frac{22}{7}$)',
              'वर्ग के रूप में मोड़ा जाता है। वर्ग का क्षेत्रफल कितना है? ($\\pi = \\frac{22}{7}$)',
            )
          : say(
              'a circle. The area of the circle (use $\\pi = \\frac{22}{7}$) is',
              'వృత్తంగా వంచారు. ఆ వృత్త వైశాల్యం ఎంత? ($\\pi = \\frac{22}{7}$)',
              'वृत्त के रूप में मोड़ा जाता है। वृत्त का क्षेत्रफल कितना है? ($\\pi = \\frac{22}{7}$)',
            )
    return {
      stem: joined([taken, bent]),
      correct: format(answer),
      distractors: numericDistractors(
        answer,
        [
          { value: toSquare || find === 'ratio' ? circle : square, mistake: 'kept the area of the first figure' },
          {
            value: find === 'ratio' ? 4 * long * short : toSquare ? 4 * square : 4 * circle,
            mistake: 'took twice the right side or the diameter for the radius',
          },
          {
            value: find === 'ratio' ? square : toSquare ? radius ** 2 : (radius * 44 * k) / 1,
            mistake: 'used the wrong formula for the new figure',
          },
          {
            value: find === 'ratio' ? 2 * (long + short) * k : 44 * k * (toSquare ? side : 1),
            mistake: 'multiplied by the length of the wire',
          },
          { value: answer / 2, mistake: 'halved the area' },
        ],
        { format, plausible: (value) => value > 4, spares: [answer + 22 * k, answer + 44 * k] },
      ),
      explanation: paragraphs(
        say(
          'Bending keeps the length, not the area.',
          'వంచినప్పుడు పొడవు మారదు, వైశాల్యం మారుతుంది.',
          'मोड़ने पर लंबाई नहीं बदलती, क्षेत्रफल बदलता है।',
        ),
        toSquare || find === 'ratio'
          ? say(
              `Length = $2 \\times \\frac{22}{7} \\times ${radius} = ${44 * k}$ cm.`,
              `పొడవు = $2 \\times \\frac{22}{7} \\times ${radius} = ${44 * k}$ సెం.మీ.`,
              `लंबाई = $2 \\times \\frac{22}{7} \\times ${radius} = ${44 * k}$ सेमी।`,
            )
          : say(
              `Length = $4 \\times ${side} = ${44 * k}$ cm.`,
              `పొడవు = $4 \\times ${side} = ${44 * k}$ సెం.మీ.`,
              `लंबाई = $4 \\times ${side} = ${44 * k}$ सेमी।`,
            ),
        find === 'ratio'
          ? say(
              `Half of it, ${22 * k} cm, is length + breadth = ${a + b} parts of ${2 * k} cm each: ${long} cm and ${short} cm; area ${long} × ${short}.`,
              `అందులో సగం, ${22 * k} సెం.మీ. = పొడవు + వెడల్పు = ఒక్కొక్కటి ${2 * k} సెం.మీ. గల ${a + b} భాగాలు: ${long} సెం.మీ., ${short} సెం.మీ.; వైశాల్యం ${long} × ${short}.`,
              `इसका आधा, ${22 * k} सेमी = लंबाई + चौड़ाई = ${2 * k} सेमी के ${a + b} भाग: ${long} सेमी और ${short} सेमी; क्षेत्रफल ${long} × ${short}।`,
            )
          : toSquare
            ? say(
                `Side = ${44 * k} ÷ 4 = ${side} cm; area = $${side}^2$.`,
                `భుజం = ${44 * k} ÷ 4 = ${side} సెం.మీ.; వైశాల్యం = $${side}^2$.`,
                `भुजा = ${44 * k} ÷ 4 = ${side} सेमी; क्षेत्रफल = $${side}^2$।`,
              )
            : say(
                `$2\\pi r = ${44 * k}$ gives $r = ${radius}$ cm; area = $\\frac{22}{7} \\times ${radius}^2$.`,
                `$2\\pi r = ${44 * k}$ కాబట్టి $r = ${radius}$ సెం.మీ.; వైశాల్యం = $\\frac{22}{7} \\times ${radius}^2$.`,
                `$2\\pi r = ${44 * k}$ से $r = ${radius}$ सेमी; क्षेत्रफल = $\\frac{22}{7} \\times ${radius}^2$।`,
              ),
        say(`The area is ${format(answer).en}.`, `వైశాల్యం ${format(answer).te}`, `क्षेत्रफल ${format(answer).hi} है।`),
      ),
    }
  },

  verify({ k, toSquare, find, ratioSides }) {
    const length = 44 * k
    if (find === 'ratio') {
      const [a, b] = ratioSides
      let part = 0
      while (2 * (a + b) * part < length) part++
      return quantity(a * part * b * part, 'cm²').en
    }
    // area of a circle from its circumference: c² ÷ 4π
    return quantity(Math.round(toSquare ? (length / 4) ** 2 : (length * length * 7) / 88), 'cm²').en
  },
})

export const melted = template({
  id: 'mensuration/melted-and-recast',
  topic: 'mensuration',
  levels: ['easy', 'medium', 'hard'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'mat', 'afcat'],

  draw: (random, level) => ({
    small: random.pick([1, 2, 3, 0.5, 1.5]),
    factor: random.int(2, 8),
    tall: random.int(1, 8),
    form: level === 'easy' ? ('spheres' as const) : level === 'medium' ? ('cylinder' as const) : ('cones' as const),
    // the forms that stand before a thing made of the metal
    metal: random.pick([
      say('lead', 'సీసపు', 'सीसे'),
      say('copper', 'రాగి', 'ताँबे'),
      say('brass', 'ఇత్తడి', 'पीतल'),
      say('wax', 'మైనపు', 'मोम'),
      say('iron', 'ఇనుప', 'लोहे'),
    ]),
  }),

  write({ small, factor, tall, form, metal }) {
    const big = small * factor
    // cylinder of radius `big` and height 4/3·k·small; cones of radius small and height tall·small
    const height = 4 * tall * small
    const answer =
      form === 'spheres'
        ? factor ** 3
        : form === 'cylinder'
          ? 3 * tall * factor ** 2
          : (4 * factor ** 3) / gcdFour(tall)
    const coneHeight = gcdFour(tall) * small
    const count = (value: number) => number(value)
    const [r, piece, h] = [centimetres(big), centimetres(small), centimetres(height)]
    const coneTall = centimetres(coneHeight)
    const stem = {
      spheres: say(
        `A solid ${metal.en} sphere of radius ${r.en} is melted and cast into small spheres of radius ${piece.en}. How many small spheres are made?`,
        `${r.te} వ్యాసార్ధం గల ఒక ఘన ${metal.te} గోళాన్ని కరిగించి ${piece.te} వ్యాసార్ధం గల చిన్న గోళాలుగా పోతపోశారు. తయారైన చిన్న గోళాలు ఎన్ని?`,
        `${metal.hi} के ${r.hi} त्रिज्या वाले एक ठोस गोले को पिघलाकर ${piece.hi} त्रिज्या की छोटी गोलियाँ बनाई जाती हैं। कितनी गोलियाँ बनेंगी?`,
      ),
      cylinder: say(
        `A solid ${metal.en} cylinder of radius ${r.en} and height ${h.en} is melted and cast into spheres of radius ${piece.en}. How many spheres are made?`,
        `${r.te} వ్యాసార్ధం, ${h.te} ఎత్తు గల ఒక ఘన ${metal.te} స్థూపాన్ని కరిగించి ${piece.te} వ్యాసార్ధం గల గోళాలుగా పోతపోశారు. తయారైన గోళాలు ఎన్ని?`,
        `${metal.hi} के ${r.hi} त्रिज्या और ${h.hi} ऊँचाई वाले एक ठोस बेलन को पिघलाकर ${piece.hi} त्रिज्या के गोले बनाए जाते हैं। कितने गोले बनेंगे?`,
      ),
      cones: say(
        `A solid ${metal.en} sphere of radius ${r.en} is melted and cast into cones of base radius ${piece.en} and height ${coneTall.en}. How many cones are made?`,
        `${r.te} వ్యాసార్ధం గల ఒక ఘన ${metal.te} గోళాన్ని కరిగించి ${piece.te} భూవ్యాసార్ధం, ${coneTall.te} ఎత్తు గల శంకువులుగా పోతపోశారు. తయారైన శంకువులు ఎన్ని?`,
        `${metal.hi} के ${r.hi} त्रिज्या वाले एक ठोस गोले को पिघलाकर ${piece.hi} आधार त्रिज्या और ${coneTall.hi} ऊँचाई के शंकु बनाए जाते हैं। कितने शंकु बनेंगे?`,
      ),
    }[form]
    const wrongs = {
      spheres: [
        { value: factor ** 2, mistake: 'compared surfaces instead of volumes' },
        { value: factor, mistake: 'compared radii' },
        { value: 3 * factor, mistake: 'multiplied by 3 instead of cubing' },
        { value: 4 * factor ** 2, mistake: 'used the formula of the surface' },
      ],
      cylinder: [
        { value: 4 * tall * factor ** 2, mistake: 'left out the 4/3 of the sphere' },
        { value: tall * factor ** 2, mistake: 'left out the 3 of the 4/3' },
        { value: 3 * tall * factor, mistake: 'did not square the radius of the cylinder' },
        { value: 6 * tall * factor ** 2, mistake: 'took the sphere for a hemisphere' },
      ],
      cones: [
        { value: factor ** 3 / gcdFour(tall), mistake: 'left out the 4 of the sphere' },
        { value: (4 * factor ** 3) / gcdFour(tall) / 3, mistake: 'used one third for the sphere only' },
        { value: (12 * factor ** 3) / gcdFour(tall), mistake: 'used one third for the cone only' },
        { value: (4 * factor ** 2) / gcdFour(tall), mistake: 'squared instead of cubing' },
        { value: (2 * factor ** 3) / gcdFour(tall), mistake: 'took the sphere for a hemisphere' },
      ],
    }[form]
    const method = {
      spheres: say(
        `$\\frac{\\frac{4}{3}\\pi (${big})^3}{\\frac{4}{3}\\pi (${small})^3} = ${factor}^3$. Comparing the radii or the surfaces is not enough.`,
        `$\\frac{\\frac{4}{3}\\pi (${big})^3}{\\frac{4}{3}\\pi (${small})^3} = ${factor}^3$. వ్యాసార్ధాలను లేదా ఉపరితలాలను పోల్చడం సరిపోదు.`,
        `$\\frac{\\frac{4}{3}\\pi (${big})^3}{\\frac{4}{3}\\pi (${small})^3} = ${factor}^3$। केवल त्रिज्याओं या पृष्ठों की तुलना पर्याप्त नहीं है।`,
      ),
      cylinder: say(
        `$\\frac{\\pi (${big})^2 (${height})}{\\frac{4}{3}\\pi (${small})^3} = ${inTex(answer)}$. Leaving out the $\\frac{4}{3}$ gives ${number(4 * tall * factor ** 2)}, which is wrong.`,
        `$\\frac{\\pi (${big})^2 (${height})}{\\frac{4}{3}\\pi (${small})^3} = ${inTex(answer)}$. $\\frac{4}{3}$ను వదిలేస్తే ${number(4 * tall * factor ** 2)} వస్తుంది, అది తప్పు.`,
        `$\\frac{\\pi (${big})^2 (${height})}{\\frac{4}{3}\\pi (${small})^3} = ${inTex(answer)}$। $\\frac{4}{3}$ छोड़ देने पर ${number(4 * tall * factor ** 2)} मिलेगा, जो गलत है।`,
      ),
      cones: say(
        `$\\frac{\\frac{4}{3}\\pi (${big})^3}{\\frac{1}{3}\\pi (${small})^2 (${coneHeight})} = ${inTex(answer)}$. The thirds cancel, but the 4 stays.`,
        `$\\frac{\\frac{4}{3}\\pi (${big})^3}{\\frac{1}{3}\\pi (${small})^2 (${coneHeight})} = ${inTex(answer)}$. $\\frac{1}{3}$ కొట్టివేయబడుతుంది, కానీ 4 మిగులుతుంది.`,
        `$\\frac{\\frac{4}{3}\\pi (${big})^3}{\\frac{1}{3}\\pi (${small})^2 (${coneHeight})} = ${inTex(answer)}$। $\\frac{1}{3}$ कट जाता है, पर 4 बना रहता है।`,
      ),
    }[form]
    return {
      stem,
      correct: same(count(answer)),
      distractors: numericDistractors(answer, wrongs, {
        format: count,
        plausible: (value) => value > 1 && Number.isInteger(value),
        spares: [answer * 2, answer + factor, answer + 2 * factor],
      }),
      explanation: paragraphs(
        say(
          'Melting keeps the volume, so divide the volume of the solid by that of one piece.',
          'కరిగించినప్పుడు ఘనపరిమాణం మారదు; కాబట్టి మొత్తం ఘనపరిమాణాన్ని ఒక ముక్క ఘనపరిమాణంతో భాగించండి.',
          'पिघलाने पर आयतन नहीं बदलता, इसलिए ठोस के आयतन को एक टुकड़े के आयतन से भाग दें।',
        ),
        method,
        say(`The number is ${count(answer)}.`, `వాటి సంఖ్య ${count(answer)}.`, `संख्या ${count(answer)} है।`),
      ),
    }
  },

  // volumes in numbers, rounded
  verify({ small, factor, tall, form }) {
    const big = small * factor
    const sphere = (r: number) => (4 * Math.PI * r * r * r) / 3
    const volume = form === 'cylinder' ? Math.PI * big * big * 4 * tall * small : sphere(big)
    const piece = form === 'cones' ? (Math.PI * small * small * gcdFour(tall) * small) / 3 : sphere(small)
    return number(Math.round(volume / piece))
  },
})

/** Heights of cones that divide four times the cube: 1, 2 or 4 radii. */
function gcdFour(tall: number): number {
  return tall % 3 === 0 ? 4 : tall % 2 === 0 ? 2 : 1
}
