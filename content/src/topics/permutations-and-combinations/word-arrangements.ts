import { itemAt } from '../../checked-access.ts'
import { factorial } from '../../numbers.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { inTex, number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

/** The factorials that divide for repeated letters, as TeX: `2! \\times 3!`. */
const divisor = (part: string) =>
  counts(part)
    .filter((count) => count > 1)
    .map((count) => `${count}!`)
    .join(' \\times ')

const WORDS =
  'MANGO DELHI TIGER GUNTUR NELLORE LETTER BANANA KERALA SCHOOL ORANGE POCKET ENGLISH CRICKET MARKET COLLEGE PEPPER SUMMER INDIA APPLE TEACHER PLANET VILLAGE BALLOON COFFEE CANAL PARROT NUMBER LEADER MOTHER FATHER SISTER WINDOW GARDEN TEMPLE MUMBAI NAGPUR RANCHI BHOPAL JAIPUR KANPUR ASSAM PUNJAB ODISHA RIVER PAPER WATER SUGAR LEMON COTTON BUTTER RABBIT BUFFALO PENCIL SILVER COPPER DOCTOR DRIVER FARMER ARTIST SINGER ENGINE ROCKET CAMERA TABLET MATRIX SQUARE CIRCLE VECTOR NUMERAL ALGEBRA PROBLEM ANSWER LESSON REASON SEASON MONSOON WINTER AUTUMN AUGUST MUSIC VIOLIN GUITAR POTATO TOMATO CARROT'.split(
    ' ',
  )
const counts = (word: string) => [...new Set(word)].map((letter) => word.split(letter).length - 1)

