import type { Level } from '../../topics.ts'
import { GRAMMAR_EXAMS } from './exams.ts'
import { ask, itemsOf } from './forms.ts'

const oneWord = (slug: string, level: Level, phrase: string, correct: string, wrong: string[], why: string) =>
  ask(slug, level, `Choose the one word for: **${phrase}**.`, correct, wrong, why)

export const ONE_WORD_SUBSTITUTION = itemsOf(
  'one-word-substitution',
  { exams: GRAMMAR_EXAMS, mistake: 'a word from the same field with another meaning' },
  [
    oneWord(
      'illiterate',
      'easy',
      'unable to read or write',
      'illiterate',
      ['illegible', 'literary', 'illogical', 'ill-mannered'],
      '“Literate” means able to read and write; il- denies it. “Illegible” is said of writing that cannot be read.',
    ),
    oneWord(
      'autobiography',
      'easy',
      'the story of a person’s life written by that person',
      'autobiography',
      ['biography', 'bibliography', 'autograph', 'calligraphy'],
      '“Auto-” means “self”. A biography is written by somebody else; a bibliography is a list of books.',
    ),
    oneWord(
      'aviary',
      'easy',
      'a place where birds are kept',
      'aviary',
      ['apiary', 'aquarium', 'kennel', 'sanatorium'],
      'The word comes from the Latin for “bird”. An apiary, which looks alike, is for bees.',
    ),
    oneWord(
      'paediatrician',
      'easy',
      'a doctor who treats children',
      'paediatrician',
      ['cardiologist', 'dermatologist', 'podiatrist', 'neurologist'],
      'A cardiologist treats the heart, a dermatologist the skin; a podiatrist cares for feet.',
    ),
    oneWord(
      'omnivore',
      'easy',
      'an animal that eats both plants and flesh',
      'omnivore',
      ['herbivore', 'carnivore', 'insectivore', 'parasite'],
      '“Omni-” means “all”. A herbivore eats plants only, a carnivore flesh only, an insectivore insects.',
    ),
    oneWord(
      'oligarchy',
      'medium',
      'government by a small group of powerful people',
      'oligarchy',
      ['monarchy', 'anarchy', 'democracy', 'autocracy'],
      '“Oligo-” means “few”. In a monarchy or an autocracy one person rules, in anarchy nobody.',
    ),
    oneWord(
      'ephemeral',
      'medium',
      'lasting for a very short time',
      'ephemeral',
      ['perennial', 'eternal', 'periodic', 'contemporary'],
      'What lasts only a short time is ephemeral; perennial and eternal are its opposites, and periodic means “coming back at intervals”.',
    ),
    oneWord(
      'somnambulist',
      'medium',
      'a person who walks in sleep',
      'somnambulist',
      ['insomniac', 'ventriloquist', 'philatelist', 'pedestrian'],
      'The word joins “sleep” and “walk”. An insomniac cannot sleep at all; a pedestrian walks awake.',
    ),
    oneWord(
      'ambidextrous',
      'medium',
      'able to use both hands equally well',
      'ambidextrous',
      ['ambiguous', 'ambivalent', 'amphibious', 'amorphous'],
      '“Ambi-” means “both”, “dexter” the right hand: as if one had two right hands. “Ambiguous” has two meanings, “ambivalent” two feelings.',
    ),
    oneWord(
      'incorrigible',
      'medium',
      'beyond correction or reform',
      'incorrigible',
      ['inevitable', 'invincible', 'incredible', 'inaudible'],
      '“Corrigible” means “that can be corrected”. Inevitable is “that cannot be avoided”, invincible is “that cannot be defeated”.',
    ),
    oneWord(
      'panacea',
      'hard',
      'a remedy for all diseases or difficulties',
      'panacea',
      ['placebo', 'antidote', 'vaccine', 'sedative'],
      '“Pan-” means “all”. An antidote works against one poison; a placebo has no active drug in it.',
    ),
    oneWord(
      'misanthrope',
      'hard',
      'a person who hates mankind',
      'misanthrope',
      ['philanthropist', 'misogynist', 'pessimist', 'anthropologist'],
      '“Mis-” here means “hate”, “anthrop-” “man”. A misogynist hates women; a philanthropist loves mankind.',
    ),
  ],
)
