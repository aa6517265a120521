import { GRAMMAR_EXAMS } from '../exams.ts'
import { ask, itemsOf } from '../forms.ts'
import { tableOf } from '../tables.ts'

/** slug | level | phrase | correct | wrong; wrong; … | why */
const oneWord = tableOf((slug, level, phrase, correct, wrong, why) =>
  ask(slug, level, `Choose the one word for: **${phrase}**.`, correct, wrong, why),
)

export const MORE_ONE_WORD_SUBSTITUTION = itemsOf(
  'one-word-substitution',
  { exams: GRAMMAR_EXAMS, mistake: 'a word from the same field with another meaning' },
  oneWord(`
widower | easy | a man whose wife is dead | widower | bachelor; widow; orphan; divorcee | A widow is a woman whose husband is dead; a bachelor has never married.
orphan | easy | a child whose parents are dead | orphan | twin; widow; infant; novice | Only an orphan is defined by the loss of parents; an infant is a very young child.
aquarium | easy | a glass tank in which fish are kept | aquarium | aviary; granary; terrarium; reservoir | “Aqua” is water. An aviary is for birds, a granary for grain; a terrarium is for plants and land animals.
invisible | easy | that cannot be seen | invisible | inaudible; illegible; incredible; invincible | “Visible” comes from the Latin for “see”. What cannot be heard is inaudible, what cannot be read illegible.
inaudible | easy | that cannot be heard | inaudible | invisible; inedible; illegible; ineligible | “Audi-” means “hear”, as in audience. What cannot be eaten is inedible.
vegetarian | easy | a person who eats no meat or fish | vegetarian | carnivore; cannibal; gourmet; teetotaller | A teetotaller takes no alcohol; a gourmet is a judge of good food.
teetotaller | medium | a person who never takes alcoholic drink | teetotaller | vegetarian; drunkard; ascetic; gourmand | A teetotaller keeps from drink only; an ascetic gives up all comforts.
anonymous | easy | by a writer whose name is not known | anonymous | synonymous; unanimous; pseudonymous; notorious | “An-” means “without”, “onym” name. “Pseudonymous” is under a false name; “unanimous” is with the agreement of all.
unanimous | medium | with the agreement of everyone | unanimous | anonymous; ambiguous; magnanimous; simultaneous | “Un-” is one, “anim-” mind: of one mind. “Magnanimous” is “great of mind”, that is, generous.
biennial | hard | happening once in two years | biennial | biannual; centennial; bicentenary; quarterly | “Biennial” is every second year; “biannual” is twice a year.
fortnight | easy | a period of two weeks | fortnight | decade; quarter; century; weekday | It is short for “fourteen nights”. A decade is ten years.
century | easy | a period of a hundred years | century | decade; millennium; era; jubilee | “Cent” is a hundred. A decade is ten years, a millennium a thousand.
contemporaries | medium | people who live in the same period | contemporaries | colleagues; compatriots; companions; ancestors | “Con-” is together, “tempor-” time. Compatriots share a country, colleagues a workplace.
compatriot | medium | a person from the same country as another | compatriot | contemporary; colleague; patriot; emigrant | “Patria” is the fatherland. A patriot loves his country, whether another shares it or not.
emigrant | medium | a person who leaves one country to settle in another | emigrant | immigrant; pilgrim; ambassador; tourist | “E-” is out: seen from the country that is left. An immigrant is one who comes in.
glutton | medium | a person who eats too much | glutton | gourmet; miser; hermit; glazier | A gourmet enjoys fine food with judgement; a glutton merely eats much.
bankrupt | easy | unable to pay one’s debts | bankrupt | corrupt; extravagant; thrifty; solvent | One whose debts are more than he can pay is bankrupt; one who can pay them is solvent.
optimist | easy | a person who looks at the bright side of things | optimist | pessimist; idealist; realist; humorist | Latin “optimus” is “best”. A pessimist looks at the dark side.
atheist | medium | a person who does not believe in God | atheist | agnostic; heretic; theologian; pagan | “A-” is without, “theos” God. An agnostic holds that we cannot know whether there is a God.
philatelist | medium | a person who collects stamps | philatelist | numismatist; philanthropist; bibliophile; philologist | A numismatist collects coins, a bibliophile books; a philologist studies languages.
numismatist | hard | a person who collects or studies coins | numismatist | philatelist; economist; metallurgist; mathematician | Latin “numisma” is a coin. Stamps are collected by a philatelist.
polyglot | hard | a person who speaks many languages | polyglot | philologist; polymath; translator; orator | “Poly-” is many, “glot” tongue. A polymath knows many subjects; a philologist studies how languages grew.
mercenary | hard | a soldier who fights for any country that pays | mercenary | missionary; conscript; veteran; recruit | Latin “merces” is pay. A conscript is made to serve by law, a recruit has just joined.
autocrat | medium | a ruler with unlimited power | autocrat | democrat; aristocrat; bureaucrat; diplomat | “Auto-” is self, “-crat” ruler. An aristocrat is of noble birth, a bureaucrat a government official.
patricide | hard | the killing of one’s own father | patricide | matricide; fratricide; homicide; regicide | “Pater” is father. Matricide is the killing of a mother, fratricide of a brother, regicide of a king.
insecticide | easy | a substance used for killing insects | insecticide | herbicide; fertiliser; antiseptic; fungicide | “-cide” is kill. A herbicide kills weeds, a fungicide fungi.
amphibian | easy | an animal that lives both in water and on land | amphibian | reptile; mammal; rodent; marsupial | “Amphi-” is both, “bi-” life. Frogs are amphibians; snakes are reptiles.
nocturnal | medium | active at night | nocturnal | diurnal; nautical; nomadic; seasonal | Latin “noct-” is night. Diurnal animals are active by day.
edible | easy | fit to be eaten | edible | eligible; legible; audible; delectable | Legible is fit to be read, eligible fit to be chosen; delectable is delicious.
potable | medium | fit for drinking | potable | portable; edible; palatable; soluble | “Portable” can be carried; “palatable” is pleasant to taste.
inflammable | medium | that catches fire easily | inflammable | fireproof; explosive; inflamed; infallible | “Inflammable” is from “inflame”; its in- is no negative. “Infallible” is never wrong.
infallible | hard | never making a mistake | infallible | inflexible; indelible; invincible; inflammable | “Fall-” is from the Latin for “err”. Invincible is never beaten, indelible never wiped out.
indelible | hard | that cannot be rubbed out | indelible | inedible; ineligible; inevitable; intelligible | Latin “delere” is to wipe out, as in “delete”. “Inedible” is not fit to be eaten.
inevitable | medium | that cannot be avoided | inevitable | inimitable; invaluable; inexplicable; irresistible | “Evit-” is from the Latin for “avoid”. “Inexplicable” cannot be explained.
extempore | hard | spoken without preparation | extempore | verbatim; contemporary; rehearsed; premature | “Ex tempore”, out of the moment. “Verbatim” is word for word.
verbatim | hard | word for word | verbatim | verbose; vice versa; extempore; ad hoc | Latin “verbum” is word. “Verbose” is with too many words.
epitaph | hard | words written on a tomb | epitaph | epigram; epilogue; epithet; elegy | “Taph-” is tomb. An epigram is a witty saying, an epilogue the closing part of a book, an elegy a poem of mourning.
prologue | medium | an introduction to a play or poem | prologue | epilogue; monologue; dialogue; catalogue | “Pro-” is before. An epilogue comes at the end.
honorary | medium | holding a post without pay | honorary | honourable; mercenary; salaried; hereditary | An honorary secretary is not paid. “Honourable” means deserving honour.
pseudonym | hard | a false name used by a writer | pseudonym | synonym; acronym; surname; anonymity | “Pseudo-” is false, “onym” name. An acronym is a word made of first letters.
hearse | hard | a vehicle for carrying a coffin | hearse | hangar; chariot; ambulance; cradle | An ambulance carries the sick; a hangar is a shed for aircraft.
orchard | easy | a piece of land planted with fruit trees | orchard | vineyard; nursery; meadow; jungle | A vineyard is for grapes, a nursery for young plants, a meadow for grass.
mortuary | medium | a place where dead bodies are kept before burial or cremation | mortuary | cemetery; sanatorium; monastery; infirmary | In a cemetery the dead are buried; a sanatorium and an infirmary are for the sick.
armoury | medium | a place where weapons are stored | armoury | granary; arena; foundry; dairy | Grain is stored in a granary; a foundry casts metal.
plagiarism | hard | the use of another writer’s words as one’s own | plagiarism | parody; translation; quotation; satire | A quotation names its source and a parody imitates for fun; only plagiarism steals.
`),
)
