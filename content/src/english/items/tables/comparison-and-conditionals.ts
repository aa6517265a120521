import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { fills } from '../tables.ts'

/** slug | level | sentence | correct | wrong; wrong; … | why */
export const MORE_COMPARISON_AND_CONDITIONALS = itemsOf(
  'comparison-and-conditionals',
  { exams: GRAMMAR_EXAMS, mistake: 'a degree or a verb form that the other half of the sentence does not allow' },
  fills(`
as-tall-as | easy | Sita is as ___ as her brother. | tall | taller; tallest; more tall; so tall | “As … as” compares equals and takes the positive degree.
best-in-class | easy | Rohini is the ___ singer in our college. | best | better; good; most best; well | “The” with a group of more than two asks for the superlative of “good”.
worse-than | easy | The road is ___ than it was last year. | worse | bad; worst; more bad; badder | “Than” needs a comparative, and that of “bad” is “worse”.
zero-conditional | easy | If you heat ice, it ___. | melts | melted; would melt; will have melted; would have melted | What is always true takes the simple present in both halves.
first-conditional-miss | easy | If we leave now, we ___ the ten o’clock bus. | will catch | would catch; caught; would have caught; had caught | A condition in the present with a real chance takes “will” in the main clause.
second-conditional-lottery | easy | If I had a car, I ___ you to the station. | would drive | will drive; drive; would have driven; drove | “Had” speaks of what is not so now; the main clause takes “would” + base form.
heavier-of-two | easy | Which of the two bags is the ___? | heavier | heaviest; more heavy; most heavy; heavy | Of two things the comparative is used, with “the” before it.
much-better | easy | I feel ___ better today than I did yesterday. | much | very; more; most; so | A comparative is made stronger by “much” or “far”; “very” goes with the positive degree, and “more better” is double.
more-beautiful | easy | The lake looks ___ by moonlight than by day. | more beautiful | most beautiful; beautifuller; beautiful; more beautifully | Long adjectives form the comparative with “more”. “Looks” takes an adjective, not an adverb.
junior-to | medium | Though he is junior ___ many of us, he was made the leader. | to | than; from; of; over | Senior, junior, superior, inferior, prior and prefer take “to”, not “than”.
no-other-as | medium | No other metal is as ___ as iron. | useful | more useful; most useful; usefuller; usefully | “As … as” takes the positive degree also when the sense is that of a superlative.
third-conditional-missed | medium | If she had told me about the interview, I ___ her to the office. | would have taken | would take; will take; had taken; took | A condition that was not fulfilled in the past (had + participle) takes “would have” + participle.
had-he-studied | medium | If he ___ the instructions, he would not have damaged the machine. | had read | has read; read; would have read; reads | “Would not have damaged” answers to a past condition that was not fulfilled: had + participle.
provided-that | medium | You may borrow my cycle ___ you return it by six. | provided | unless; lest; until; whereas | “Provided (that)” means “on condition that”. “Unless” would reverse the sense.
lest-should | medium | Write it down lest you ___ forget. | should | will; may not; would; could | “Lest” means “for fear that” and is followed by “should”; it already contains a negative.
unless-present | medium | The plants will die unless you ___ them. | water | will water; do not water; would water; watered | “Unless” takes the simple present for the future, and it already means “if not”.
mixed-conditional | medium | If I had taken that job, I ___ in Mumbai now. | would be living | would have lived; will be living; was living; had lived | The condition is past but “now” puts the result in the present: would + be.
less-fewer | medium | There were ___ mistakes in this essay than in the last one. | fewer | less; lesser; few; little | “Mistakes” is countable, so its comparative is “fewer”; “less” goes with uncountable nouns.
twice-as-much | medium | This phone costs ___ that one. | twice as much as | twice more than; twice much as; two times more as; as twice as | A multiple is followed by “as much as” or “as many as”.
prefer-to-swimming | medium | He prefers reading to ___. | swimming | swim; have swum; swam; be swimming | “Prefer … to” joins two like forms; “to” is a preposition here and takes an -ing form.
further-orders | medium | The office will remain closed until ___ orders. | further | farther; furthest; far; farthest | “Further” means “additional”; “farther” is used of distance.
latter | medium | Of tea and coffee, I like the ___ better, though I drink tea at home. | latter | later; last; latest; late | Of two things named, the second is “the latter”. “Later” speaks of time.
elder-older | medium | My ___ brother works in the forest department. | elder | older than; eldest of; more old; more elder | Before a relation, “elder” is used; it is not followed by “than”.
should-he-call | hard | ___ he call while I am away, please take down his number. | Should | Would; If; Unless; Were | “Should he call” means “if he should call”. “If” would need “calls”, and “were” would need “to call”.
but-for | hard | ___ your timely help, we would have lost everything. | But for | In case of; Owing to; In spite of; Because of | “But for” means “if it had not been for”, as “would have lost” requires.
were-it-not | hard | ___ it not for the pension, the old couple would starve. | Were | Was; Had; If; Should | “Were it not for” stands for “if it were not for”; the verb comes before the subject in place of “if”.
cleverest-and-kindest | hard | She is not only the cleverest but also the ___ of the three. | kindest | kinder; most kindest; kind; more kind | Both adjectives are governed by “the … of the three”, so both are superlatives.
supposing-you-won | hard | Suppose you ___ the first prize, what would you do with the money? | won | win; will win; had won; have won | “Would you do” shows that the case is imagined, so the past form is used.
the-more-you-have | hard | The ___ you practise, the fewer mistakes you make. | more | most; much; many; further | “The … the …” joins two comparatives; that of “much” is “more”.
in-case | hard | Carry a torch in case the lights ___ out. | go | would go; had gone; will go; will have gone | “In case” takes the simple present for what may happen in the future.
`),
)
