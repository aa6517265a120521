import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { asked, fills } from '../tables.ts'

/** slug | level | sentence or question | correct | wrong; wrong; … | why */
export const MORE_WORD_FORMATION = itemsOf(
  'word-formation',
  { exams: GRAMMAR_EXAMS, mistake: 'another part of speech, or a form that does not exist' },
  [
    ...fills(`
succeed-to-noun | easy | Her ___ (SUCCEED) in the contest made the whole street proud. | success | successful; succeed; successfully; succession | After “her” a noun is needed; the noun for having succeeded is “success”. “Succession” is a following one after another.
danger-to-adjective | easy | It is ___ (DANGER) to ride without a helmet. | dangerous | danger; dangerously; endanger; dangered | After “it is” an adjective is needed; it is formed with -ous.
quick-to-adverb | easy | The nurse acted ___ (QUICK) and saved the child. | quickly | quickness; quicken; quickening; quicked | How she acted is told by an adverb, formed with -ly.
poor-to-noun | easy | Many families in the hills live in great ___ (POOR). | poverty | poorer; poorly; pauper; impoverish | After the adjective “great” a noun is needed: “poverty”. A pauper is a very poor person.
teach-to-noun | easy | Patience is the first quality of a good ___ (TEACH). | teacher | teachable; taught; teachful; teachery | The person who does the action of a verb is named with -er.
honest-to-noun | easy | We were struck by the old man’s ___ (HONEST). | honesty | honest; honestly; honestness; honour | After a possessive a noun is needed, formed with -y.
care-to-adverb | easy | Lift the glass ___ (CARE) or it will break. | carefully | careful; care; carefulness; caring | An adverb tells how to lift: careful + -ly, with two l.
destroy-to-noun | medium | The ___ (DESTROY) of the forest drove the elephants into the fields. | destruction | destructive; destructively; destroyer; destroyment | After “the” and before “of” a noun is needed: “destruction”. A destroyer is one who destroys.
explain-to-noun | medium | No ___ (EXPLAIN) was given for the delay. | explanation | explaination; explanatory; explainment; explainer | The noun drops the i of “explain”: ex-plan-ation.
wide-to-verb | medium | The corporation plans to ___ (WIDE) the road to the port. | widen | width; widely; widening; enwide | After “to” a verb is needed; it is made with -en.
able-to-noun | medium | He has the ___ (ABLE) to explain hard things simply. | ability | able; ably; ableness; inable | After “the” a noun is needed: “ability”.
prosper-to-adjective | medium | The canal made a poor district ___ (PROSPER). | prosperous | prosperity; prosperer; prosperously; prosperate | “Made” + object takes an adjective to say what the object became.
hero-to-adjective | medium | The firemen made a ___ (HERO) effort to save the granary. | heroic | heroism; heroically; heroine; heroed | Before the noun “effort” an adjective is needed: “heroic”.
admit-to-noun | medium | ___ (ADMIT) to the fort is free on Fridays. | Admission | Admittedly; Admissible; Admit; Admittable | A noun is needed as the subject; that of “admit” for entering a place is “admission”.
strong-to-verb | medium | Engineers have advised the board to ___ (STRONG) the old dam. | strengthen | strength; strongly; strongen; enstrong | The verb is made from the noun “strength” with -en.
repeat-to-noun | medium | Careful editing removes every needless ___ (REPEAT). | repetition | repeatition; repetitive; repeatedly; repeatment | The noun changes its vowels: repe-ti-tion.
believe-to-negative | hard | The story of the flying bull is quite ___ (BELIEVE). | unbelievable | disbelief; believably; unbelievably; imbelievable | An adjective that denies is needed; this one takes un- and -able. “Disbelief” is a noun.
suspect-to-adjective | hard | The guard became ___ (SUSPECT) when the lorry stopped without lights. | suspicious | suspicion; suspectful; suspiciously; suspension | After “became” an adjective is needed: “suspicious”. “Suspicion” is the noun.
deceive-to-noun | hard | She saw through the ___ (DECEIVE) at once. | deception | deceptive; deceitful; deceivement; deceptively | After “the” a noun is needed: “deception”. The other real words are adjectives and an adverb.
reside-to-adjective | hard | Factories are not allowed in this ___ (RESIDE) area. | residential | resident; residence; reside; residual | An area of houses is “residential”. “Residual” means “left over”.
`),
    ...asked(`
opposite-of-possible | easy | Which is the opposite of “possible” formed with a prefix? | impossible | inpossible; unpossible; dispossible; ilpossible | The prefix in- becomes im- before p, b and m: impossible, imbalance, immature.
opposite-of-obey | easy | Which is the opposite of “obey” formed with a prefix? | disobey | unobey; inobey; misobey; nonobey | “Dis-” makes opposites of verbs such as obey, agree and approve.
opposite-of-mature | medium | Which is the opposite of “mature” formed with a prefix? | immature | unmature; inmature; dismature; irmature | The prefix in- becomes im- before m. “Premature” would mean “too early”.
inter-as-in-interval | medium | In which word does “inter-” mean “between”, as in “interval”? | interstate | interment; internal; interior; internist | A bus that runs between two states is interstate. Interment, a burial, is in- + “terra” (earth); the others speak of what is inside.
suffix-for-study | medium | Which suffix forms the names of studies, as in “the study of animals”? | -logy | -graph; -phobia; -cide; -meter | Zoology is the study of animals: -logy is “study”. -Graph is writing, -phobia fear, -cide killing.
noun-from-hate | medium | Which is the noun formed from the verb “hate”? | hatred | hateful; hatefully; hatable; hatedly | “Hateful” is the adjective and “hatefully” the adverb; the noun is “hatred”.
meaning-of-omni | hard | What does “omni-” mean in “omnipotent” and “omnibus”? | all | one; many times; equal; half | Omnipotent is “all-powerful”; an omnibus is a vehicle “for all”.
meaning-of-circum | hard | What does “circum-” mean in “circumference” and “circumnavigate”? | around | across; against; together; under | The circumference is the line around a circle; to circumnavigate is to sail around.
`),
  ],
)
