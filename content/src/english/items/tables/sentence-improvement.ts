import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { improvements } from '../tables.ts'

/** slug | level | sentence with a part in bold | other; other; … | letter of the answer (the last: no improvement) | why */
export const MORE_SENTENCE_IMPROVEMENT = itemsOf(
  'sentence-improvement',
  { exams: GRAMMAR_EXAMS, mistake: 'leaves the fault or makes a new one' },
  [
    // three others, for papers of four options
    ...improvements(`
one-of-the-best-player | easy | She is **one of the best player** in the state. | one of the best players; one of best player; the one best players | A | “One of the” + superlative is followed by a plural noun.
go-to-home | easy | After the film we **went to home** by auto. | gone home; went home; went to the home | B | “Home” is an adverb here and takes no preposition.
did-not-came | easy | The plumber **did not came** yesterday. | had not came; does not come; did not come | C | “Did not” is followed by the base form, and “yesterday” rules out “does”.
sound-used-to | easy | My grandmother **used to tell** us stories at night. | is used to tell; use to tell; uses to tell | D | “Used to” + base form tells of a past habit; the sentence is right.
how-to-spell | easy | Do you know **how is this word spelt**? | how this word is spelt; how spelt is this word; that how this word is spelt | A | An indirect question has the order of a statement.
enough-rich | easy | He is **enough rich** to buy two such houses. | rich as enough; rich enough; so enough rich | B | “Enough” follows the adjective that it limits.
too-glad | easy | I am **too glad** to hear of your success. | to glad; so much glad; very glad | C | “Too” means “more than is right” and would make the gladness excessive; “very” is meant.
sound-each-other | easy | The two friends helped **each other** through the crisis. | one other; themselves with; them both | D | For two persons “each other” is right.
when-i-was-young | easy | When I was young, I **am playing** hockey every day. | played; have played; have been playing | A | A past habit, fixed by “when I was young”, is told in the simple past.
ordered-for | easy | We **ordered for** two plates of idli. | ordered to; ordered; ordered of | B | As a verb, “order” takes its object directly; “for” follows the noun (“an order for”).
cope-up | medium | She could not **cope up with** the noise of the hostel. | cope up; cope to; cope with | C | The verb is “cope with”; “up” does not belong to it.
sound-would-you-mind | medium | Would you mind **opening** the window? | to open; open; if opening | D | “Mind” is followed by an -ing form; the sentence is right.
avoid-to-meet | medium | He tried to **avoid to meet** the press. | avoid meeting; avoid that he meets; avoid from meeting | A | “Avoid” is followed by an -ing form.
made-to-wait | medium | We were **made wait** for three hours at the counter. | made waiting; made to wait; make to wait | B | In the passive “make” is followed by a to-infinitive, though the active has none.
no-other-than | medium | Our guide was **no other** than the author of the book. | not other; nothing else; none other | C | The fixed expression is “none other than”.
sound-as-if | medium | She spends money **as if she were** a millionaire. | as if she is; like she is; as though she has been | D | “As if” before something untrue of the present takes “were”; the sentence is right.
pains-taken | medium | The cook **takes great pain** over every dish. | takes great pains; takes a great pain; makes great pain | A | “Take pains” (make an effort) is always plural.
three-days-leave | medium | He has applied for a **three-days leave**. | three days leave; three-day leave; three-day’s leave | B | A number + noun used as an adjective stays singular with a hyphen.
comparatively-better | medium | The patient is **comparatively better** today. | more better; comparatively more good; better | C | “Better” already compares, so “comparatively” is superfluous.
sound-so-that | medium | He spoke slowly **so that everyone could** follow him. | so as everyone could; such that everyone can; that so everyone could | D | Purpose is rightly told by “so that … could” after a past verb.
no-sooner-order | hard | **No sooner the bell rang** than the children ran out. | No sooner did the bell ring; No sooner had rung the bell; No sooner the bell had rung | A | A sentence that begins with “no sooner” puts the auxiliary before the subject.
idea-of | hard | The poem **gives an idea about** how the poet felt in exile. | is giving idea how; gives an idea of; gives ideas for | B | “Idea” takes “of” before what is described.
if-will-have | hard | If you **will have finished** your work, you may go. | would have finished; had finished; have finished | C | An if-clause that stands for the future takes a present form; “have finished” fits “may go”.
sound-lest | hard | They whispered **lest they should** wake the baby. | lest they would not; so as they should; that lest they should | D | “Lest … should” is the right pair; “lest” already has a negative sense.
rather-die | hard | She would rather starve **than to beg**. | than begging; than beg; than to be begging | B | “Would rather” takes the base form, and so does the verb after “than”.
`),
    // four others, for papers of five options
    ...improvements(`
phrase-has-to-be | easy | Every passenger **have to show** a ticket at the gate. | have to shows; has to show; has to showing; are having to show | B | “Every passenger” is singular and takes “has to” + base form.
phrase-in-order-to | easy | The bank sent a message **for to warn** its customers. | for warn; to warning; to warn; in order warn | C | Purpose is told by the to-infinitive, without “for”.
phrase-sound-by-monday | easy | All forms must be **submitted by Monday**. | submit by Monday; submitted until Monday; submitting by Monday; submitted since Monday | E | A passive after “must” takes be + participle, and “by” sets the last day; the sentence is right.
phrase-as-soon-as | easy | I will call you **as soon as I will reach** Kurnool. | as soon as I reach; as soon I reach; soon as I will reach; as soon as I reached | A | After “as soon as” the simple present stands for the future.
phrase-one-of-reasons | easy | Poor light is **one of the reason** for accidents here. | one of reasons; the one of reasons; one the reason; one of the reasons | D | “One of the” is followed by a plural noun.
phrase-deal-with | medium | The new officer knows how **to deal to** angry customers. | to dealing with; to deal with; to deal by; dealing with | B | “Deal” takes “with” in the sense of “handle”, and “how” takes the to-infinitive.
phrase-forced-to | medium | Sales fell, and the company **was forced closing** two plants. | was forced close; had forced to close; was forced to close; was forcing to close | C | “Be forced” takes a to-infinitive.
phrase-sound-have-been | medium | Prices **have been rising** steadily since January. | are rising; were rising; rise; had risen | E | “Since January” up to now asks for the present perfect (continuous); the sentence is right.
phrase-neither-nor | medium | The plan is neither practical **or it is cheap**. | nor cheap; or cheap; nor it is cheap; nor being cheap | A | “Neither” is paired with “nor”, and like is joined with like: two adjectives.
phrase-not-only-also | medium | The dam will not only store water **but generating** power. | but also generating; and also generate; but also to generate; but also generate | D | After “not only store” the second verb must have the same form: “but also generate”.
phrase-in-case-of | medium | Ring this bell **in case there is of** a fire. | in case of there is; in case of; in the case if; in case that of | B | Before a noun the expression is “in case of”.
phrase-since-when | medium | He has been absent **from work since** three days. | of work since; from work from; from work for; to work for | C | A length of time takes “for”, and “absent” takes “from”.
phrase-sound-many-of-whom | medium | The hall was full of students, **many of whom** had come by bus. | many of them; many of who; many of which; most of they | E | A relative pronoun for persons is needed to join the clauses, and “of” takes “whom”; the sentence is right.
phrase-preferable | medium | Travelling by train is **more preferable than** driving at night. | preferable to; more preferable to; preferable than; most preferable to | A | “Preferable” is already a comparison: it takes “to” and no “more”.
phrase-lack-of | medium | The village **is lacking of** a proper school building. | lacks of; lacks for; is lack of; lacks | D | As a verb, “lack” takes its object directly and is not used in the continuous.
phrase-scarcely | hard | Scarcely **the minister had finished** when questions poured in. | the minister finished; had the minister finished; did the minister finished; has the minister finished | B | “Scarcely” at the beginning puts the auxiliary before the subject, and the earlier action takes the past perfect.
phrase-bridge-being-closed | hard | **Being that the bridge was closed**, we took the ferry. | The bridge closing; Having closed the bridge; The bridge being closed; Because the closed bridge | C | A participle needs a subject: “the bridge being closed”. “Having closed the bridge” would mean that we closed it.
phrase-sound-were-it | hard | **Were it not for** her pension, she would have to work. | Was it not for; If it was not by; Were it not by; Had it not for | E | “Were it not for” stands for “if it were not for”; the sentence is right.
phrase-as-good-as | hard | This model is as good, **if not better than**, the imported one. | as, if not better than,; than, if not better as,; if not better as,; so, if not better than, | A | Each comparison needs its own word: “as good as, if not better than, …”.
phrase-each-of-which | hard | He owns three shops, **all them** are let out. | all of them; all which; each of them; all of which | D | Two clauses need a joining word; “of which” joins them and stands for “shops”. “All of them” would leave two sentences joined by a comma.
phrase-refusal-to | hard | The delay was due to **the banks refusal of lending**. | the bank refusing of lending; the bank’s refusal to lend; the bank’s refusing for lending; the banks’ refusal of lend | B | The possessive needs an apostrophe, and “refusal” takes a to-infinitive.
phrase-had-i-known | hard | **If I would know** earlier, I would have come. | If I knew; Had I know; Had I known; If I have known | C | “Would have come” answers to a past condition: “if I had known” or “had I known”.
phrase-sound-little-did | hard | Little **did he suspect** that the caller was a cheat. | he suspected; he did suspect; has he suspect; did he suspected | E | A negative adverb such as “little” at the beginning puts the auxiliary before the subject; the sentence is right.
`),
  ],
)