export const wordArrangements = template({
  id: 'permutations-and-combinations/letters-of-a-word',
  topic: 'permutations-and-combinations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'nimcet', 'cat', 'mat'],

  draw: (random, level) => ({ word: random.pick(WORDS), together: level === 'medium', wording: random.int(0, 2) }),

  write({ word, together, wording }) {
    const vowels = [...word].filter((letter) => 'AEIOU'.includes(letter)).join('')
    const consonants = [...word].filter((letter) => !'AEIOU'.includes(letter)).join('')
    const repeats = (part: string) => counts(part).reduce((product, count) => product * factorial(count), 1)
    const n = word.length
    const blocks = consonants.length + 1
    const inner = factorial(vowels.length) / repeats(vowels)
    const answer = together ? (factorial(blocks) / repeats(consonants)) * inner : factorial(n) / repeats(word)
    const repeated = repeats(word) > 1
    const stems = [
      say(
        `In how many ways can the letters of the word ${word} be arranged${together ? ' so that all its vowels come together' : ''}?`,
        `${word} అనే పదంలోని అక్షరాలను ${together ? 'అచ్చులన్నీ కలిసి వచ్చేలా ' : ''}ఎన్ని విధాలుగా అమర్చవచ్చు?`,
        `${word} शब्द के अक्षरों को ${together ? 'सभी स्वर एक साथ रखते हुए ' : ''}कितने तरीकों से व्यवस्थित किया जा सकता है?`,
      ),
      say(
        `How many different arrangements of all the letters of the word ${word} are there${together ? ' in which the vowels are all together' : ''}?`,
        `${word} అనే పదంలోని అన్ని అక్షరాలతో ${together ? 'అచ్చులన్నీ ఒకచోట ఉండేలా ' : ''}ఎన్ని వేర్వేరు అమరికలు వస్తాయి?`,
        `${word} शब्द के सभी अक्षरों के कितने भिन्न विन्यास हैं${together ? ' जिनमें सभी स्वर एक साथ हों' : ''}?`,
      ),
      say(
        `The number of words, with or without meaning, that can be formed with all the letters of the word ${word}${together ? ' if its vowels are never separated' : ''} is`,
        `${word} అనే పదంలోని అన్ని అక్షరాలతో ${together ? 'అచ్చులు విడిపోకుండా ' : ''}ఏర్పరచగల, అర్థం ఉన్న లేదా లేని పదాల సంఖ్య ఎంత?`,
        `${word} शब्द के सभी अक्षरों से ${together ? 'स्वरों को अलग किए बिना ' : ''}बनने वाले सार्थक या निरर्थक शब्दों की संख्या कितनी है?`,
      ),
    ]
    const outer = `$${repeats(consonants) > 1 ? `\\frac{${blocks}!}{${divisor(consonants)}}` : `${blocks}!`} = ${inTex(factorial(blocks) / repeats(consonants))}$`
    const within = `$${repeats(vowels) > 1 ? `\\frac{${vowels.length}!}{${divisor(vowels)}}` : `${vowels.length}!`} = ${inTex(inner)}$`
    return {
      stem: itemAt(stems, wording),
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        together
          ? [
              {
                value: factorial(blocks) / repeats(consonants),
                mistake: 'did not arrange the vowels among themselves',
              },
              { value: factorial(n) / repeats(word), mistake: 'counted all arrangements' },
              { value: factorial(blocks) * factorial(vowels.length), mistake: 'took repeated letters as different' },
              {
                value: (factorial(consonants.length) / repeats(consonants)) * inner,
                mistake: 'did not count the block of vowels as one more letter',
              },
              {
                value: factorial(n) / repeats(word) - answer,
                mistake: 'counted the arrangements in which they are not all together',
              },
            ]
          : [
              { value: factorial(n), mistake: 'took repeated letters as different' },
              { value: factorial(n) / (repeated ? 2 * repeats(word) : 2), mistake: 'divided once too often' },
              { value: factorial(n - 1), mistake: 'took one letter as fixed' },
              { value: factorial(new Set(word).size), mistake: 'counted each different letter once' },
              { value: (factorial(n) / repeats(word)) * (repeated ? 1 : 2), mistake: 'multiplied by 2' },
              { value: n * n, mistake: 'squared the number of letters' },
            ],
        {
          format: number,
          plausible: (value) => value > 1 && Number.isInteger(value),
          spares: [answer * 2, answer / 2, answer * 3],
        },
      ),
      explanation: paragraphs(
        together
          ? say(
              `Tie the ${vowels.length} vowels into one block; with the ${consonants.length} consonants there are ${blocks} things to arrange.`,
              `${vowels.length} అచ్చులను ఒక సమూహంగా తీసుకోండి; ${consonants.length} హల్లులతో కలిపి అమర్చవలసినవి ${blocks}.`,
              `${vowels.length} स्वरों को एक समूह मानें; ${consonants.length} व्यंजनों के साथ कुल ${blocks} चीज़ें व्यवस्थित करनी हैं।`,
            )
          : repeated
            ? say(
                `The word has ${n} letters, and exchanging equal letters gives nothing new.`,
                `ఈ పదంలో ${n} అక్షరాలు ఉన్నాయి; ఒకే అక్షరాలను తారుమారు చేస్తే కొత్త అమరిక రాదు.`,
                `शब्द में ${n} अक्षर हैं; समान अक्षरों को आपस में बदलने से कुछ नया नहीं बनता।`,
              )
            : say(`The ${n} letters are all different.`, `${n} అక్షరాలూ వేర్వేరు.`, `सभी ${n} अक्षर भिन्न हैं।`),
        together
          ? say(
              `Blocks: ${outer}. Within the block: ${within}. Both choices are made, so multiply.`,
              `సమూహాల అమరికలు: ${outer}. సమూహం లోపల: ${within}. రెండూ జరగాలి కాబట్టి గుణించండి.`,
              `समूहों के विन्यास: ${outer}। समूह के भीतर: ${within}। दोनों काम होते हैं, इसलिए गुणा करें।`,
            )
          : repeated
            ? say(
                `$\\frac{${n}!}{${divisor(word)}} = ${inTex(answer)}$: divide by the factorial of each number of equal letters. Without that one gets ${number(factorial(n))}.`,
                `$\\frac{${n}!}{${divisor(word)}} = ${inTex(answer)}$: ఒకే అక్షరాల సంఖ్యల ఫ్యాక్టోరియల్‌లతో భాగించండి. అలా చేయకపోతే ${number(factorial(n))} వస్తుంది.`,
                `$\\frac{${n}!}{${divisor(word)}} = ${inTex(answer)}$: समान अक्षरों की हर संख्या के क्रमगुणित (फैक्टोरियल) से भाग दें। ऐसा न करने पर ${number(factorial(n))} मिलेगा।`,
              )
            : same(`$${n}! = ${inTex(answer)}$`),
        say(
          `The number of arrangements is ${number(answer)}.`,
          `అమరికల సంఖ్య ${number(answer)}.`,
          `विन्यासों की संख्या ${number(answer)} है।`,
        ),
      ),
    }
  },

  // writes the arrangements out, one letter at a time, and keeps those that are wanted
  verify({ word, together }) {
    let found = new Map<string, string>([['', word]])
    const isVowel = (letter: string) => 'AEIOU'.includes(letter)
    const blocksOfVowels = (text: string) =>
      text
        .replace(/[^AEIOU]+/g, ' ')
        .trim()
        .split(' ')
        .filter(Boolean).length
    for (let k = 0; k < word.length; k++) {
      const next = new Map<string, string>()
      for (const [done, left] of found)
        for (const letter of new Set(left)) {
          const text = done + letter
          if (together && isVowel(letter) && blocksOfVowels(text) > 1) continue
          next.set(text, left.replace(letter, ''))
        }
      found = next
    }
    return number(found.size)
  },
})
