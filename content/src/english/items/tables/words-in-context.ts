import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { fills } from '../tables.ts'

/** slug | level | sentence | correct | wrong; wrong; … | why */
export const MORE_WORDS_IN_CONTEXT = itemsOf(
  'words-in-context',
  { exams: GRAMMAR_EXAMS, mistake: 'a word that looks or sounds alike, or does not fit the rest of the sentence' },
  [
    // words that are mixed up
    ...fills(`
weather-whether | easy | I do not know ___ the shop is open on Sundays. | whether | weather; wether; either; rather | “Whether” introduces an indirect question; “weather” is sun and rain.
loose-lose | easy | Hold the ticket tight, or you may ___ it. | lose | loose; loss; lost; loosen | After “may” the verb “lose” is needed. “Loose” is “not tight”, “loss” a noun.
quiet-quite | easy | The village is very ___ at night; one hears only the crickets. | quiet | quite; quit; quietly; queue | “Quiet” means “without noise”; “quite” means “rather” or “completely”.
breath-breathe | easy | In the crowded lift it was hard to ___. | breathe | breath; breadth; breathing; breed | After “to” the verb is needed, and it ends in -e; “breath” is the noun.
lightning-lightening | medium | The tree was struck by ___ during the storm. | lightning | lightening; lighting; lighten; lightness | The flash in the sky is “lightning”. “Lightening” is making lighter.
desert-dessert | easy | We had ice cream for ___ after the meal. | dessert | desert; deserts; deserter; descent | The sweet course has two s; the sandy waste has one.
dairy-diary | easy | She writes a page in her ___ every night. | diary | dairy; dowry; daily; dearly | A diary is a book of daily notes; a dairy deals in milk.
adapt-adopt | medium | Camels are able to ___ themselves to great heat. | adapt | adopt; adept; addict; adjoin | To adapt is to make fit. To adopt is to take as one’s own.
eminent-imminent | medium | With the river at the danger mark, a flood is ___. | imminent | eminent; immanent; immune; emigrant | “Imminent” means “about to happen”; “eminent” is “famous”.
allusion-illusion | medium | The poem is full of ___ to the Mahabharata. | allusions | illusions; delusions; elusions; collusions | An allusion is an indirect mention; an illusion is a false appearance.
eligible-illegible | medium | Only graduates are ___ for this post. | eligible | legible; illegible; elegant; edible | “Eligible” means “fit to be chosen”; “legible” is “that can be read”.
historic-historical | hard | The signing of the treaty was a ___ moment that changed the region for ever. | historic | historical; historian; historically; history | What is important in history is “historic”; “historical” only says that something belongs to the past.
moral-morale | medium | The victory raised the ___ of the troops. | morale | moral; mortal; mural; moralist | “Morale” is confidence and spirit; a “moral” is a lesson about right and wrong.
proceed-precede | hard | A short prayer will ___ the lighting of the lamp. | precede | proceed; recede; concede; secede | To precede is to come before. To proceed is to go on, and it takes no object.
council-counsel | medium | The town ___ has voted for a new bus stand. | council | counsel; consul; console; counselling | A council is an elected body; counsel is advice or a lawyer.
ensure-insure | medium | Please ___ that the gas is turned off before you leave. | ensure | insure; assure; endure; injure | To ensure is to make certain. One insures against loss and assures a person.
stationary-car | easy | The lorry hit a ___ car at the side of the road. | stationary | stationery; stationer; stationed; station | “Stationary” with a means “not moving”; “stationery” is paper and pens.
industrious-industrial | medium | Our ___ neighbours work from dawn to dusk. | industrious | industrial; industry; illustrious; indigenous | “Industrious” means “hard-working”; “industrial” is “of factories”.
sensible-sensitive | medium | Her skin is ___ to sunlight, so she carries an umbrella. | sensitive | sensible; sensual; senseless; sensational | “Sensitive to” means “easily affected by”; “sensible” means “having good sense”.
luxuriant-luxurious | hard | The ___ growth of weeds choked the canal. | luxuriant | luxurious; luxury; lucrative; ludicrous | “Luxuriant” is said of plants that grow thickly; “luxurious” of costly comfort.
prescribe-proscribe | hard | The new law will ___ the sale of this poison altogether. | proscribe | prescribe; describe; inscribe; subscribe | To proscribe is to forbid; to prescribe is to order or advise, its near opposite.
veracity-voracity | hard | Nobody questions the ___ of a witness so honest. | veracity | voracity; velocity; vivacity; ferocity | Veracity is truthfulness; voracity is greed for food.
credible-credulous | hard | Only a very ___ person would believe such an advertisement. | credulous | credible; creditable; incredible; accredited | “Credulous” is said of one who believes too easily, “credible” of what can be believed.
popular-populous | medium | Uttar Pradesh is the most ___ state of India. | populous | popular; populace; popularly; populist | “Populous” means “having many people”; “popular” is “liked by many”.
`),
    // the word that the sense of the sentence asks for
    ...fills(`
sense-negligence | easy | The accident was caused by the driver’s ___, for he was using his telephone. | negligence | diligence; vigilance; experience; patience | One who uses a telephone while driving does not give enough care: negligence. Diligence and vigilance are its opposites.
sense-scarcity | easy | After two years without rain there was a great ___ of fodder. | scarcity | abundance; variety; quality; surplus | Without rain little grows, so there is too little fodder: scarcity.
sense-reluctant | medium | He was ___ to lend the camera, but at last he agreed. | reluctant | eager; delighted; anxious; willing | “But at last he agreed” shows that at first he did not want to.
sense-unanimous | medium | The decision was ___; not one member voted against it. | unanimous | controversial; hasty; doubtful; secret | When nobody votes against, the decision is unanimous.
sense-temporary | easy | This is only a ___ arrangement; a proper office will be ready in March. | temporary | permanent; lasting; perfect; final | What is to be replaced in March is meant for a short time.
sense-obsolete | medium | The factory failed because its machines were ___ and its rivals had newer ones. | obsolete | modern; efficient; reliable; automatic | The contrast is with “newer ones”, so “out of date” is meant.
sense-convinced | medium | The evidence was so weak that the judge was not ___. | convinced | deceived; confused; annoyed; interrupted | Weak evidence fails to make a judge believe: he is not convinced.
sense-transparent | medium | Officers should be ___ in spending public money, so that anyone can see where it goes. | transparent | secretive; generous; thrifty; hasty | “So that anyone can see” explains the word: open to view.
sense-alleviate | hard | The charity works to ___ the suffering of the homeless. | alleviate | aggravate; imitate; celebrate; elevate | A charity makes suffering lighter: it alleviates it. To aggravate is to make worse.
sense-frugal | hard | In spite of his wealth he led a ___ life, mending his own clothes and eating simple food. | frugal | lavish; sociable; luxurious; restless | Mending clothes and simple food are signs of thrift.
sense-dubious | hard | The claim is ___, since no other laboratory has been able to repeat the result. | dubious | indisputable; obvious; verified; modest | A result that nobody can repeat is open to doubt.
sense-inevitable | medium | With debts growing every month, the closure of the mill became ___. | inevitable | avoidable; profitable; temporary; voluntary | Growing debts leave no way out: what cannot be avoided is inevitable.
`),
    // joining words
    ...fills(`
join-although | easy | ___ it was raining heavily, the farmers went on working. | Although | Because; Unless; Since; If | Rain would be a reason to stop, so the clauses stand in contrast: “although”.
join-so-that | easy | He spoke into the microphone ___ everyone could hear him. | so that | in case; unless; although; whereas | Purpose is told by “so that … could”.
join-whereas | medium | The northern plains are flat, ___ the Deccan is a plateau. | whereas | because; unless; so that; lest | Two facts are set against each other: “whereas”.
join-as-long-as | medium | You can keep the book ___ you promise not to write in it. | as long as | unless; although; as far as; in case | A condition is stated: “as long as” means “provided that”.
join-otherwise | medium | Water the seedlings every day; ___ they will wither. | otherwise | therefore; moreover; meanwhile; likewise | “Otherwise” means “if not”, and the withering would follow from not watering.
join-nevertheless | hard | The evidence was thin; ___, the panel upheld the charge. | nevertheless | consequently; similarly; for instance; hence | Thin evidence should not lead to a charge being upheld, so a word of contrast is needed.
join-moreover | hard | The flat is small and dark; ___, its rent is far too high. | moreover | however; nevertheless; instead; therefore | A further fault is added to the first two, so “moreover” fits. “However” would announce something good.
`),
    // two blanks
    ...fills(`
two-heavy-rain | easy | The roads were ___ because the town had received ___ rain all night. | flooded … heavy | dry … heavy; crowded … little; flooded … no; repaired … scanty | Heavy rain floods roads; each of the other pairs contradicts “because”.
two-careful-mistake | medium | She was so ___ in her work that her seniors hardly ever found a ___ in it. | meticulous … mistake | careless … fault; meticulous … merit; slow … page; casual … flaw | “So … that hardly ever” joins great care with the lack of mistakes.
two-despite-failed | medium | ___ months of practice, the team ___ to reach the final. | Despite … failed | Because of … failed; Despite … managed; In spite … was unable; Due to … refused | Practice should lead to success, so “despite” goes with failure. “In spite” would need “of”.
two-scarce-prices | medium | When onions are ___, their prices naturally ___. | scarce … rise | scarce … fall; plentiful … soar; rare … raise; abundant … climb | Short supply makes prices rise. “Raise” needs an object.
two-promise-kept | easy | A leader who does not ___ his promises soon loses the ___ of the people. | keep … trust | break … trust; keep … anger; make … envy; remember … hatred | Promises that are not kept cost a leader the trust of the people.
two-scientist-theory | hard | A theory that has been ___ by many experiments should not be ___ lightly. | confirmed … discarded | refuted … discarded; confirmed … accepted; doubted … abandoned; proposed … tested | What has been confirmed deserves to be kept, so it should not be discarded lightly.
two-outspoken-tact | hard | Though she is ___ in her views, she expresses them with such ___ that nobody is offended. | outspoken … tact | timid … courage; outspoken … rudeness; moderate … restraint; blunt … insolence | “Though” sets the first word against the second, and “nobody is offended” shows that the second is tact.
two-initially-later | hard | The drug was at first ___ as a wonder, but doctors grew ___ when its side effects appeared. | hailed … wary | hailed … enthusiastic; condemned … cautious; ignored … careless; dismissed … hostile | “But” turns from praise to caution: hailed, then wary.
`),
  ],
)
