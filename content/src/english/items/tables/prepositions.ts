import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { fills } from '../tables.ts'

/** slug | level | sentence | correct | wrong; wrong; … | why */
export const MORE_PREPOSITIONS = itemsOf(
  'prepositions',
  { exams: GRAMMAR_EXAMS, mistake: 'a preposition that this word does not take' },
  fills(`
at-clock-time | easy | The bank opens ___ ten o’clock. | at | on; in; by; to | Hours of the clock take “at”, days “on”, months and years “in”.
in-month | easy | Sankranti falls ___ January. | in | on; at; by; over | Months and years take “in”; “on” is for days and dates.
fond-of | easy | My niece is fond ___ mangoes. | of | for; with; to; at | “Fond” is always followed by “of”.
interested-in | easy | Are you interested ___ old coins? | in | on; for; at; with | “Interested” takes “in” before the thing that attracts.
by-train | easy | We went to Tirupati ___ train. | by | in; on; with; from | Means of travel without an article take “by”. “In” or “on” would need “a train” or “the train”.
listen-to | easy | Please listen ___ the announcement carefully. | to | at; for; on; of | “Listen” takes “to” before what is heard.
since-2010 | easy | He has been the sarpanch ___ 2019. | since | for; from; by; until | With the perfect tense a starting point takes “since”. “For” would need a length of time.
jump-into | easy | The boy jumped ___ the canal to save the calf. | into | in; at; on; onto | “Into” tells of a movement from outside to inside; a body of water is not a surface to land on.
cut-with-knife | easy | She cut the rope ___ a knife. | with | by; from; through; of | The instrument takes “with”, the doer takes “by”.
different-from | easy | Your plan is quite different ___ mine. | from | than; with; of; by | “Different” is followed by “from”, as “differ” is.
among-many | easy | The sweets were shared ___ the forty children of the class. | among | between; across; within; beside | More than two in a group take “among”; “between” is for two or for single parties that are named.
angry-with-person | medium | The teacher was angry ___ Ramesh for coming late. | with | on; to; over; upon | One is angry with a person and at or about a thing. “On” is a literal translation.
die-of | medium | Thousands died ___ cholera in those years. | of | by; with; for; at | One dies of a disease, from a wound and by violence.
command-of | medium | She has a good command ___ three languages. | of | in; at; for; with | The noun “command” takes “of” before a language.
accused-of | medium | The clerk was accused ___ taking a bribe. | of | for; with; on; about | “Accuse” takes “of”; “charge” takes “with”, “blame” takes “for”.
congratulate-on | medium | We congratulated her ___ winning the scholarship. | on | for; at; about; with | “Congratulate” takes “on” before the success.
depend-on | medium | The price will depend ___ the quality of the cotton. | on | of; to; from; with | “Depend” takes “on”; “of” belongs to “independent”.
independent-of | medium | The auditor must be independent ___ the company. | of | on; to; with; over | “Independent” takes “of”, though “depend” takes “on”.
senior-to | medium | Mr Khan is senior ___ me by four years. | to | than; from; over; of | Latin comparatives such as senior, junior and prior take “to”, not “than”.
beside-besides | medium | ___ Telugu and Hindi, she speaks Marathi. | Besides | Beside; Except; Despite; Along | “Besides” means “in addition to”; “beside” means “next to”.
by-friday | medium | The form must reach us ___ Friday, not later. | by | until; since; within; in | “By” sets the latest time for a single act. “Until” would need an act that goes on.
within-a-week | medium | Your refund will be paid ___ seven days of the claim. | within | since; by; until; among | “Within” sets a limit that is a length of time. “By” would need a point of time.
in-spite | medium | ___ the heavy rain, the match went on. | In spite of | Because of; Instead of; On behalf of; For want of | Rain would be a reason to stop; what is stronger than a reason is introduced by “in spite of”.
agree-to-proposal | medium | The union has agreed ___ the proposal of the management. | to | in; for; at; from | One agrees to a proposal and with a person. “At” and “for” never follow “agree” in this sense.
look-for-lost | medium | I have been looking ___ my spectacles all morning. | for | at; after; on; into | “Look for” means “try to find”. “Look after” is to take care of.
indifferent-to | medium | He seems indifferent ___ praise and blame alike. | to | of; for; from; on | “Indifferent” takes “to”.
confident-of | medium | The captain is confident ___ victory. | of | for; on; at; to | “Confident” takes “of” before what one is sure about.
suffer-from | medium | Half the village is suffering ___ fever. | from | with; by; of; for | “Suffer” takes “from” before an illness.
result-in | hard | Careless driving may result ___ a serious accident. | in | to; into; from; with | “Result in” names the consequence, “result from” the cause. The accident is the consequence.
consist-of | hard | The committee consists ___ five members. | of | in; with; by; from | “Consist of” tells the parts; “consist in” tells the essence. Members are parts.
true-happiness-in | hard | True generosity consists ___ giving without thought of return. | in | of; for; to; with | “Consist in” tells what something essentially is; “consist of” would list parts.
amenable-to | hard | He is a reasonable man and amenable ___ advice. | to | for; with; of; by | “Amenable” means “willing to be guided” and takes “to”.
devoid-of | hard | The report was long but devoid ___ facts. | of | from; in; with; to | “Devoid” means “empty” and takes “of”.
conducive-to | hard | A noisy room is not conducive ___ study. | to | for; of; in; with | “Conducive” means “helping to bring about” and takes “to”.
part-with | hard | The old man would not part ___ his violin at any price. | with | from; of; off; to | One parts with a thing (gives it up) and from a person (leaves).
preside-over | hard | A retired judge will preside ___ the inquiry. | over | on; upon; for; with | “Preside” takes “over” (or “at” a meeting).
impervious-to | hard | The new coating is impervious ___ water. | to | from; by; with; of | “Impervious” means “not letting through” and takes “to”.
in-accordance-with | hard | The seats were filled in accordance ___ the rules. | with | to; of; by; from | The phrase is “in accordance with”; “according” alone takes “to”.
`),
)
