import type { Level } from '../../topics.ts'
import { GRAMMAR_EXAMS } from './exams.ts'
import { ask, itemsOf } from './forms.ts'

const spelt = (slug: string, level: Level, sense: string, correct: string, wrong: string[], why: string) =>
  ask(slug, level, `Which is the correct spelling of the word that means “${sense}”?`, correct, wrong, why)

export const SPELLING = itemsOf(
  'spelling',
  { exams: GRAMMAR_EXAMS, mistake: 'a common misspelling, or a sound word taken for a misspelt one' },
  [
    spelt(
      'receive',
      'easy',
      'to get something that is sent or given',
      'receive',
      ['recieve', 'receeve', 'receve', 'riceive'],
      'After c, where the sound is “ee”, e comes before i. “Recieve” follows the rule for other letters, as in “believe”.',
    ),
    spelt(
      'separate',
      'easy',
      'not joined; apart',
      'separate',
      ['seperate', 'separete', 'saparate', 'seprate'],
      'There is “a rat” in the middle: sep-a-rate. Its weak sound tempts one to an e.',
    ),
    spelt(
      'beginning',
      'easy',
      'the first part of something',
      'beginning',
      ['begining', 'beggining', 'beginnig', 'bigining'],
      'The stress is on the second syllable, so the n is doubled before -ing; the g is not.',
    ),
    spelt(
      'necessary',
      'easy',
      'that must be had or done',
      'necessary',
      ['neccessary', 'necesary', 'neccesary', 'necessery'],
      'One c and two s, as in one collar and two sleeves. “Neccessary” doubles the c as well.',
    ),
    spelt(
      'definitely',
      'easy',
      'without doubt',
      'definitely',
      ['definately', 'definitly', 'definetly', 'difinitely'],
      'It is formed from “definite”, which contains “finite”, so the vowel is i, and the final e stays before -ly.',
    ),
    spelt(
      'accommodation',
      'medium',
      'a place to live or stay in',
      'accommodation',
      ['accomodation', 'acommodation', 'accommadation', 'acomodation'],
      'Double c and double m. One of the two m is what most people leave out.',
    ),
    spelt(
      'occurrence',
      'medium',
      'something that happens',
      'occurrence',
      ['occurence', 'occurrance', 'ocurrence', 'occurance'],
      'Double c; the r is doubled because “occur” is stressed at its end; and the ending is -ence.',
    ),
    spelt(
      'embarrass',
      'medium',
      'to make somebody feel ashamed or awkward',
      'embarrass',
      ['embarass', 'embarras', 'embaras', 'emberrass'],
      'Double r and double s. “Harass”, with one r, misleads.',
    ),
    spelt(
      'privilege',
      'medium',
      'a right that only some people have',
      'privilege',
      ['previlege', 'privilage', 'priviledge', 'privelege'],
      'Two i, then two e, and no d: priv-i-lege.',
    ),
    spelt(
      'questionnaire',
      'medium',
      'a printed list of points on which one is asked for answers',
      'questionnaire',
      ['questionaire', 'questionnair', 'questionnare', 'questionairre'],
      'Double n, one r and a final e. “Millionaire”, with one n, misleads.',
    ),
    spelt(
      'entrepreneur',
      'hard',
      'a person who starts a business and takes its risks',
      'entrepreneur',
      ['enterpreneur', 'entreprenuer', 'enterprenuer', 'entreprener'],
      'It comes from French: “entre”, not “enter” as in “enterprise”, and -eur at the end.',
    ),
    ask(
      'misspelt-liaison',
      'hard',
      'Which of these words is **wrongly** spelt?',
      'liason',
      ['connoisseur', 'rendezvous', 'manoeuvre', 'bureaucracy'],
      'It has an i on each side of the a: “liaison”. The others are right in spite of their French vowels.',
    ),
    ask(
      'misspelt-consensus',
      'hard',
      'One of these words is **not** spelt correctly. Which one?',
      'concensus',
      ['conscience', 'conscious', 'condescend', 'concede'],
      'The word is akin to “consent” and is written “consensus”, with s; “census”, with c, misleads. The others begin with con- and have sc or c after it.',
    ),
  ],
)
