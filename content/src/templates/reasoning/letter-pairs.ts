import { template } from '../../question.ts'
import { answerLine, paragraphs, say, unsaid } from '../../speech.ts'
import { numericDistractors } from '../distractors.ts'
import { ALPHABET, place, reverse } from './letters.ts'

const PAIR_WORDS = [
  'PRODUCT',
  'STRANGE',
  'CHAPTER',
  'MONSTER',
  'JOURNEY',
  'PLASTIC',
  'KITCHEN',
  'BROTHER',
  'SCHOLAR',
  'DISTANT',
  'FORTUNE',
  'HORIZON',
  'QUALITY',
  'MACHINE',
  'STUDENT',
  'CUSTOMER',
  'DAUGHTER',
  'EQUATION',
  'HOSPITAL',
  'IMPORTED',
  'KINDNESS',
  'LANGUAGE',
  'MOUNTAIN',
  'NATIONAL',
  'PERSONAL',
  'QUESTION',
  'REPUBLIC',
  'SANDWICH',
  'TRIANGLE',
  'UNIVERSE',
  'VACATION',
  'WITHDRAW',
  'CONSIDER',
  'BACHELOR',
] as const

export const letterPairs = template({
  id: 'word-puzzles/pairs-as-in-the-alphabet',
  topic: 'word-puzzles',
  levels: ['medium'],
  exams: ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet'],
  draw: (random) => ({ word: random.pick(PAIR_WORDS), forwardOnly: random.chance(0.4) }),
  write({ word, forwardOnly }) {
    const pairs: string[] = []
    let backward = 0
    for (let a = 0; a < word.length; a++)
      for (let b = a + 1; b < word.length; b++) {
        const gap = place(word[b] as string) - place(word[a] as string)
        if (gap === b - a) pairs.push(`${word[a]}${word[b]}`)
        if (gap === a - b) {
          backward++
          if (!forwardOnly) pairs.push(`${word[a]}${word[b]}`)
        }
      }
    const answer = pairs.length
    const shown = pairs.length > 0 ? pairs.join(', ') : '–'
    return {
      stem: forwardOnly
        ? say(
            `How many pairs of letters in ${word} have as many letters between them, read forwards only, as in the English alphabet?`,
            `${word} లో ముందు దిశలో మాత్రమే చూస్తే, ఆంగ్ల అక్షరమాలలో ఉన్నన్ని అక్షరాలే మధ్యలో ఉన్న అక్షర జతలు ఎన్ని?`,
            `${word} में केवल आगे की दिशा में कितने अक्षर-युग्म ऐसे हैं जिनके बीच उतने ही अक्षर हैं जितने अंग्रेज़ी वर्णमाला में?`,
          )
        : say(
            `How many pairs of letters in ${word} have as many letters between them, read forwards or backwards, as in the English alphabet?`,
            `${word} లో ముందుకు లేదా వెనక్కు చూస్తే, ఆంగ్ల అక్షరమాలలో ఉన్నన్ని అక్షరాలే మధ్యలో ఉన్న అక్షర జతలు ఎన్ని?`,
            `${word} में आगे या पीछे की दिशा में कितने अक्षर-युग्म ऐसे हैं जिनके बीच उतने ही अक्षर हैं जितने अंग्रेज़ी वर्णमाला में?`,
          ),
      correct: unsaid(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: forwardOnly ? answer + backward : answer - backward, mistake: 'read in the wrong directions' },
          { value: answer + 1, mistake: 'counted a pair twice' },
          { value: answer - 1, mistake: 'overlooked a pair' },
          { value: answer + 2, mistake: 'counted pairs that are one place off' },
          { value: answer - 2, mistake: 'overlooked pairs' },
        ],
        { format: String, plausible: (value) => value >= 0, spares: [answer + 3, answer + 4] },
      ),
      explanation: paragraphs(
        say(
          'Write the place of each letter in the alphabet under it; a pair counts when the difference of these numbers equals the difference of the places in the word.',
          'ప్రతి అక్షరం కింద దాని అక్షరమాల సంఖ్య రాయండి; ఆ సంఖ్యల తేడా పదంలోని స్థానాల తేడాకు సమానమైతే ఆ జత లెక్కలోకి వస్తుంది.',
          'हर अक्षर के नीचे वर्णमाला में उसका स्थान लिखें; इन संख्याओं का अंतर शब्द में स्थानों के अंतर के बराबर हो तो युग्म गिना जाता है।',
        ),
        say(
          `${[...word].map((one) => `${one} ${place(one)}`).join(', ')}: ${shown}.`,
          `${[...word].map((one) => `${one} ${place(one)}`).join(', ')}: ${shown}.`,
          `${[...word].map((one) => `${one} ${place(one)}`).join(', ')}: ${shown}।`,
        ),
        answerLine(unsaid(String(answer))),
      ),
    }
  },
  // recite the alphabet from each letter while stepping through the word
  verify({ word, forwardOnly }) {
    const runs = (text: string) => {
      let found = 0
      for (let a = 0; a < text.length; a++) {
        const recited = ALPHABET.slice(ALPHABET.indexOf(text[a] as string))
        for (let step = 1; a + step < text.length; step++) if (recited[step] === text[a + step]) found++
      }
      return found
    }
    return String(runs(word) + (forwardOnly ? 0 : runs(reverse(word))))
  },
})
