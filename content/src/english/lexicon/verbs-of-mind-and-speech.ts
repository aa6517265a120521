import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const VERBS_OF_MIND_AND_SPEECH = entries(
  'verb',
  `
say | easy | speech | to express in words | state, utter | - | Please say your name aloud.
declare | medium | speech, clarity, begin | to say firmly or officially | proclaim, pronounce | conceal, withhold | The umpire will declare the winner in an hour.
assert | hard | speech, firmness, belief | to state firmly as true | maintain, affirm | deny, disclaim | The scientists assert that the dam is safe.
mention | easy | speech | to speak of briefly | refer to, allude to | - | Did he mention my name in his letter?
describe | easy | speech, clarity | to say what something is like | portray, depict | - | Can you describe the man who took the bag?
narrate | medium | speech | to tell a story | recount, relate | - | Grandfather used to narrate tales of the forest every night.
discuss | easy | speech, social, mind | to talk about a matter with others | debate, talk over | - | The members met to discuss the new tax.
argue | easy | speech, fight, agree, mind | to give reasons against each other, often angrily | dispute, wrangle | agree, concur | The two drivers began to argue about who was to blame.
quibble | hard | speech, agree, importance | to argue about small and unimportant points | cavil, nitpick | - | Let us not quibble over five rupees.
complain | easy | speech, mood, anger | to say that one is not satisfied | grumble, protest | praise, rejoice | The tenants complain that the lift is never repaired.
grumble | medium | speech, mood, anger | to complain in a low, bad-tempered way | moan, complain | - | Soldiers always grumble about the food.
boast | easy | speech, pride | to speak too proudly of oneself | brag, show off | - | He likes to boast of his rich friends.
mock | medium | speech, praise, anger | to laugh at unkindly | ridicule, deride | respect, praise | It is cruel to mock a boy who stammers.
insult | medium | speech, praise, anger, social | to speak or act rudely to | offend, affront | compliment, honour | He did not mean to insult you by sitting first.
compliment | medium | speech, praise | to express admiration to somebody | praise, congratulate | insult, criticise | All the guests came to compliment the cook.
applaud | medium | praise, sound | to show approval by clapping | clap, cheer | boo, hiss | The audience rose to applaud the old singer.
blame | easy | praise, speech, morality | to say that somebody is responsible for a wrong | accuse, reproach | praise, absolve | Do not blame the driver; the brakes failed.
scold | easy | speech, anger, praise | to speak angrily to somebody for a fault | rebuke, chide | praise, commend | Mother will scold you for spilling the milk.
denounce | hard | speech, praise, morality, anger | to speak publicly against | condemn, decry | praise, commend | Leaders of all faiths met to denounce the violence.
slander | hard | speech, truth, harm, praise | to say false things that damage a person’s good name | defame, malign | praise, extol | It is a crime to slander an honest man.
extol | hard | praise, speech | to praise very highly | glorify, exalt | decry, belittle | The newspapers extol the courage of the miners.
belittle | hard | praise, importance, size | to make seem less important | disparage, deprecate | exaggerate, praise | Do not belittle his success; it cost him years of work.
honour | medium | praise, morality, importance | to show great respect for | respect, venerate | dishonour, disgrace | The nation gathered to honour its dead soldiers.
respect | easy | praise, social | to think highly of | esteem, honour | despise, scorn | Pupils respect a teacher who is fair.
worship | medium | faith, praise | to pray to or honour as divine | revere, venerate | - | The tribe used to worship the sun and the river.
adore | medium | mood, praise, faith | to love very deeply | cherish, idolise | hate, detest | The little girls adore their grandfather.
love | easy | mood, kindness, social | to have a deep and tender feeling for | adore, cherish | hate, loathe | All mothers love their children.
hate | easy | mood, anger | to dislike very strongly | detest, loathe | love, adore | I hate the smell of burnt milk.
detest | hard | mood, anger | to hate intensely | abhor, loathe | adore, cherish | Honest officers detest bribery.
cherish | hard | mood, care, kindness, mind | to keep with love in one’s heart | treasure, hold dear | neglect, scorn | I shall always cherish the memory of that summer.
envy | medium | mood, anger | to wish that one had what another has | begrudge, covet | - | We all envy him his beautiful handwriting.
desire | medium | mood, eagerness, need | to want very much | crave, long for | - | All that the prisoners desire is to see their families.
hope | easy | mood, belief, time | to want and expect something | expect, trust | despair | We hope that the rains will come soon.
despair | hard | mood, belief | to lose all hope | lose heart, give up hope | hope | Never despair; the darkest night comes to an end.
fear | easy | fear, mood, danger | to be afraid of | dread, be scared of | - | Even brave men fear a mad elephant.
mourn | medium | mood, end, speech | to feel sorrow for the dead | grieve for, lament | rejoice | The whole town came to mourn the great singer.
rejoice | medium | mood, praise | to feel or show great joy | exult, delight | mourn, grieve | The farmers rejoice when the first rain falls.
weep | easy | mood, sound | to shed tears | sob, cry | laugh | She began to weep when she read the telegram.
laugh | easy | mood, sound | to show amusement by sounds of joy | chuckle, giggle | weep, cry | His jokes would make a statue laugh.
smile | easy | mood | to turn up the corners of the mouth in pleasure | grin, beam | frown, scowl | Look at the camera and smile.
frown | medium | mood, anger | to draw the brows together in anger or thought | scowl, glower | smile, grin | The judge began to frown as he read the false papers.
think | easy | mind, belief | to use the mind | reason, reflect | - | Think carefully before you answer.
consider | medium | mind, belief, look | to think about before deciding | contemplate, weigh | ignore, disregard | The board will consider your request next week.
meditate | hard | mind, faith, quiet | to think deeply in silence | contemplate, muse | - | Monks rise before dawn to meditate.
believe | easy | belief, mind, truth | to accept as true | trust, accept | doubt, disbelieve | I believe every word of her story.
doubt | easy | belief, mind, truth | to feel unsure about | question, distrust | believe, trust | I doubt whether he will keep his promise.
suspect | medium | belief, mind, truth, law | to think that somebody may be guilty | distrust, mistrust | trust | The police suspect the gardener of the theft.
trust | easy | belief, truth, social | to believe in the honesty of | rely on, depend on | distrust, suspect | You can trust him with your house keys.
guess | easy | mind, luck, belief | to give an answer without being sure | estimate, conjecture | - | Can you guess the weight of this pumpkin?
assume | hard | belief, mind, take | to take as true without proof | suppose, presume | - | Do not assume that everyone has read the notice.
know | easy | mind, learning | to have in the mind as fact | be aware of, be sure of | - | I know the road to your village.
understand | easy | mind, clarity, learning | to see the meaning of | comprehend, grasp | misunderstand, mistake | Nobody could understand his handwriting.
misunderstand | medium | mind, clarity | to take in a wrong sense | misinterpret, misread | understand, comprehend | Speak slowly so that they do not misunderstand you.
realise | medium | mind, clarity | to become aware of | perceive, become conscious of | - | Only later did I realise that the note was false.
learn | easy | learning, mind, skill | to gain knowledge or skill | master, pick up | unlearn, forget | Children learn languages quickly.
teach | easy | learning, help, skill | to give knowledge or skill to | instruct, educate | - | My aunt offered to teach me to swim.
study | easy | learning, mind, look, effort | to spend time in gaining knowledge | read, pore over | - | She wants to study law at the university.
forget | easy | mind, leave, care | to fail to keep in the mind | overlook, lose track of | remember, recall | Do not forget to lock the back door.
recall | medium | mind, time | to bring back to the mind | recollect, remember | forget | I cannot recall the name of that hotel.
imagine | medium | mind, belief | to form a picture in the mind | picture, visualise | - | Imagine a city without any cars.
invent | medium | make, mind, begin, truth | to make or think of something new | devise, contrive | copy, imitate | Many people tried to invent a flying machine.
discover | easy | look, mind, begin, hide | to find for the first time | find, come upon | - | Divers hope to discover the wreck of the ship.
search | easy | look, effort | to look carefully for something | hunt, rummage | - | We had to search the whole house for the ring.
observe | medium | look, mind, law, care | to watch with attention | watch, notice | overlook, ignore | Stand still and observe how the spider builds its web.
notice | easy | look, mind, care | to become aware of by seeing or hearing | perceive, spot | overlook, miss | Did you notice the crack in the wall?
ignore | medium | look, care, leave, social | to take no notice of | disregard, overlook | heed, notice | Drivers who ignore the signal cause accidents.
stare | medium | look | to look long and fixedly | gaze, gape | - | It is rude to stare at strangers.
glance | medium | look, speed | to take a quick look | peep, peek | stare, gaze | He would glance at his watch every minute.
inspect | medium | look, care, control | to look at closely and officially | examine, check | - | An officer comes every month to inspect the kitchens.
investigate | hard | look, law, mind, truth | to try to find out the facts about | inquire into, probe | - | A judge was appointed to investigate the cause of the fire.
prove | easy | truth, belief, law, mind | to show that something is true | establish, verify | disprove, refute | The receipt will prove that I paid the bill.
refute | hard | truth, speech, belief, agree | to prove to be false | disprove, rebut | confirm, prove | She had the figures to refute his claim.
verify | hard | truth, belief, look | to check that something is true | confirm, authenticate | disprove, invalidate | The bank will verify your signature.
confirm | medium | truth, belief, firmness | to say or show that something is definitely so | corroborate, verify | deny, contradict | Please confirm your booking by telephone.
contradict | medium | speech, truth, agree | to say the opposite of | deny, gainsay | confirm, corroborate | The two witnesses contradict each other on every point.
mislead | medium | truth, mind, move | to give somebody a wrong idea | deceive, misguide | guide | The label is meant to mislead the buyer.
cheat | easy | truth, money, morality | to act dishonestly in order to gain | swindle, defraud | - | Shopkeepers who cheat their customers soon lose them.
pretend | easy | truth, copy, hide | to act as if something were true | feign, make believe | - | The boy used to pretend that he was ill.
betray | hard | truth, morality, hide | to be disloyal to one who trusts | double-cross, sell out | defend, stand by | He would die rather than betray his comrades.
conceal | medium | hide, truth | to keep from being seen or known | hide, mask | reveal, disclose | She tried to conceal her tears behind a book.
disclose | hard | hide, speech, truth | to make known | reveal, divulge | conceal, withhold | A doctor must not disclose the secrets of a patient.
expose | medium | hide, danger, truth, look | to uncover or lay open | uncover, unmask | cover, shield | The reporter set out to expose the fraud.
publish | easy | hide, speech, make | to print and offer to the public | bring out, issue | withhold, suppress | The paper will publish the results tomorrow.
inform | easy | speech, mind, learning | to tell somebody of something | notify, tell | - | Please inform the office if you change your address.
interrupt | medium | speech, hinder, end, time | to break in upon | disturb, cut short | - | Do not interrupt the speaker with questions.
disturb | easy | quiet, mood, hinder, order | to break the peace or order of | upset, trouble | calm, soothe | Walk softly so as not to disturb the sleeping baby.
impede | hard | hinder, speed | to slow the progress of | obstruct, hamper | facilitate, assist | Fallen trees may impede the rescue parties.
facilitate | hard | ease, help | to make easier | expedite, smooth | hinder, impede | The new bridge will facilitate trade between the two states.
simplify | medium | ease, clarity | to make less difficult | streamline, make easier | complicate, confuse | The officer promised to simplify the form.
complicate | medium | ease, clarity, order | to make more difficult | confuse, entangle | simplify, ease | Do not complicate a simple matter by calling in lawyers.
arrange | easy | order, mind | to put in proper order | organise, set out | disarrange, jumble | Arrange the books by the names of their authors.
organise | medium | order, make, control | to plan and put in order | arrange, coordinate | disorganise | The club will organise a race in December.
choose | easy | mind, take, divide | to pick out from several | select, opt for | - | You may choose any two of these five books.
decide | easy | mind, firmness | to make up one’s mind | resolve, settle | hesitate, waver | You must decide today whether to take the job.
determine | hard | mind, firmness, cause, truth | to find out or fix exactly | ascertain, establish | - | Doctors could not determine the cause of death.
try | easy | effort, law | to make an effort to do | attempt, endeavour | - | Try to lift this box with one hand.
strive | hard | effort, fight | to make great efforts | struggle, endeavour | - | We must strive for peace even when it seems hopeless.
toil | hard | effort, work | to work long and hard | labour, slave | rest, idle | Farmers toil in the sun from dawn to dusk.
rest | easy | effort, sleep, quiet, end | to stop work and be still | relax, repose | work, toil | Sit down and rest under this tree for a while.
succeed | easy | luck, end, order, skill | to gain what one has aimed at | triumph, prosper | fail | If you work steadily, you will succeed.
fail | easy | luck, end, harm, skill | not to gain what one has aimed at | flop, come to nothing | succeed, pass | Even good plans may fail through bad luck.
achieve | medium | end, effort, skill, take | to gain by effort | accomplish, attain | - | With this team we can achieve great things.
lose | easy | luck, take, hide, fight | to have no longer | mislay, misplace | find, keep | Take care not to lose your ticket in the crowd.
earn | easy | money, take, work | to get by working | make, bring in | spend | He can earn five hundred rupees a day.
spend | easy | money, give, time, use | to pay out money | expend, lay out | save, earn | Do not spend more than you earn.
save | easy | money, help, care, danger | to keep for later use | put aside, lay by | spend, waste | She tries to save a hundred rupees a week.
waste | easy | money, use, care | to use badly or without need | squander, fritter away | save, conserve | Do not waste water in a dry summer.
buy | easy | money, take | to get in return for money | purchase, acquire | sell | We want to buy a house near the school.
sell | easy | money, give | to give in return for money | vend, retail | buy, purchase | Farmers sell their vegetables on Sundays.
borrow | easy | money, take | to take on condition of giving back | take on loan, take on credit | lend | May I borrow your umbrella till tomorrow?
lend | easy | money, give | to give on condition of getting back | loan, let out | borrow | The library will lend you three books at a time.
donate | medium | money, give, kindness | to give to a good cause | contribute, grant | - | The mill owner will donate ten lakhs to the hospital.
contribute | medium | give, help, money, join | to give one’s share | donate, chip in | - | Every member must contribute a hundred rupees.
deprive | hard | take, need, harm | to take away from somebody what he has or needs | dispossess, strip | provide, supply | Nobody may deprive a citizen of his right to vote.
provide | easy | give, need, help | to give what is needed | supply, furnish | withhold, deprive | The school will provide books and meals.
`,
)
