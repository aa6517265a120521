import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { fills } from '../tables.ts'

/** slug | level | sentence | correct | wrong; wrong; … | why */
export const MORE_SUBJECT_VERB_AGREEMENT = itemsOf(
  'subject-verb-agreement',
  { exams: GRAMMAR_EXAMS, mistake: 'agrees with a nearer noun instead of the subject' },
  fills(`
everyone-has | easy | Everyone in the hostel ___ a bicycle. | has | have; are having; were having; have had | “Everyone” is singular, though it speaks of many.
either-of-the-pens | easy | Either of these two pens ___ good enough for me. | is | are; were; have been; are being | “Either” picks out one and is singular; “pens” is not the subject.
list-of-books | easy | The list of the selected candidates ___ on the notice board. | is | are; were; have been; are being | The subject is “list”, not “candidates”, so the verb is singular.
two-plus-subjects | easy | Salt and pepper ___ kept in the blue box. | are | is; was; has been; is being | Two things joined by “and” make a plural subject.
there-are | easy | There ___ three chairs and a table in the room. | are | is; was; has been; is being | After “there” the verb agrees with what follows; the first noun is plural.
scissors-are | easy | My scissors ___ not sharp enough to cut this cloth. | are | is; was; has been; isn’t | Things made of two like parts (scissors, trousers, spectacles) take a plural verb.
furniture-is | easy | The furniture in this shop ___ made of bamboo. | is | are; were; have been; are being | “Furniture” is uncountable and takes a singular verb.
police-have | easy | The police ___ arrested two men for the theft. | have | has; is; was; does | “Police” has no plural ending but always takes a plural verb.
one-of-my-friends | easy | One of my friends ___ in the Indian Navy. | is | are; were; have been; are being | The subject is “one”, so the verb is singular; the noun after “of” stays plural.
five-hundred-rupees | easy | Five hundred rupees ___ too much for this bag. | is | are; were; have been; are being | A sum of money taken as one amount has a singular verb.
either-or-nearer | medium | Either the manager or his assistants ___ to blame. | are | is; was; has; has been | With “either … or” the verb agrees with the nearer subject, here “assistants”.
neither-nearer-singular | medium | Neither the players nor the coach ___ satisfied with the result. | was | were; are; have been; are being | With “neither … nor” the verb agrees with the nearer subject, here “coach”.
as-well-as | medium | The captain, as well as the players, ___ responsible for the defeat. | is | are; were; have been; are being | Words added by “as well as” do not make the subject plural; it is still “captain”.
the-number-of | medium | The number of road accidents ___ risen this year. | has | have; are; were; is | “The number” is singular; “a number of” would be plural. “Is risen” is not the perfect tense.
slow-and-steady | medium | “Slow and steady ___ the race,” said the tortoise. | wins | win; are winning; have won; were winning | “Slow and steady” is felt as one quality, so the verb is singular.
poet-and-teacher | medium | The secretary and treasurer of our club ___ gone abroad. She will be back in May. | has | have; are; were; have been | One article before two nouns, and “she”, show that one person holds both posts.
every-and-every | medium | Every boy and every girl ___ given a cap. | was | were; are; have been; were being | Nouns joined by “and” but introduced by “every” or “each” take a singular verb.
committee-divided | medium | The jury ___ divided in their opinions. | were | was; is; has been; has | “Their opinions” shows that the members are thought of singly, so the collective noun takes a plural verb.
committee-one | medium | The committee ___ submitted its report unanimously. | has | have; are; were; have been | “Its” and “unanimously” show that the committee acts as one body.
most-of-water | medium | Most of the water in the tank ___ evaporated. | has | have; are; were; have been | After “most of” the verb agrees with the noun; “water” is uncountable.
half-of-the-apples | medium | Half of the apples ___ gone bad. | have | has; is; was; has been | After “half of” the verb agrees with the noun, here the plural “apples”.
economics-interests | medium | Economics ___ her more than any other subject. | interests | interest; are interesting; were interesting; have interested | Names of subjects in -ics are singular.
more-than-one | hard | More than one student ___ failed in the practical test. | has | have; are; were; have been | “More than one” is plural in sense but takes a singular noun and verb.
relative-that-mangoes | hard | The quality of the mangoes that ___ sold here varies from week to week. | are | is; was; has been; is being | “That” stands for “mangoes”, the things that are sold, so its verb is plural; the main verb “varies” agrees with “quality”.
only-one-of-those | hard | He is the only one of the clerks who ___ the new software. | knows | know; have known; are knowing; were knowing | “The only one” shows that “who” stands for a single clerk, so the verb is singular.
a-pair-of | hard | A pair of spectacles ___ found on the bench yesterday. | was | were; are; have been; were being | The subject is “pair”, which is singular.
cattle-are | hard | The cattle ___ grazing on the bund when the flood came. | were | was; is; has been; has | “Cattle” is plural without an -s and takes a plural verb; “came” asks for the past.
wages-of-sin | hard | One-third of the villagers ___ moved to the city. | have | has; is; was; has been | After a fraction the verb agrees with the noun that follows “of”.
inverted-subject | hard | Behind the old temple ___ two huge boulders. | stand | stands; is standing; has stood; is stood | The subject follows the verb: “two huge boulders” stand there.
it-is-i-who | hard | It is I who ___ to apologise, not you. | have | has; am having; is; was | “Who” stands for “I”, so its verb is that of “I”.
quantity-of-goods | hard | A large quantity of stolen goods ___ recovered from the godown. | was | were; are; have; were being | The subject is “quantity”, which is singular.
with-the-exception | hard | All the members, except the treasurer, ___ present at the meeting yesterday. | were | was; is; has been; are | “Except the treasurer” does not belong to the subject; “members” is plural, and “yesterday” asks for the past.
`),
)
