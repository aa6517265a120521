import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'

export const subsetsAndMappings = template({
  id: 'sets/subsets',
  topic: 'sets',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet', 'cat', 'mat'],

  draw: (random, level) => ({
    m: random.int(4, 8),
    n: random.int(2, 6),
    kind:
      level === 'easy'
        ? random.pick(['proper', 'all', 'nonempty'] as const)
        : random.pick(['difference', 'relations', 'containing'] as const),
    names: random.pick([
      ['A', 'B'],
      ['X', 'Y'],
      ['P', 'Q'],
      ['S', 'T'],
    ] as const),
  }),

  write({ m, n, kind, names }) {
    const [x, y] = names
    const size = kind === 'relations' ? Math.min(m, 4) : m
    const k = kind === 'relations' ? Math.min(n, 3) : kind === 'containing' ? Math.min(n, size - 1) : Math.min(n, m - 1)
    const answer = {
      all: 2 ** m,
      proper: 2 ** m - 1,
      nonempty: 2 ** m - 1,
      difference: m,
      relations: 2 ** (size * k),
      containing: 2 ** (size - k),
    }[kind]
    const stem = {
      all: say(
        `How many subsets does a set $${x}$ of ${m} elements have?`,
        `${m} మూలకాలు గల $${x}$ సమితికి ఎన్ని ఉపసమితులు ఉంటాయి?`,
        `${m} अवयवों वाले समुच्चय $${x}$ के कितने उपसमुच्चय होते हैं?`,
      ),
      proper: say(
        `If a set $${x}$ has ${m} elements, the number of its proper subsets is`,
        `$${x}$ సమితిలో ${m} మూలకాలు ఉంటే దాని క్రమ ఉపసమితుల సంఖ్య ఎంత?`,
        `यदि समुच्चय $${x}$ में ${m} अवयव हैं, तो उसके उचित उपसमुच्चयों की संख्या कितनी है?`,
      ),
      nonempty: say(
        `If a set $${x}$ has ${m} elements, the number of its non-empty subsets is`,
        `$${x}$ సమితిలో ${m} మూలకాలు ఉంటే దాని శూన్యేతర ఉపసమితుల సంఖ్య ఎంత?`,
        `यदि समुच्चय $${x}$ में ${m} अवयव हैं, तो उसके अरिक्त उपसमुच्चयों की संख्या कितनी है?`,
      ),
      difference: say(
        `The set $${x}$ has ${2 ** m - 2 ** k} more subsets than the set $${y}$, which has ${k} elements. How many elements does $${x}$ have?`,
        `$${x}$ సమితి ఉపసమితుల సంఖ్య, ${k} మూలకాలు గల $${y}$ సమితి ఉపసమితుల సంఖ్య కంటే ${2 ** m - 2 ** k} ఎక్కువ. $${x}$లో ఎన్ని మూలకాలు ఉన్నాయి?`,
        `समुच्चय $${x}$ के उपसमुच्चय, ${k} अवयवों वाले समुच्चय $${y}$ के उपसमुच्चयों से ${2 ** m - 2 ** k} अधिक हैं। $${x}$ में कितने अवयव हैं?`,
      ),
      relations: say(
        `If $${x}$ has ${size} elements and $${y}$ has ${k}, the number of relations from $${x}$ to $${y}$ is`,
        `$${x}$లో ${size} మూలకాలు, $${y}$లో ${k} మూలకాలు ఉంటే $${x}$ నుండి $${y}$కు గల సంబంధాల సంఖ్య ఎంత?`,
        `यदि $${x}$ में ${size} और $${y}$ में ${k} अवयव हैं, तो $${x}$ से $${y}$ में संबंधों की संख्या कितनी है?`,
      ),
      containing: say(
        `A set $${x}$ has ${size} elements and $${y}$ is one of its subsets, with ${k} elements. How many subsets of $${x}$ contain all the elements of $${y}$?`,
        `$${x}$ సమితిలో ${size} మూలకాలు ఉన్నాయి; $${y}$ దాని ఉపసమితి, అందులో ${k} మూలకాలు ఉన్నాయి. $${y}$లోని అన్ని మూలకాలూ ఉండే $${x}$ ఉపసమితులు ఎన్ని?`,
        `समुच्चय $${x}$ में ${size} अवयव हैं और $${y}$ उसका ${k} अवयवों वाला एक उपसमुच्चय है। $${x}$ के कितने उपसमुच्चयों में $${y}$ के सभी अवयव हैं?`,
      ),
    }[kind]
    const method = {
      all: say(
        `Each of the ${m} elements is either in a subset or not: $2^{${m}} = ${2 ** m}$, the empty set and $${x}$ itself included.`,
        `ప్రతి మూలకం ఒక ఉపసమితిలో ఉంటుంది లేదా ఉండదు: $2^{${m}} = ${2 ** m}$; ఇందులో శూన్య సమితి, $${x}$ కూడా ఉన్నాయి.`,
        `हर अवयव किसी उपसमुच्चय में या तो होता है या नहीं: $2^{${m}} = ${2 ** m}$; इनमें रिक्त समुच्चय और स्वयं $${x}$ भी हैं।`,
      ),
      proper: say(
        `There are $2^{${m}} = ${2 ** m}$ subsets; all but $${x}$ itself are proper, and the empty set counts.`,
        `మొత్తం ఉపసమితులు $2^{${m}} = ${2 ** m}$; $${x}$ తప్ప మిగిలినవన్నీ క్రమ ఉపసమితులు, శూన్య సమితి కూడా లెక్కలోకి వస్తుంది.`,
        `कुल $2^{${m}} = ${2 ** m}$ उपसमुच्चय हैं; स्वयं $${x}$ को छोड़कर सभी उचित हैं, रिक्त समुच्चय भी गिना जाता है।`,
      ),
      nonempty: say(
        `There are $2^{${m}} = ${2 ** m}$ subsets; the empty one is left out, $${x}$ itself counts.`,
        `మొత్తం ఉపసమితులు $2^{${m}} = ${2 ** m}$; శూన్య సమితిని వదిలేయాలి, $${x}$ లెక్కలోకి వస్తుంది.`,
        `कुल $2^{${m}} = ${2 ** m}$ उपसमुच्चय हैं; रिक्त को छोड़ना है, स्वयं $${x}$ गिना जाता है।`,
      ),
      difference: say(
        `$2^m - 2^{${k}} = ${2 ** m - 2 ** k}$ gives $2^m = ${2 ** m} = 2^{${m}}$.`,
        `$2^m - 2^{${k}} = ${2 ** m - 2 ** k}$ కాబట్టి $2^m = ${2 ** m} = 2^{${m}}$.`,
        `$2^m - 2^{${k}} = ${2 ** m - 2 ** k}$ से $2^m = ${2 ** m} = 2^{${m}}$।`,
      ),
      relations: say(
        `A relation is a subset of $${x} \\times ${y}$, which has $${size} \\times ${k} = ${size * k}$ elements: $2^{${size * k}}$ relations. (Functions are fewer: $${k}^{${size}}$.)`,
        `సంబంధం అంటే $${x} \\times ${y}$ ఉపసమితి; దానిలో $${size} \\times ${k} = ${size * k}$ మూలకాలు ఉన్నాయి: $2^{${size * k}}$ సంబంధాలు. (ప్రమేయాలు ఇంకా తక్కువ: $${k}^{${size}}$.)`,
        `संबंध $${x} \\times ${y}$ का उपसमुच्चय है, जिसमें $${size} \\times ${k} = ${size * k}$ अवयव हैं: $2^{${size * k}}$ संबंध। (फलन कम हैं: $${k}^{${size}}$।)`,
      ),
      containing: say(
        `The ${k} elements must be there; ${size - k === 1 ? 'the other one' : `each of the other ${size - k}`} is there or not: $2^{${size - k}}$.`,
        `ఆ ${k} మూలకాలు తప్పక ఉండాలి; మిగిలిన ${size - k} మూలకాల్లో ఒక్కొక్కటి ఉండవచ్చు లేదా ఉండకపోవచ్చు: $2^{${size - k}}$.`,
        `वे ${k} अवयव होने ही चाहिए; शेष ${size - k} में से हर एक हो भी सकता है और नहीं भी: $2^{${size - k}}$।`,
      ),
    }[kind]
    return {
      stem,
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...{
            all: [
              { value: 2 ** m - 1, mistake: 'left the empty set or the whole set out' },
              { value: 2 ** m - 2, mistake: 'left out both the empty set and the whole set' },
            ],
            proper: [
              { value: 2 ** m, mistake: 'counted the set itself' },
              { value: 2 ** m - 2, mistake: 'left out the empty set too' },
            ],
            nonempty: [
              { value: 2 ** m, mistake: 'counted the empty set' },
              { value: 2 ** m - 2, mistake: 'left out the whole set too' },
            ],
            difference: [
              { value: m - k, mistake: 'gave the difference of the numbers of elements' },
              { value: m + k, mistake: 'added the exponents' },
              { value: m - 1, mistake: 'took the power nearest to the difference' },
            ],
            relations: [
              { value: k ** size, mistake: 'counted functions' },
              { value: size * k, mistake: 'counted ordered pairs' },
              { value: 2 ** (size + k), mistake: 'added the numbers of elements' },
              { value: size ** k, mistake: 'counted functions the other way' },
            ],
            containing: [
              { value: 2 ** size - 2 ** k, mistake: 'subtracted the numbers of subsets' },
              { value: 2 ** k, mistake: 'counted the subsets of the smaller set' },
              { value: 2 ** size, mistake: 'counted all subsets' },
              { value: 2 ** (size - k) - 1, mistake: 'left out the smaller set itself' },
            ],
          }[kind],
          { value: kind === 'difference' ? m + 1 : m * m, mistake: 'squared the number of elements' },
          { value: kind === 'difference' ? m + 2 : 2 * m, mistake: 'doubled the number of elements' },
        ],
        { format: number, spares: [answer + 1, answer + 2] },
      ),
      explanation: paragraphs(method, answerLine(same(number(answer)))),
    }
  },

  verify({ m, n, kind }) {
    const size = kind === 'relations' ? Math.min(m, 4) : m
    const k = kind === 'relations' ? Math.min(n, 3) : Math.min(n, m - 1)
    const subsetsOf = (elements: number) => {
      let sets: number[][] = [[]]
      for (let e = 0; e < elements; e++) sets = [...sets, ...sets.map((set) => [...set, e])]
      return sets
    }
    if (kind === 'relations') return number(subsetsOf(size * k).length)
    if (kind === 'difference') {
      const gap = subsetsOf(m).length - subsetsOf(k).length
      let elements = 0
      while (subsetsOf(elements).length - subsetsOf(k).length !== gap) elements++
      return number(elements)
    }
    const needed = Array.from({ length: k }, (_, e) => e)
    const keep = (set: readonly number[]) =>
      kind === 'all' ||
      (kind === 'proper' ? set.length < m : kind === 'nonempty' ? set.length > 0 : needed.every((e) => set.includes(e)))
    return number(subsetsOf(m).filter(keep).length)
  },
})
