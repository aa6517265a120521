import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { choose } from './formulae.ts'

/** The factorials that divide for repeated letters, as TeX: `2! \\times 3!`. */
const divisor = (part: string) =>
  counts(part)
    .filter((count) => count > 1)
    .map((count) => `${count}!`)
    .join(' \\times ')

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

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
    const ask = together ? ' so that all its vowels come together' : ''
    const repeated = repeats(word) > 1
    return {
      stem: {
        en: [
          `In how many ways can the letters of the word ${word} be arranged${ask}?`,
          `How many different arrangements of all the letters of the word ${word} are there${together ? ' in which the vowels are all together' : ''}?`,
          `The number of words, with or without meaning, that can be formed with all the letters of the word ${word}${together ? ' if its vowels are never separated' : ''} is`,
        ][wording] as string,
      },
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
      explanation: {
        en: [
          together
            ? `Tie the ${vowels.length} vowels into one block; with the ${consonants.length} consonants there are ${blocks} things to arrange.`
            : repeated
              ? `The word has ${n} letters, and exchanging equal letters gives nothing new.`
              : `The ${n} letters are all different.`,
          together
            ? `Blocks: $${repeats(consonants) > 1 ? `\\frac{${blocks}!}{${divisor(consonants)}}` : `${blocks}!`} = ${factorial(blocks) / repeats(consonants)}$. Within the block: $${repeats(vowels) > 1 ? `\\frac{${vowels.length}!}{${divisor(vowels)}}` : `${vowels.length}!`} = ${inner}$. Both choices are made, so multiply.`
            : repeated
              ? `$\\frac{${n}!}{${divisor(word)}} = ${answer}$: divide by the factorial of each number of equal letters. Without that one gets ${number(factorial(n))}.`
              : `$${n}! = ${answer}$.`,
          `The number of arrangements is ${number(answer)}.`,
        ].join('\n\n'),
      },
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

export const committee = template({
  id: 'permutations-and-combinations/committee',
  topic: 'permutations-and-combinations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'nimcet', 'cat'],

  draw: (random, level) => ({
    men: random.int(6, 9),
    women: random.int(4, 6),
    pickMen: random.int(2, 3),
    pickWomen: random.int(1, 3),
    atLeast: level === 'medium',
    people: random.pick([
      ['men', 'women', 'committee'],
      ['boys', 'girls', 'quiz team'],
      ['teachers', 'students', 'panel'],
      ['engineers', 'managers', 'task force'],
    ] as const),
  }),

  write({ men, women, pickMen, pickWomen, atLeast, people }) {
    const [a, b, group] = people
    const size = pickMen + pickWomen
    const exact = choose(men, pickMen) * choose(women, pickWomen)
    const all = choose(men + women, size)
    const none = choose(men, size)
    const answer = atLeast ? all - none : exact
    const one = b === 'women' ? 'woman' : b.replace(/s$/, '')
    return {
      stem: {
        en: atLeast
          ? `A ${group} of ${size} is to be chosen from ${men} ${a} and ${women} ${b}. In how many ways can this be done if it must have at least one ${one}?`
          : `A ${group} of ${pickMen} ${a} and ${pickWomen} ${pickWomen === 1 ? one : b} is to be chosen from ${men} ${a} and ${women} ${b}. In how many ways can this be done?`,
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        atLeast
          ? [
              { value: all, mistake: 'forgot the condition' },
              {
                value: women * choose(men + women - 1, size - 1),
                mistake: 'chose one first and counted some groups several times',
              },
              { value: women * choose(men, size - 1), mistake: 'counted exactly one' },
              { value: none, mistake: 'counted the groups that are not allowed' },
              { value: all - choose(women, size), mistake: `left out the groups of ${b} only` },
              { value: choose(women, pickWomen) * choose(men, pickMen), mistake: 'counted one fixed make-up only' },
              { value: all - 2 * none, mistake: 'took the groups that are not allowed away twice' },
            ]
          : [
              { value: choose(men, pickMen) + choose(women, pickWomen), mistake: 'added the two choices' },
              { value: all, mistake: 'chose from all together' },
              { value: exact * factorial(pickMen) * factorial(pickWomen), mistake: 'counted arrangements' },
              {
                value: choose(men, pickWomen) * choose(women, Math.min(pickMen, women)),
                mistake: 'exchanged the two numbers',
              },
              { value: choose(men, pickMen) * women, mistake: `chose one of the ${b} only` },
              { value: exact * factorial(pickMen), mistake: `put the ${a} in order` },
              { value: exact * 2, mistake: 'took the two choices in both orders' },
            ],
        { format: number, plausible: (value) => value > 1 },
      ),
      explanation: {
        en: [
          `The order of choosing does not matter, so use combinations.`,
          atLeast
            ? `All groups: $^{${men + women}}C_{${size}} = ${all}$. Without any ${one}: $^{${men}}C_{${size}} = ${none}$. The rest have at least one: ${number(all)} − ${number(none)}.`
            : `$^{${men}}C_{${pickMen}} = ${choose(men, pickMen)}$ and $^{${women}}C_{${pickWomen}} = ${choose(women, pickWomen)}$; both choices are made, so multiply, not add.`,
          ...(atLeast ? [`Choosing one ${one} first and then anybody counts the same group more than once.`] : []),
          `The number of ways is ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // looks at every group, as a pattern of bits
  verify({ men, women, pickMen, pickWomen, atLeast }) {
    let count = 0
    for (let bits = 0; bits < 2 ** (men + women); bits++) {
      const chosen = bits.toString(2).padStart(men + women, '0')
      const [m, w] = [chosen.slice(0, men), chosen.slice(men)].map((part) => part.replaceAll('0', '').length) as [
        number,
        number,
      ]
      if (atLeast ? m + w === pickMen + pickWomen && w > 0 : m === pickMen && w === pickWomen) count++
    }
    return number(count)
  },
})
