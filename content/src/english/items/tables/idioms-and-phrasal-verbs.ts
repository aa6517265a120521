import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { fills, meanings } from '../tables.ts'

/** slug | level | sentence | correct | wrong; wrong; … | why */
export const MORE_IDIOMS_AND_PHRASAL_VERBS = itemsOf(
  'idioms-and-phrasal-verbs',
  { exams: GRAMMAR_EXAMS, mistake: 'takes the words one by one, or mixes up a similar expression' },
  [
    ...meanings(`
break-the-ice | easy | To **break the ice**, the trainer asked everyone to name a favourite dish. | make people feel at ease with one another | cool the room; start a quarrel; test who was brave; serve something cold | Between strangers there is a stiffness like ice; a first friendly word breaks it.
hit-the-nail | easy | Your remark about the fees **hit the nail on the head**. | was exactly right | caused great pain; came too late; was rude; ended the discussion | A nail hit squarely goes in; the idiom is used of words that name the very point.
let-the-cat-out | easy | It was a surprise party until Bunty **let the cat out of the bag**. | gave away the secret | freed an animal; spoilt the food; came without an invitation; lost the gifts | The idiom means to disclose a secret, usually without wishing to.
at-sixes-and-sevens | medium | After the transfer of the head clerk, the office was **at sixes and sevens**. | in confusion | working long hours; divided into two groups; short of money; busy with accounts | The expression stands for disorder; it has nothing to do with counting or hours.
in-the-nick-of-time | easy | The fire engine came **in the nick of time**. | just before it was too late | a little too late; exactly at noon; much earlier than expected; again and again | It means at the last possible moment that still helps. “A little too late” is its opposite.
turn-over-a-new-leaf | easy | After his illness, Prakash **turned over a new leaf** and gave up smoking. | changed his conduct for the better | began to read a new book; planted trees; wrote about his life; moved to another town | The leaf is that of a book: a new page is begun, that is, a better way of life.
by-leaps-and-bounds | easy | The town has grown **by leaps and bounds** since the port was opened. | very rapidly | by jumping over its limits; with many setbacks; only on one side; slowly but surely | Leaps and bounds are long jumps; the idiom stands for quick progress.
a-bolt-from-the-blue | medium | The news of the factory’s closure was **a bolt from the blue**. | a complete and unpleasant surprise | a welcome relief; a storm at sea; an announcement on the radio; a lie told by rivals | A bolt is a stroke of lightning; from a blue sky nobody expects it.
once-and-for-all | easy | Let us settle this dispute **once and for all**. | finally, so that it need not be settled again | for the first time; one by one; in the presence of all; for a short time | Once, and that for every time to come: finally.
burn-the-candle-at-both-ends | medium | A nurse who works two shifts is **burning the candle at both ends**. | wearing herself out by doing too much | wasting electricity; earning double wages; earning by dishonest means; working only at night | A candle lit at both ends is soon gone; so is the strength of one who gets no rest.
cry-over-spilt-milk | easy | You have sold the plot; there is no use **crying over spilt milk**. | regretting what cannot be undone | complaining about a small loss of money; asking for the price of milk; blaming a child; wanting what others have | Milk once spilt cannot be gathered; the idiom is about useless regret.
a-blessing-in-disguise | medium | Losing that job was **a blessing in disguise**, for it made her start her own firm. | something good that at first seemed bad | a gift from an unknown person; a prayer said in secret; a punishment that was deserved; good luck that came too late | A blessing that wears a disguise looks like a misfortune until its result is seen.
bite-the-bullet | medium | With the exam postponed no further, Nikhil decided to **bite the bullet** and begin. | face something unpleasant with courage | eat something hard; give up the attempt; take a risk with money; answer angrily | Patients are said to have bitten on a bullet to bear pain in times before anaesthetics.
beat-about-the-bush | easy | Stop **beating about the bush** and tell me how much you need. | avoiding the main point | hiding from danger; doing harm to plants; repeating yourself loudly; asking for too much | One who beats round a bush does not get to the animal in it: he does not come to the point.
a-hard-nut-to-crack | easy | The last question was **a hard nut to crack**. | a difficult problem | a foolish joke; a small thing of no use; a test of strength; something dry and dull | A nut with a hard shell is difficult to open.
to-cut-corners | medium | The builder **cut corners**, and the roof leaked in the first rain. | did the work cheaply and badly to save effort | made the corners round; took a shorter road; reduced the workers’ wages; changed the plan of the house | One who cuts corners leaves out what good work needs.
keep-at-bay | medium | A smoky fire **kept the mosquitoes at bay**. | prevented them from coming near | drove them to the sea; killed them all; attracted them; counted them | To keep at bay is to hold at a distance. They were not killed.
a-feather-in-ones-cap | medium | The national award is **a feather in the cap** of the young director. | an achievement to be proud of | a burden; a sign of vanity; a small and useless thing; a mark of old age | A feather was worn as a mark of honour.
gift-of-the-gab | medium | Our salesman has **the gift of the gab**. | the ability to speak easily and well | a habit of giving presents; a loud voice; the power of keeping secrets; a good memory | “Gab” is talk; the gift is fluency.
on-the-horns | hard | Having promised both sides her vote, she was **on the horns of a dilemma**. | forced to choose between two unpleasant courses | in danger from an animal; unable to speak; between two friends who love each other; sure of victory | A dilemma has two horns: whichever is avoided, the other hurts.
bury-the-hatchet | medium | After twenty years the two families **buried the hatchet**. | made peace | hid the weapon of a crime; gave up farming; lost their property; began a legal battle | To bury the weapon was a sign that a fight was over.
spill-the-beans | easy | The driver finally **spilled the beans** about who had used the car. | revealed the secret information | told a lie; wasted food; refused to speak; asked for money | To spill the beans is to let out what was to be kept secret.
a-red-letter-day | medium | The day the first train came was **a red-letter day** for the village. | a memorable and happy day | a day of danger; a day of mourning; a public examination; a day of very hot weather | Festivals are printed in red in calendars. Danger is not meant.
add-fuel-to-fire | easy | His angry reply only **added fuel to the fire**. | made the quarrel worse | warmed the room; brought the quarrel to an end; cost a lot of money; surprised everybody | Fuel makes a fire burn higher; angry words do the same with a quarrel.
go-against-the-grain | hard | It **goes against the grain** with him to ask for favours. | is contrary to his nature | harms the crops; is against the law; brings him no profit; is expected of him | Wood is hard to plane against the grain, the direction of its fibres; so is an act against one’s nature.
wild-goose-chase | medium | The search for the hidden treasure was **a wild-goose chase**. | a hopeless and useless search | a hunt for birds; a race on foot; an exciting game; a dangerous crime | Wild geese can hardly be caught by running after them.
achilles-heel | hard | Poor fielding is the team’s **Achilles heel**. | one weak point | an injury of the foot; greatest strength; excuse for every defeat; secret plan | Achilles, of Greek legend, could be wounded only in the heel.
sit-on-the-fence | medium | On the question of the new road, the member **sat on the fence**. | refused to take either side | blocked the way; watched with interest; guarded his own land; changed sides often | One on a fence is on neither side. He does not change sides, for he has none.
hobsons-choice | hard | With only one room left in the town, it was **Hobson’s choice**. | no real choice at all | the best of many choices; a choice between two good things; a choice made by lot; a wise decision | Hobson, who let out horses, made each customer take the horse nearest the door or none.
rest-on-laurels | hard | Having won once, the company cannot afford to **rest on its laurels**. | stop trying because of past success | take a holiday; sell its property; boast to its rivals; forget its failures | A wreath of laurel was given to victors; to rest on it is to be content with old victories.
`),
    ...fills(`
give-up | easy | The doctor told him to ___ smoking at once. | give up | give in; give away; give out; give off | To give up is to stop doing. “Give in” means to yield.
turn-down | easy | The committee had to ___ forty applications for want of seats. | turn down | turn up; turn on; turn out; turn over | To turn down is to reject. “Turn up” means to arrive.
put-off | easy | We must ___ the picnic till the weather improves. | put off | put on; put out; put up; put in | To put off is to postpone. “Put out” means to extinguish.
run-out-of | easy | We have ___ cooking gas; please order a cylinder. | run out of | run into; run over; run away with; run up | To run out of is to use up the whole stock.
break-down | easy | The bus ___ near Suryapet, and we waited two hours for a mechanic. | broke down | broke up; broke in; broke out; broke off | Machines that stop working break down. Wars and fires break out.
break-out-fire | medium | A fire ___ in the cotton godown last night. | broke out | broke down; broke up; broke into; broke off | Fires, wars and diseases that begin suddenly break out.
take-after | medium | Everyone says that Kavya ___ her grandmother in looks. | takes after | takes over; takes to; takes in; takes down | To take after is to resemble an older relation. “Take to” means to begin to like.
bring-up | medium | After her parents died, she was ___ by an aunt. | brought up | brought in; brought out; brought about; brought off | To bring up is to rear a child. “Bring about” means to cause.
bring-about | medium | The new headmaster has ___ many changes in the school. | brought about | brought up; brought round; brought down; brought over | To bring about is to cause to happen.
get-over | medium | It took him months to ___ the shock of the accident. | get over | get off; get at; get on; get up | To get over is to recover from.
call-for | medium | The situation ___ immediate action. | calls for | calls at; calls off; calls in; calls up | To call for is to require. “Call at” means to visit a place.
carry-out | medium | The soldiers ___ the order without a question. | carried out | carried off; carried away; carried over; carried forward | To carry out is to perform. “Carried away” means moved by feeling.
fall-through | hard | The merger ___ because the banks refused the loan. | fell through | fell off; fell back; fell behind; fell upon | A plan that comes to nothing falls through.
make-out | hard | The handwriting was so small that I could hardly ___ a word. | make out | make up; make for; make over; make off | To make out is to see or understand with difficulty. “Make up” means to invent.
see-through | hard | The clerk was clever enough to ___ the visitor’s disguise. | see through | see off; see to; see out; see over | To see through is not to be deceived by.
stand-by-friend | medium | A true friend will ___ you in times of trouble. | stand by | stand for; stand out; stand off; stand down | To stand by is to support. “Stand for” means to represent.
look-up-to | medium | The younger players ___ the captain for her courage and fairness. | look up to | look down on; look out for; look forward to; look in on | To look up to is to respect. “Look down on” is its opposite.
do-away-with | medium | The university has decided to ___ the entrance fee altogether. | do away with | do up; do without; do over; do for | To do away with is to abolish. “Do without” means to manage although one lacks something.
come-across | medium | While cleaning the attic, I ___ my grandfather’s diary. | came across | came about; came off; came round; came to | To come across is to find by chance.
back-out | hard | He promised to lend us his van but ___ at the last minute. | backed out | backed up; backed into; backed onto; backed by | To back out is to withdraw from a promise. “Back up” means to support.
lay-off | hard | With orders falling, the mill had to ___ two hundred workers. | lay off | lay out; lay by; lay down; lay up | To lay off is to dismiss for want of work. “Lay out” means to arrange.
pass-away | easy | Our old headmaster ___ last month at the age of ninety. | passed away | passed out; passed off; passed by; passed over | “Pass away” is a gentle expression for “die”. “Pass out” means to faint.
set-up | medium | The government plans to ___ a college of nursing in the district. | set up | set out; set in; set off; set back | To set up is to establish. “Set out” means to start a journey.
set-in | hard | Farmers hurry to repair their roofs before the monsoon ___. | sets in | sets up; sets out; sets off; sets by | A season or a condition that begins and is likely to last sets in.
wear-off | hard | The pain returned when the effect of the injection ___. | wore off | wore out; wore on; wore down; wore away with | An effect that slowly passes wears off. Shoes and people wear out.
turn-up | easy | We invited fifty guests, but only twenty ___. | turned up | turned in; turned off; turned into; turned over | To turn up is to arrive. “Turn in” means to go to bed or to hand over.
`),
  ],
)
