import { REWRITING_EXAMS } from './exams.ts'
import { itemsOf, rewrite } from './forms.ts'

const report = rewrite('Change the sentence into indirect speech.')
const quote = rewrite('Change the sentence into direct speech.')

export const NARRATION = itemsOf(
  'narration',
  { exams: REWRITING_EXAMS, mistake: 'keeps a tense, a person or a word order that reporting changes' },
  [
    report(
      'statement',
      'easy',
      'Ravi said, “I am tired.”',
      'Ravi said that he was tired.',
      [
        'Ravi said that I was tired.',
        'Ravi said that he had been tired.',
        'Ravi said that he has been tired.',
        'Ravi said that he were tired.',
      ],
      'After “said” the present “am” becomes “was”, and “I” becomes “he”, for Ravi speaks of himself. “Had been” answers to a past tense in the quotation.',
    ),
    report(
      'universal-truth',
      'easy',
      'The teacher said to us, “The earth is round.”',
      'The teacher told us that the earth is round.',
      [
        'The teacher said us that the earth is round.',
        'The teacher told to us that the earth is round.',
        'The teacher told us that the earth had been round.',
        'The teacher told us that the earth has been round.',
      ],
      'A truth of all times keeps its present tense, and “said to” becomes “told” without “to”. “Said us” lacks “to”, “told to us” has one too many.',
    ),
    report(
      'wh-question',
      'easy',
      'Meena said to me, “Where do you live?”',
      'Meena asked me where I lived.',
      [
        'Meena asked me where did I live.',
        'Meena asked me where do I live.',
        'Meena asked me where you lived.',
        'Meena asked me that where I lived.',
      ],
      'A reported question has the order of a statement, without “do” or “did”, and the question word itself joins the clauses. “Where did I live” is still a direct question.',
    ),
    report(
      'request',
      'easy',
      'Kiran said to Arun, “Please lend me your pen.”',
      'Kiran requested Arun to lend him his pen.',
      [
        'Kiran requested Arun to lend me your pen.',
        'Kiran told Arun that please lend him his pen.',
        'Kiran requested Arun for lending him his pen.',
        'Kiran requested Arun that he lends him his pen.',
      ],
      'A polite command becomes “requested” + person + to-infinitive; “please” disappears and the pronouns follow the reporter. “Lend me your pen” still has those of the speaker.',
    ),
    report(
      'yes-no-question',
      'medium',
      'The guard said to me, “Do you have a ticket?”',
      'The guard asked me if I had a ticket.',
      [
        'The guard asked me did I have a ticket.',
        'The guard asked me that if I had a ticket.',
        'The guard asked me if you had a ticket.',
        'The guard asked me if do I have a ticket.',
      ],
      'A question without a question word is joined by “if” or “whether” and keeps the order subject + verb. “That if” doubles the joining word.',
    ),
    report(
      'future',
      'medium',
      'She said to me, “I will call you tomorrow.”',
      'She told me that she would call me the next day.',
      [
        'She told me that she will call me the next day.',
        'She told me that she would call you the next day.',
        'She told me that I would call her the next day.',
        'She told me that she would have called me the next day.',
      ],
      '“Will” becomes “would”, “tomorrow” becomes “the next day”, “I” follows the speaker and “you” the listener. “Will call” does not follow the past “told”.',
    ),
    report(
      'negative-command',
      'medium',
      'The captain said to the players, “Don’t lose heart.”',
      'The captain told the players not to lose heart.',
      [
        'The captain told the players do not lose heart.',
        'The captain told the players that not to lose heart.',
        'The captain forbade the players not to lose heart.',
        'The captain told the players to not lost heart.',
      ],
      'A negative command becomes “told … not to”. “Forbade … not” would say the opposite, for “forbid” is itself negative.',
    ),
    report(
      'exclamation',
      'medium',
      'The boy said, “What a lovely kite it is!”',
      'The boy exclaimed that it was a very lovely kite.',
      [
        'The boy exclaimed that what a lovely kite it was.',
        'The boy exclaimed that it is a very lovely kite.',
        'The boy exclaimed that a very lovely kite was it.',
        'The boy said that how lovely kite it was.',
      ],
      'An exclamation becomes a statement after “exclaimed that”; “what a” turns into “a very”. “That what” keeps the exclamation inside a statement.',
    ),
    report(
      'past-to-past-perfect',
      'medium',
      'He said, “I bought this watch yesterday.”',
      'He said that he had bought that watch the previous day.',
      [
        'He said that he has bought that watch the previous day.',
        'He said that I had bought that watch the previous day.',
        'He said that he would buy that watch the previous day.',
        'He said that he had been bought that watch the previous day.',
      ],
      'The simple past becomes the past perfect, “this” becomes “that” and “yesterday” “the previous day”. “Has bought” does not follow the past “said”.',
    ),
    report(
      'let-us',
      'hard',
      'Priya said to her friends, “Let us take the metro.”',
      'Priya suggested to her friends that they should take the metro.',
      [
        'Priya suggested her friends to take the metro.',
        'Priya told her friends that let them take the metro.',
        'Priya suggested to her friends that let us take the metro.',
        'Priya suggested to her friends that we should have taken the metro.',
      ],
      '“Let us” makes a suggestion: “suggested to somebody that … should”. “Suggest” takes neither a person as direct object nor a to-infinitive, so “suggested her friends to take” fails.',
    ),
    quote(
      'direct-question',
      'hard',
      'The clerk asked me whether I had filled in the form.',
      'The clerk said to me, “Have you filled in the form?”',
      [
        'The clerk said to me, “Have I filled in the form?”',
        'The clerk said to me, “You have filled in the form.”',
        'The clerk said to me, “Will you fill in the form?”',
        'The clerk said to me, “Whether you have filled in the form?”',
      ],
      '“Asked whether” reports a yes-no question; “I” was the listener and becomes “you”, and “had filled” goes back to “have filled”. “Whether” itself has no place in the direct question.',
    ),
  ],
)
