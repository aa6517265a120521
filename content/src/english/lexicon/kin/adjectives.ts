/** Kin among adjectives: a word, and those after it in the alphabet. */
export const ADJECTIVES = `
abject: beautiful excellent inferior obedient shrill
abrupt: separate simple tame
abstemious: austere mild onerous
absurd: fair
abundant: simple stingy
accurate: defective perfect strict
acrimonious: affable genial painful
actual: effective tenuous
acute: ascetic austere avid frivolous hilarious humble imperative jocular modest sarcastic solemn sparse stern strict trivial virtuous vital
adamant: decrepit fragile robust strong
adept: bulky
adequate: brief squalid
adverse: affable belligerent bitter genial wealthy
affable: antagonistic
affluent: arduous brief difficult laborious onerous simple tenuous
aggressive: assertive docile rough serene simple tame
agile: bulky narrow resolute solid stable strong
alert: cheerful inert tedious vivacious
aloof: captive deep free
ambitious: solid
amicable: sincere
anomalous: chronic defective eternal permanent perpetual smooth stable strong temporary
antagonistic: benevolent genial
anxious: clumsy convenient precarious sagacious
apathetic: impartial inert inferior languid mediocre moderate ordinary
apparent: austere latent lean severe shallow steep stern superficial
apprehensive: bold brave formidable gallant safe sagacious valiant
apt: exempt liable pertinent probable squalid
ardent: impartial inert intelligent mediocre wild
arduous: nonchalant prosperous slow wealthy
arid: narrow rigid solid
arrogant: mild slight
artificial: raw rude vivid
ascetic: harsh lenient lush mild severe strict
ashamed: gallant valiant
assertive: imperative languid mild strong
astute: primitive sluggish
audacious: dim robust uncertain
audible: sensible
auspicious: beneficial bright intelligent optimistic sanguine sick wealthy
austere: barren contaminated cursory defective entire eternal fertile meticulous obvious painstaking partial perpetual primitive prolific pure resolute sharp subtle superficial thorough
authentic: tenuous
avid: bright exquisite frigid impartial inert intense mediocre neat recent severe slight torrid
banal: brisk insolent recent sagacious shabby wise
barren: captive culpable destitute free guilty innocent naive vain
beautiful: congenial cunning miserable surly worthless wretched
belligerent: gentle rough serene slippery smooth
biased: mediocre moderate sensible versatile
bitter: fresh
blatant: boisterous bright loud shrill
bleak: dazzling dim intelligent raw
blunt: exquisite ingenuous primitive sly
boisterous: dim slippery smooth
bold: hasty impulsive robust steep
brave: dim uncertain
brief: deficient excellent forgetful onerous opulent poor wealthy
bright: favourable glib ominous shabby slippery sluggish smooth splendid superior tedious
brisk: crucial dense dim imperative rotten trite vigilant vital
brittle: mysterious subtle
broad: empty hungry ravenous sparse tolerant
bulky: competent dexterous elegant incompetent inept nimble recalcitrant skilful
callous: raw stringent
calm: rough smooth sticky
candid: private
captive: destitute innocent lean naive separate
cardinal: modest primitive profound rudimentary superficial
careless: desperate indifferent momentary
cautious: mild minute moderate
chaotic: relevant separate
cheap: loud silent
cheerful: drowsy inert languid sluggish tedious vigilant
chronic: common ordinary
circumspect: moderate shy tactful
clandestine: clear competent efficient implicit lucid vulnerable
clear: covert fair free heavy onerous private remote secret serene tranquil
clumsy: recalcitrant restless sticky
coherent: legal legitimate persistent reasonable sensible tenacious valid
collective: common
commodious: convenient
common: exquisite mutual
compact: crowded sparse
compassionate: similar
competent: confident covert equivalent exempt private secret
complex: solid
conceited: contented effective futile mild slight
confident: efficient
conspicuous: dazzling excellent exceptional mediocre
contaminated: entire eternal fair lucid meticulous painstaking perpetual stale thorough
contemporary: rudimentary
convenient: inept restless spacious sticky
corrupt: stale trite
costly: earnest frivolous loud pious remote sincere solemn
courteous: elegant natural primitive raw valiant
covert: efficient immune implicit lucid safe vulnerable
cowardly: dim
credulous: ripe
crucial: energetic inert languid modest sedate sluggish tedious vivacious
cruel: intense
culpable: destitute free ingenuous innocuous
cunning: primitive
cursory: entire eternal momentary perfect permanent perpetual pure steep
dark: eminent famous favourable inert malicious ominous sedentary sluggish wicked
dazzling: dense lethargic slow sluggish tedious vague
deceitful: obsequious
decrepit: intelligent legal sensible stringent
deep: poor remote sparse
defective: entire eternal healthy heavy legal meticulous painstaking perpetual profound pure sensible thorough
deficient: excellent inferior shy stingy superior timid
delicious: robust wicked
dense: fascinating flimsy fragile radiant rapid shrill sluggish vivacious
desperate: favourable hasty imperative intelligent prudent urgent
despondent: favourable intelligent
destitute: fertile innocent lush naive prolific
dexterous: neat
difficult: experienced exquisite irritable narrow prosperous rebellious shrewd slow stale sticky unruly wealthy
diligent: patient wild
dim: fascinating favourable feeble formidable heavy onerous optimistic rapid robust sanguine shy sick sluggish sparse splendid strong sturdy timid vivacious
diverse: versatile
docile: possible steep violent
dogmatic: narrow
dormant: slow stationary stormy
drastic: humble modest
drowsy: vivacious
durable: sparse
eager: exquisite neat recent severe slight stale wild
earnest: pious
eccentric: illicit legal legitimate
ecstatic: meagre poor
effective: fallacious legal logical rotten vain
efficient: exempt lean poor private prolific secret
elegant: modern smooth
eloquent: rough smooth solid sticky
eminent: remote secret vague
energetic: imperative vigilant vital
enigmatic: lean pure shrill steep
enthusiastic: wild
entire: eternal healthy hungry meticulous painstaking perfect perpetual pure ravenous smooth sturdy thorough
erratic: eternal smooth strong
essential: inherent natural
eternal: meticulous painstaking partial perfect pure superficial thorough
evident: superficial
excellent: miserable slight wretched
exceptional: fair wicked
exorbitant: wise
exotic: irrelevant
experienced: stringent
exquisite: feeble flimsy gentle harsh intense irritable natural public raucous robust rude severe strong
facetious: harsh perilous severe sincere
fair: lucid mediocre mild moderate ordinary prudent sensible wise
fallacious: healthy heavy legal precarious
false: legal
famous: remote secret vague
fascinating: lethargic sluggish
favourable: intelligent lenient lucrative optimistic sanguine subsequent wealthy
feeble: onerous perfect safe stupid subtle
fertile: free rigid strong
fervent: wild
fickle: mobile
filthy: lucid spiteful
final: supreme
flexible: narrow strong
flimsy: negligible perfect safe sparse subtle
fluent: solid sticky
foolish: fresh insolent moderate
foreign: irrelevant tame
fortuitous: nonchalant
fortunate: healthy
fragile: irritable loud mysterious negligible raucous sparse
free: guilty individual innocent lean lucid lush naive narrow principal prolific sarcastic separate vacant
frequent: public
fresh: insolent sagacious sharp wise
frigid: quick strong zealous
frivolous: harsh lazy perilous pious severe sincere
furious: tame
gallant: lofty
gaunt: sparse
generous: narrow
genial: stale trite
gentle: gradual headstrong laborious onerous primitive pungent raw simple stringent subtle tame
genuine: tenuous
glib: neat shallow solemn superficial
gloomy: lofty shrill
gradual: mild separate sharp simple
greedy: jealous
guilty: ingenuous innocuous
gullible: primitive ripe
harmful: subtle
harsh: hilarious jocular lax perilous ridiculous safe simple slippery smooth tame trivial
hasty: steep
haughty: mild slight
hazardous: strong tame trustworthy wild
headstrong: mild
healthy: intelligent logical moderate neat notorious ominous optimistic prudent reasonable rotten sanguine sensible significant stupid suitable wise
heavy: lazy lenient logical lucid neat notorious ominous rotten sick solemn sullen wicked
hilarious: perilous severe sincere
hollow: hungry strong unanimous
honest: modest
hospitable: sincere
hostile: sick
humble: incompetent intense mild moderate pungent severe shrill valiant vehement
hypocritical: solemn
immune: tolerant
imperative: inert languid sedate shrill sluggish tedious vivacious
implicit: inherent secret
incessant: nonchalant
incompetent: rough
incredible: stupendous tenuous
indifferent: inert inferior reasonable reckless
indigenous: irrelevant pure
inert: quick slow stormy vigilant vital
inevitable: lethal
inferior: miserable modest public wretched
ingenuous: private tactful
initial: supreme
innocent: lush prolific
innocuous: naive
insatiable: jealous
insipid: rough smooth sticky
insolent: irrelevant rotten sagacious shabby stale weary wise
intelligent: moderate natural ominous optimistic radiant rotten sanguine shabby sick vivid
intense: principal pure sharp tangible wicked wild
intrepid: robust
intricate: lean lush pure steep
irritable: subtle
jocular: perilous severe sincere wicked
kind: violent
laborious: mild nonchalant prosperous slow solid wealthy
languid: meek vigilant vital
latent: obvious possible sluggish tangible
lax: narrow normal
lazy: tame wild
lean: mysterious obvious remote stingy
legal: logical
lenient: loud perilous raucous solemn
lethal: naive
lethargic: sharp
lofty: miserable pragmatic valiant wretched
logical: moderate safe separate sick stable strong wholesome
loud: mild simple smooth subtle
loyal: rapid slow
lucid: onerous perfect private pure secret separate serene squalid
lucrative: useful
ludicrous: moderate sincere
lush: naive
magnanimous: pragmatic
meek: moderate opulent tame wild
meticulous: partial perfect perpetual pure
mild: modest onerous opulent ostentatious raucous simple solemn tame vain
minute: visible
miserable: shrill
miserly: narrow
mobile: moody rapid rigid solid versatile
moderate: ostentatious prudent ridiculous valid wise
modern: rudimentary
modest: principal pungent severe shrill vehement
momentary: nonchalant profound shallow superficial tenacious thorough
mundane: nonchalant notable shabby wicked
mutual: rare
mysterious: pure shrill steep stringent
naive: pious prolific virtuous
narrow: rigid scarce sparse spiteful stingy strict stringent supple tolerant
natural: polite rude subtle vivid wholesome
neat: notorious recent sharp sick slight slippery stale
nervous: rough slippery smooth
nimble: sullen
nonchalant: occasional permanent profound sporadic
normal: public rough smooth stable systematic
novel: rotten rudimentary
numb: prudent raw reasonable sensible wise
nutritious: solid
obedient: tame
obese: onerous
obscure: remote
obstinate: remorseful robust strong
obvious: severe steep stern
occasional: rough smooth strong
ominous: optimistic sanguine sick sullen
onerous: prosperous slow solemn wealthy
ordinary: partial public shabby wicked
painful: pungent raw
painstaking: partial perfect perpetual pure
pale: sparse
partial: perfect perpetual rudimentary thorough
peaceful: rough smooth sticky wild
peculiar: public rough smooth
perfect: perpetual superficial thorough
perilous: ridiculous solemn strong trivial trustworthy wild
permanent: shallow superficial
perpetual: pure superficial thorough
pious: solemn
placid: rough smooth sticky
polite: primitive raw
pompous: rudimentary
poor: profound robust sturdy
possible: practical pragmatic
practical: prosaic sentimental
pragmatic: prosaic sentimental vivid
precarious: strong trustworthy
primitive: rough rude sharp slippery smooth tactful
private: vulnerable
profound: rotten solemn sparse
prolific: strong
prosperous: simple
prudent: tactful valid
pungent: smooth
pure: severe steep superficial thorough vivid
quarrelsome: serene
quick: sullen
radiant: slow sluggish tedious
rapid: smooth solid stationary treacherous
raucous: simple slippery smooth subtle
raw: rude
reasonable: valid
rebellious: treacherous
recent: rotten sharp trite weary
remorseful: stubborn
remote: separate
ridiculous: severe
robust: savoury stringent stubborn subtle
rotten: sagacious sensible wise
rough: serene solid stormy strange subtle tranquil
rude: subtle
safe: solemn strong tenuous trustworthy wild
sagacious: shabby stale trite weary
sarcastic: solemn urgent
savage: simple tame
scarce: shy stingy
secret: vulnerable
sedate: vigilant vital
sedentary: slow stormy
sensible: sick valid
separate: sudden
serene: smooth sticky
severe: sharp solemn sparse trivial urgent wild
shabby: trite unique wise
sharp: slight sluggish stale steep sudden tedious violent
shrewd: solid
shrill: wretched
shy: steep uncertain
simple: steep stern violent wealthy
sincere: solemn
slight: stale
slippery: superficial
slow: solid sparse stationary sullen vivacious
sluggish: sparse stationary stormy stupid sullen vigilant vital witty
smooth: solid sporadic stormy strange tactful tranquil turbulent
solid: stale sticky unanimous wholesome
solvent: trustworthy
sparse: stingy stout sturdy tenuous transparent
spiteful: squalid
sporadic: strong typical
squalid: suitable
stable: trustworthy
stale: wise
stationary: stormy
steep: tame timid transparent
stern: tame
sticky: tenacious tranquil
stormy: tame
stringent: strong subtle violent
strong: stubborn subtle
sturdy: unanimous
superficial: vital
tame: violent
tedious: vigilant vital witty
tenuous: wealthy
thorough: trivial
timid: uncertain
torrid: zealous
trite: wise
trustworthy: vulnerable
unlucky: wealthy
valid: wise
vehement: wild
vigilant: vivacious
vital: vivacious
weary: wise
wicked: worthless wretched
`
