import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { fills } from '../tables.ts'

/** slug | level | sentence | correct | wrong; wrong; … | why */
export const MORE_TENSES = itemsOf(
  'tenses',
  { exams: GRAMMAR_EXAMS, mistake: 'a tense that the time words do not allow' },
  fills(`
every-sunday | easy | My grandfather ___ to the temple every Sunday. | goes | is going; has gone; go; was gone | A habit is stated in the simple present, and “grandfather” is singular, so the verb takes -es. “Is going” would speak of this moment only.
last-night-power-cut | easy | There ___ a power cut in our colony last night. | was | has been; is; had been; will be | “Last night” is a finished time, so the simple past is needed. The present perfect “has been” cannot stand with a finished time.
just-finished | easy | I have just ___ the novel you lent me. | finished | finish; finishing; finishes; been finished | “Have just” is followed by the past participle to make the present perfect.
next-month-shift | easy | We ___ to our new house next month. | shall move | moved; have moved; had moved; were moving | “Next month” lies in the future. “Have moved” would mean that the move is already over.
when-phone-rang | easy | I was having a bath when the telephone ___. | rang | was ringing; has rung; rings; had been ringing | A short past action that breaks into a longer one stands in the simple past.
already-eaten | easy | No thanks, I ___ already. | have eaten | had eaten; was eating; eat; eating | The eating is over and its result matters now, so the present perfect is used with “already”.
ever-seen | easy | ___ you ever seen a snow leopard? | Have | Did; Had been; Do; Are | “Seen” is a participle, and “ever” asks about experience up to now: present perfect. “Did” would be followed by “see”.
if-it-rains-timetable | easy | The Godavari Express ___ at 5.05 every evening. | leaves | is left; has been leaving; leave; was leaving | Timetables are stated in the simple present. “Leave” does not agree with a singular train.
at-this-moment | easy | Please do not disturb her; she ___ an important call now. | is taking | takes; took; has taken; had taken | “Now” marks an action in progress, so the present continuous is needed.
wait-till-comes | medium | Wait here until the postman ___. | comes | will come; came; would come; is coming | In a clause of time about the future (until, when, before) the simple present is used, not “will”.
as-soon-as-arrives | medium | The meeting will begin as soon as the collector ___. | arrives | will arrive; arrived; is arriving; would arrive | After “as soon as” the simple present stands for the future.
by-next-june | medium | By next June, the company ___ its hundredth branch. | will have opened | was opening; opens; has opened; would have opened | “By” with a future time shows that the action will be complete before it: future perfect.
patient-died-before | medium | The patient ___ before the ambulance reached the hospital. | had died | has died; dies; was dying; would die | Of two past actions the earlier takes the past perfect. The present perfect cannot be measured against “reached”.
for-three-hours-when-met | medium | When I met him, he ___ for the bus for three hours. | had been waiting | has been waiting; is waiting; waited for; will be waiting | An action that had gone on for a length of time up to a past moment takes the past perfect continuous.
since-morning-raining | medium | It ___ since early morning, and the streets are under water. | has been raining | is raining; rained; was raining; rains | “Since early morning” leads up to now and the rain still matters, so the present perfect continuous is needed.
this-time-tomorrow | medium | This time tomorrow we ___ over the Bay of Bengal. | will be flying | will have flown; fly; have been flying; flew | An action in progress at a moment of the future takes the future continuous.
first-time-eaten | medium | This is the first time I ___ sushi. | have eaten | eat; am eating; ate; had eaten | “This is the first time” is followed by the present perfect. “Had eaten” would follow “that was the first time”.
lived-there-ten-years-now-dead | medium | My aunt ___ in Pune for ten years before she settled in Hyderabad. | had lived | has lived; lives; is living; will have lived | The stay came before another past event, so the past perfect is used. “Has lived” would mean that she still does.
wish-i-knew | medium | I wish I ___ the answer, but I do not. | knew | know; have known; will know; am knowing | A wish about the present takes the past form: the speaker does not know.
its-time-we-left | medium | It is nearly midnight; it is time we ___. | left | leave; will leave; have left; had left | “It is time” + subject is followed by the past form, although the leaving lies ahead.
while-reading-fell-asleep | medium | He fell asleep while he ___ the newspaper. | was reading | is reading; has read; reads; had read | After “while” the action in progress takes the past continuous, in agreement with “fell”.
hardly-had | medium | Hardly ___ the stadium when it began to rain. | had we entered | we had entered; we entered; have we entered; did we entered | “Hardly … when” puts the earlier action in the past perfect, with the auxiliary before the subject.
recently-opened | medium | The bank ___ several new branches recently. | has opened | opens; is opened; had been opening; will open | “Recently” without a fixed date goes with the present perfect.
promised-he-would | medium | The contractor promised that he ___ the road before Diwali. | would repair | will have repaired; repairs; has repaired; is repairing | After a past verb of saying, “will” of the promise becomes “would”.
used-to-play | medium | There ___ a banyan tree here before the road was widened. | used to be | is used to be; has used to be; uses to be; was used to being | “Used to” + base form tells of a past state that is over. “Be used to” means “be accustomed to”.
by-the-time-retires | hard | By the time she retires, Dr Rao ___ here for thirty-five years. | will have been teaching | will be teaching; has been teaching; would have taught; is teaching | A length of time up to a moment of the future takes the future perfect (continuous); “retires” stands for the future.
had-intended | hard | I ___ to call on you last week, but I was kept at work. | had intended | have intended; have been intending; intend; will intend | The past perfect of intend, hope or expect tells of a past plan that was not carried out.
wish-had-studied | hard | She failed the test and now wishes she ___ harder. | had studied | has studied; has been studying; would study; studies | A wish about what is over takes the past perfect.
as-if-owned | hard | He walks about the office as if he ___ it, though he is only a trainee. | owned | owns; is owning; has owned; will own | “As if” with something untrue of the present takes the past form.
not-until-did | hard | Not until the bill arrived ___ how much he had spent. | did he realise | he realised; he had realised; has he realised; does he realise | A sentence that opens with “not until …” takes the order of a question in its main clause, and “arrived” asks for the past.
was-to-have | hard | The minister ___ the bridge yesterday, but the ceremony was cancelled. | was to have opened | is to open; had to be opened; was to be opened; has to open | “Was to have” + participle tells of an arrangement that did not come about. “Was to be opened” would make the minister the thing opened.
would-rather-came | hard | I am busy today; I would rather you ___ tomorrow. | came | come; will come; coming; have come | “Would rather” with another subject takes the past form, though the time meant is the future.
`),
)
