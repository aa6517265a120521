import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { spots } from '../tables.ts'

/** slug | level | part / part / part | part with the error, or "-" | the right sentence, or "-" | why */
export const MORE_ERROR_SPOTTING = itemsOf(
  'error-spotting',
  { exams: GRAMMAR_EXAMS, mistake: 'takes a sound part for faulty, or misses the fault' },
  [
    // three parts, for papers of four options
    ...spots(`
each-have | easy | Each boy / have been given / a pair of shoes. | B | Each boy **has been given** a pair of shoes. | “Each” is singular and takes a singular verb.
one-of-the-book | easy | One of the book / on this shelf / belongs to the library. | A | **One of the books** on this shelf belongs to the library. | “One of” picks from several and is followed by a plural noun; the verb “belongs” in part (C) rightly agrees with “one”.
advices | easy | The lawyer gave us / many useful advices / about the sale. | B | The lawyer gave us **much useful advice** about the sale. | “Advice” is uncountable: it has no plural and takes “much”, not “many”.
discuss-about | easy | We shall discuss / about your promotion / in the next meeting. | B | We shall discuss **your promotion** in the next meeting. | “Discuss” takes its object directly, without “about”.
can-able | easy | He can able to / lift the sack / without any help. | A | He **can** lift the sack without any help. | “Can” and “be able to” mean the same; one of them is enough.
he-dont | easy | The old watchman / don’t remember / the names of the tenants. | B | The old watchman **doesn’t remember** the names of the tenants. | A singular subject takes “doesn’t”.
between-you-and-i | easy | Between you and I, / the new plan / is not going to work. | A | **Between you and me**, the new plan is not going to work. | After a preposition the object form is needed: “me”, not “I”.
married-with | easy | Her cousin is married / with an engineer / from Nagpur. | B | Her cousin is married **to an engineer** from Nagpur. | “Married” takes “to”.
return-back | easy | Please return back / the library books / before the vacation. | A | Please **return** the library books before the vacation. | “Return” already means “give back”.
good-english | easy | She speaks English / very good, / though she learnt it late. | B | She speaks English **very well**, though she learnt it late. | How she speaks is told by an adverb; “good” is an adjective.
sound-although | easy | Although it was late, / the shops in our street / were still open. | - | - | “Although” stands without “but”, the verb agrees with “shops”, and the tense is the same throughout.
sound-neither-nor | easy | Neither my father / nor my uncle / likes strong coffee. | - | - | With “neither … nor” the verb agrees with the nearer subject, “uncle”, so “likes” is right.
although-but | medium | Although he is rich, / but he lives / in a very simple house. | B | Although he is rich, **he lives** in a very simple house. | “Although” already joins the two clauses; “but” joins them a second time.
as-well-as-verb | medium | The headmaster, along with / all the teachers, / were present at the function. | C | The headmaster, along with all the teachers, **was present at the function**. | Words added by “along with” do not change the number of the subject, which is “headmaster”.
no-sooner-had | medium | No sooner had I / closed my eyes / when the alarm rang. | C | No sooner had I closed my eyes **than the alarm rang**. | “No sooner” is followed by “than”.
one-should-his | medium | One should keep / his promises / even when it hurts. | B | One should keep **one’s promises** even when it hurts. | “One” as a subject is taken up by “one’s”.
superior-than | medium | This variety of cotton / is superior than / the one we grew last year. | B | This variety of cotton **is superior to** the one we grew last year. | Latin comparatives such as “superior” take “to”.
too-much-hot | medium | The tea is / too much hot / to drink at once. | B | The tea is **too hot** to drink at once. | “Too” alone goes with an adjective; “too much” goes with an uncountable noun.
prices-has | medium | The prices of vegetables / has gone up / since the strike began. | B | The prices of vegetables **have gone up** since the strike began. | The subject is “prices”, so the verb is plural.
where-is-he | medium | Nobody could tell us / where was the manager / at that hour. | B | Nobody could tell us **where the manager was** at that hour. | An indirect question has the order of a statement: subject before verb.
lay-lie | medium | The cat was / laying on the sofa / when we came in. | B | The cat was **lying on the sofa** when we came in. | To lie is to rest (lying); to lay needs an object, as in laying eggs.
sound-committee | medium | The committee has / not yet published / its final report. | - | - | As one body, “committee” takes the singular verb and “its”; “yet” goes with the present perfect.
elder-than | medium | My sister is / four years elder / than I. | B | My sister is **four years older** than I. | “Elder” is never followed by “than”; “older” is.
have-informed-yesterday | medium | I have informed / him of the change / yesterday evening. | A | **I informed** him of the change yesterday evening. | A finished time, “yesterday evening”, does not go with the present perfect.
suggest-me | medium | My doctor / suggested me / to take a long holiday. | B | My doctor **advised me** to take a long holiday. | “Suggest” is not followed by a person and an infinitive; “advise” is.
whom-i-thought | hard | The man whom / I thought was the owner / turned out to be the gardener. | A | The man **who** I thought was the owner turned out to be the gardener. | Leave out “I thought”: the pronoun is the subject of “was”, so it must be “who”.
comprise-of | hard | The new district / comprises of / eleven mandals. | B | The new district **comprises** eleven mandals. | “Comprise” takes its object directly; “of” belongs to “consist”.
not-only-and-also | hard | In the floods he lost / not only his house / and also all his books. | C | In the floods he lost not only his house **but also all his books**. | “Not only” is answered by “but also”, not by “and also”.
sound-were-he-to | hard | Were he to resign today, / the whole department / would miss him. | - | - | “Were he to resign” stands for “if he were to resign”, and the main clause rightly has “would”.
sound-hardly-had | hard | Hardly had the train / left the platform / when he remembered his bag. | - | - | “Hardly had … when” is the right pair, with the auxiliary before the subject.
`),
    // four parts, for papers of five options
    ...spots(`
thousands-of-farmer | easy | The new scheme / benefits thousands of farmer / who have no land / of their own. | B | The new scheme **benefits thousands of farmers** who have no land of their own. | “Thousands of” is followed by a plural noun, as “have” in part (C) also shows.
informations | easy | All the informations / that you need / can be found / on our website. | A | **All the information** that you need can be found on our website. | “Information” is uncountable and has no plural.
did-knew | easy | To our surprise, / the cashier did not / knew how to / count the coins with the machine. | C | To our surprise, the cashier did not **know how to** count the coins with the machine. | After “did not” the verb stands in its base form.
more-better | easy | After a long debate the board agreed that / the second proposal / is more better / than the one we rejected. | C | After a long debate the board agreed that the second proposal **is better** than the one we rejected. | “Better” is already a comparative.
is-having | easy | As far as I know, / the old branch / in our town / is having a strong room. | D | As far as I know, the old branch in our town **has a strong room**. | “Have” in the sense of “possess” is not used in the continuous.
sound-cheque | easy | The cheque was returned / because there was not / enough money / in the account. | - | - | The passive, the tense and the uncountable “money” with “was” are all right.
to-visit-to | medium | The inspectors visited to / every branch in the state / to find out / how loans were approved. | A | **The inspectors visited** every branch in the state to find out how loans were approved. | “Visit” as a verb takes its object directly.
reason-because | medium | The reason for the delay / is because / the machine parts / did not arrive on time. | B | The reason for the delay **is that** the machine parts did not arrive on time. | “Reason” already means “cause”; it is explained by “that”, not “because”.
rate-on-deposits | medium | The interest rate on deposits / have been raised / by half a per cent / with effect from Monday. | B | The interest rate on deposits **has been raised** by half a per cent with effect from Monday. | The subject is “rate”, not “deposits”.
would-have | medium | The clerk would have / stopped the payment / at once if the manager / would have warned him. | D | The clerk would have stopped the payment at once if the manager **had warned him**. | The if-clause of an unfulfilled past condition takes “had” + participle, not “would have”.
parallel | medium | Her duties include / answering letters, / keeping accounts and / to receive visitors. | D | Her duties include answering letters, keeping accounts and **receiving visitors**. | The members of a list must have one form: answering, keeping, receiving.
less-customers | medium | As the clerk remarked, / there were less customers / in the bank today / than there usually are on a Monday. | B | As the clerk remarked, **there were fewer customers** in the bank today than there usually are on a Monday. | “Customers” is countable and takes “fewer”; “less” is for uncountable nouns.
despite-of-warning | medium | Despite of the warning, / several investors / put their savings / into the scheme. | A | **Despite the warning**, several investors put their savings into the scheme. | “Despite” stands without “of”; “in spite” has it.
senior-than | medium | Though she is senior than / most of her colleagues, / she treats everyone / as an equal. | A | **Though she is senior to** most of her colleagues, she treats everyone as an equal. | “Senior” takes “to”.
sound-a-number-of | medium | A number of complaints / have been received / about the quality / of the new notebooks. | - | - | “A number of” means “several” and takes a plural verb, so “have been received” is right.
sound-not-only-did | medium | Not only did the company / pay its debts, / but it also gave / its workers a bonus. | - | - | “Not only” at the beginning puts the auxiliary before the subject, and “but … also” follows it.
neither-or | medium | The applicant neither / filled in the form correctly / or attached the documents / that were asked for. | C | The applicant neither filled in the form correctly **nor attached the documents** that were asked for. | “Neither” is paired with “nor”.
used-to | medium | The villagers are not / used to pay bills / through a telephone, / but they learn quickly. | B | The villagers are not **used to paying bills** through a telephone, but they learn quickly. | “Be used to” means “be accustomed to” and takes an -ing form.
until-unless | medium | The loan will not / be sanctioned / until you will submit / the sale deed. | C | The loan will not be sanctioned **until you submit** the sale deed. | After “until” the simple present stands for the future.
as-though | medium | He speaks of the firm / as though he is / its owner, although / he joined only in June. | B | He speaks of the firm **as though he were** its owner, although he joined only in June. | “As though” before something untrue takes the past form.
dangling | hard | As the papers report, / while crossing the road, / a lorry hit / the old man and broke his leg. | B | As the papers report, **while he was crossing the road**, a lorry hit the old man and broke his leg. | The participle has no subject of its own and would make the lorry cross the road.
with-view | hard | In the last quarter / the bank has opened / forty small offices / with a view to attract depositors. | D | In the last quarter the bank has opened forty small offices **with a view to attracting depositors**. | In “with a view to” the “to” is a preposition and takes an -ing form.
lest-will | hard | Keep the receipt carefully / lest you will / have to pay / the same bill twice. | B | Keep the receipt carefully **lest you should** have to pay the same bill twice. | “Lest” is followed by “should”.
compared-that | hard | The population / of our town is larger / than the neighbouring town / across the river. | C | The population of our town is larger **than that of the neighbouring town** across the river. | A population must be compared with a population, not with a town.
prevent-from | hard | The heavy rain / prevented us to reach / the examination hall / on time. | B | The heavy rain **prevented us from reaching** the examination hall on time. | “Prevent” takes “from” and an -ing form.
many-a | hard | It is sad that / many a small trader / have closed down / since the highway was moved. | C | It is sad that many a small trader **has closed down** since the highway was moved. | “Many a” takes a singular noun and a singular verb.
sound-had-the-notice | hard | Had the notice been issued / a week earlier, / fewer customers / would have complained. | - | - | “Had the notice been” stands for “if the notice had been”; “fewer” is right with “customers”.
sound-quality-of-services | hard | The quality of the services / that these offices offer / depends on / the people who run them. | - | - | “Depends” agrees with “quality”, “offer” with “offices” and “run” with “people”.
high-time | hard | It is high time / that the housing society / repairs the lift / in our block. | C | It is high time that the housing society **repaired the lift** in our block. | “It is (high) time” is followed by the past form, although the present is meant.
either-of-three | hard | You may deposit the amount / at either of our / three branches / in the city. | B | You may deposit the amount **at any of our** three branches in the city. | “Either” is for two; of three or more, “any” is used.
`),
  ],
)
