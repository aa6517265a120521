import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

export const countMultiples = template({
  id: 'divisibility/count-of-multiples',
  topic: 'divisibility',
  levels: ['easy', 'medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat'],

  draw(random, level) {
    const [p, q, lcm] = random.pick([
      [3, 5, 15],
      [4, 6, 12],
      [3, 7, 21],
      [5, 7, 35],
      [6, 9, 18],
      [4, 7, 28],
      [8, 12, 24],
    ] as const)
    return {
      p,
      q,
      lcm,
      low: random.step(100, 300, 10),
      high: random.step(400, 900, 10),
      kind: level === 'easy' ? ('both' as const) : level === 'medium' ? ('either' as const) : ('first only' as const),
    }
  },

  write({ p, q, lcm, low, high, kind }) {
    const upTo = (n: number) => Math.floor(high / n) - Math.floor((low - 1) / n)
    const [ofP, ofQ, ofBoth] = [upTo(p), upTo(q), upTo(lcm)]
    const answer = kind === 'both' ? ofBoth : kind === 'either' ? ofP + ofQ - ofBoth : ofP - ofBoth
    const condition = {
      both: say(`both ${p} and ${q}`, `${p}, ${q} రెండింటితోనూ భాగించబడే`, `${p} और ${q} दोनों से विभाज्य हैं`),
      either: say(
        `${p} or ${q} (or both)`,
        `${p}తో గానీ ${q}తో గానీ (లేదా రెండింటితో) భాగించబడే`,
        `${p} या ${q} (या दोनों) से विभाज्य हैं`,
      ),
      'first only': say(`${p} but not by ${q}`, `${p}తో భాగించబడి, ${q}తో భాగించబడని`, `${p} से विभाज्य हैं, परंतु ${q} से नहीं`),
    }[kind]
    const [toHigh, toLow] = [Math.floor(high / lcm), Math.floor((low - 1) / lcm)]
    const wrongs = {
      both: [
        { value: upTo(p * q), mistake: 'used the product instead of the LCM' },
        { value: ofBoth + 1, mistake: 'counted one end too many' },
        { value: ofBoth - 1, mistake: 'subtracted the counts up to both ends wrongly' },
        { value: Math.floor(high / lcm), mistake: 'forgot the numbers below the range' },
      ],
      either: [
        { value: ofP + ofQ, mistake: 'counted the common multiples twice' },
        { value: ofP + ofQ - 2 * ofBoth, mistake: 'left out the common multiples altogether' },
        { value: ofBoth, mistake: 'counted those divisible by both' },
        { value: answer + 1, mistake: 'counted one end too many' },
      ],
      'first only': [
        { value: ofP, mistake: 'kept the multiples of the second number' },
        { value: ofP + ofQ - 2 * ofBoth, mistake: 'counted those divisible by exactly one of the two' },
        { value: ofBoth, mistake: 'counted those divisible by both' },
        { value: Math.abs(ofP - ofQ), mistake: 'took away all multiples of the second number' },
      ],
    }
    return {
      stem: say(
        `How many whole numbers from ${low} to ${high}, both included, are divisible by ${condition.en}?`,
        `${low} నుండి ${high} వరకు (ఆ రెండింటితో సహా) ఉన్న పూర్ణ సంఖ్యలలో ${condition.te} సంఖ్యలు ఎన్ని?`,
        `${low} से ${high} तक (दोनों सम्मिलित) कितनी पूर्ण संख्याएँ ${condition.hi}?`,
      ),
      correct: same(String(answer)),
      distractors: numericDistractors(answer, wrongs[kind], { format: String, spares: [answer + 2, answer - 2] }),
      explanation: paragraphs(
        kind === 'both'
          ? say(
              `Divisible by both means divisible by the LCM, ${lcm}.`,
              `రెండింటితో భాగించబడడం అంటే వాటి క.సా.గు. ${lcm}తో భాగించబడడం.`,
              `दोनों से विभाज्य होने का अर्थ है उनके ल.स. ${lcm} से विभाज्य होना।`,
            )
          : say(
              `Count the multiples of each; the common ones are the multiples of the LCM, ${lcm}.`,
              `ఒక్కొక్కదాని గుణిజాలను లెక్కించాలి; ఉమ్మడి గుణిజాలు వాటి క.సా.గు. ${lcm} యొక్క గుణిజాలు.`,
              `प्रत्येक के गुणज गिनें; उभयनिष्ठ गुणज उनके ल.स. ${lcm} के गुणज हैं।`,
            ),
        kind === 'both'
          ? say(
              `Up to ${high} there are ${toHigh} multiples of ${lcm}; up to ${low - 1} there are ${toLow}.`,
              `${high} వరకు ${lcm} గుణిజాలు ${toHigh}; ${low - 1} వరకు ${toLow}.`,
              `${high} तक ${lcm} के ${toHigh} गुणज हैं; ${low - 1} तक ${toLow}।`,
            )
          : say(
              `In the range there are ${ofP} multiples of ${p}, ${ofQ} of ${q} and ${ofBoth} of ${lcm} (multiples up to ${high} less multiples up to ${low - 1}).`,
              `ఈ వ్యవధిలో ${p} గుణిజాలు ${ofP}, ${q} గుణిజాలు ${ofQ}, ${lcm} గుణిజాలు ${ofBoth} (${high} వరకు ఉన్న గుణిజాల నుండి ${low - 1} వరకు ఉన్నవి తీసివేస్తే).`,
              `इस सीमा में ${p} के ${ofP}, ${q} के ${ofQ} और ${lcm} के ${ofBoth} गुणज हैं (${high} तक के गुणजों में से ${low - 1} तक के गुणज घटाकर)।`,
            ),
        {
          both: say(
            `${toHigh} − ${toLow} = ${ofBoth}.`,
            `${toHigh} − ${toLow} = ${ofBoth}.`,
            `${toHigh} − ${toLow} = ${ofBoth}।`,
          ),
          either: say(
            `The common ones are in both counts, so they are taken away once: ${ofP} + ${ofQ} − ${ofBoth} = ${answer}.`,
            `ఉమ్మడి గుణిజాలు రెండు లెక్కల్లోనూ ఉన్నాయి, కాబట్టి వాటిని ఒకసారి తీసివేయాలి: ${ofP} + ${ofQ} − ${ofBoth} = ${answer}.`,
            `उभयनिष्ठ गुणज दोनों गिनतियों में हैं, अतः उन्हें एक बार घटाते हैं: ${ofP} + ${ofQ} − ${ofBoth} = ${answer}।`,
          ),
          'first only': say(
            `From the multiples of ${p} take away only those that are also multiples of ${q}: ${ofP} − ${ofBoth} = ${answer}.`,
            `${p} గుణిజాల నుండి ${q} గుణిజాలు కూడా అయినవాటిని మాత్రమే తీసివేయాలి: ${ofP} − ${ofBoth} = ${answer}.`,
            `${p} के गुणजों में से केवल वे घटाएँ जो ${q} के भी गुणज हैं: ${ofP} − ${ofBoth} = ${answer}।`,
          ),
        }[kind],
        say(`The count is ${answer}.`, `అటువంటి సంఖ్యలు ${answer}.`, `ऐसी संख्याएँ ${answer} हैं।`),
      ),
    }
  },

  verify({ p, q, low, high, kind }) {
    let count = 0
    for (let n = low; n <= high; n++) {
      const [byP, byQ] = [n % p === 0, n % q === 0]
      if (kind === 'both' ? byP && byQ : kind === 'either' ? byP || byQ : byP && !byQ) count++
    }
    return String(count)
  },
})
