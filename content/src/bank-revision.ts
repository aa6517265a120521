/**
 * Counted up when questions were corrected: an installation then makes the papers again that nobody has opened. 1: options that
 * do not reveal the answer by their place or by what they have in common, explanations of printed options only, topics mixed. 2: each
 * written item in one series, no two questions of a paper that differ in their numbers alone. 3: passages and clozes read a
 * second time, Hindi and Telugu words spelt as textbooks do. 4: the place of the right number among the options not known
 * from what is asked. 5: four gaps and words of passages for which two options could be defended. 6: explanations of facts speak of
 * the options that are printed, options of idioms have one form, no statement gives its answer away, no year lies ahead. 7: options
 * that can be (bits, counts of what is there, given numbers), what is said of 29 February, cases of a field and a boat, articles
 * and verbs of facts, gaps that another option would fill as well. 8: Telugu and Hindi read again: gender and number, one word for one
 * thing, what a sentence means, endings of numbers and names. 9: cases of Hindi nouns and ordinals, Telugu endings written to their
 * words, one spelling of a word, agreement with what is drawn. 10: the right number not the only whole one among decimals, options
 * that can be (faces of a die, hours of a clock, heights of tents), a pie chart whose ratios can be read, the steps that decide and
 * no factors of 1 or unreduced fractions in solutions, a sentence with one error only. 11: odd one out speaks of as many things
 * as are printed, commas in all numbers of a question or in none, hard series with a wrong term of harder rules, words and
 * prepositions for which no second option can be defended, written items in papers of the series that they belong to.
 */
export const BANK_REVISION = 11
