import { GRAMMAR_EXAMS } from '../exams.ts'
import { itemsOf } from '../forms.ts'
import { fills } from '../tables.ts'

/** slug | level | sentence | correct | wrong; wrong; … | why */
export const MORE_ARTICLES = itemsOf(
  'articles',
  { exams: GRAMMAR_EXAMS, mistake: 'an article or determiner that the noun does not take' },
  fills(`
an-umbrella | easy | Take ___ umbrella with you; it may rain. | an | a; the; no article | “Umbrella” begins with a vowel sound and is mentioned for the first time, so it takes “an”.
european | easy | A tourist from Spain is ___ European. | a | an; the; no article | “European” begins with the sound “yoo”, a consonant, and so takes “a” in spite of its first letter.
the-sun | easy | ___ sun rises later in winter than in summer. | The | A; An; No article | There is only one sun for us; things that are the only ones of their kind take “the”.
an-hour | easy | We waited for half ___ hour outside the clinic. | an | a; the; no article | The “h” of “hour” is silent, so the word begins with a vowel sound.
the-first | easy | Neil Armstrong was ___ first man to walk on the moon. | the | a; an; no article | Ordinals such as “first” pick out one and take “the”.
play-cricket | easy | The boys play ___ cricket on the dry bed of the tank. | no article | a; an; the | Names of games stand without an article. Only musical instruments take “the” after “play”.
play-the-veena | easy | Sharada plays ___ veena at every college festival. | the | a; an; no article | After “play”, names of musical instruments take “the”.
gold-material | easy | ___ gold is heavier than iron. | No article | A; An; The | Names of materials used in a general sense take no article.
the-gold-of-this-ring | easy | ___ gold in this ring was my grandmother’s. | The | A; An; No article | Here a particular piece of gold is meant, marked off by “in this ring”, so “the” is needed.
second-mention | easy | I saw a dog and a cat; ___ dog was chasing the cat. | the | a; an; no article | At the second mention a thing is known and takes “the”.
the-bible | medium | Valmiki is honoured as the poet of ___ Ramayana. | the | a; an; no article | Names of holy books and epics take the definite article.
go-to-school | medium | My little brother goes to ___ school by van. | no article | a; an; the | When a school is visited for its main purpose, no article is used. “The school” would be said of the building.
went-to-the-school | medium | His mother went to ___ school to meet his class teacher. | the | a; an; no article | She did not go to study; the building is meant, and it is a known one, so “the” is used.
an-mp | medium | Our district is represented by ___ MP from a farming family. | an | a; the; no article | “MP” is read as letters, and “em” begins with a vowel sound.
a-useful | medium | A pressure cooker is ___ useful thing in a small kitchen. | a | an; the; no article | “Useful” begins with the sound “yoo”. The article follows the sound of the next word, even when it is an adjective.
by-the-dozen | medium | Bananas are sold by ___ dozen in this market. | the | a; an; no article | A unit of measure after “by” takes “the”: by the dozen, by the metre.
twice-a-week | medium | The doctor visits our village twice ___ week. | a | an; the; no article | “A” here means “each” or “per”.
what-a-pity | medium | What ___ pity that you missed the last bus! | a | an; the; no article | In exclamations a singular countable noun takes “a” after “what”; “pity” is so used here.
the-himalayas | medium | Many rivers of northern India rise in ___ Himalayas. | the | a; an; no article | Names of ranges of mountains take “the”; names of single peaks do not.
mount-everest | medium | Tenzing and Hillary were the first to climb ___ Everest. | no article | an; the; a | Names of single peaks take no article, unlike names of ranges.
the-english-people | medium | ___ English are fond of talking about the weather. | The | An; A; No article | “The English” means the people; without the article, “English” is the language and would take a singular verb.
a-newton | medium | Every college hopes to produce ___ Ramanujan. | a | an; the; no article | A proper noun used for “a person like that” becomes a common noun and takes an article. “The Ramanujan” would mean the man himself.
most-mangoes | medium | ___ most of the mangoes in this box are overripe. | No article | A; An; The | “Most of” means “the greater number of” and takes no article; “the most” would be the superlative.
too-small-a | hard | This is too small ___ room for a meeting of thirty people. | a | an; the; no article | After too, so, as or how + adjective, the article follows the adjective: “too small a room”.
one-and-the-same | hard | The poet and ___ painter were both honoured by the governor; they are brothers. | the | a; an; no article | Two persons are meant, so the article is repeated before the second noun. “The poet and painter” would be one person.
such-a-hurry | hard | Why are you in such ___ hurry? | a | an; the; no article | “Such” comes before the article, and “in a hurry” needs one.
man-is-mortal | hard | ___ man has always looked at the stars and wondered. | No article | A; An; The | “Man” in the sense of “mankind” stands without an article.
the-deaf-plural-verb | hard | The new signs are meant for ___ deaf. | the | a; an; no article | “The” + adjective means all persons of that kind.
little-and-a-little | hard | ___ knowledge is a dangerous thing, says the proverb. | A little | Little; Few; A few | “Knowledge” is uncountable, which rules out “few” and “a few”; the proverb speaks of some knowledge that is not enough, so “a little” is needed. “Little” would mean “hardly any”.
the-few | hard | ___ friends he had all deserted him. | The few | Few; A few; The little | “The few” means “not many, but all of them”, as “all deserted” shows. “Friends” is countable and cannot take “little”.
`),
)
