/**
 * Headwords whose entries a dictionary of synonyms joins through some sense of a word in them, although their themes do
 * not: “hollow” and “sturdy” through “solid”. Found with WordNet 3.1 (Princeton University); each pair stands once.
 */
const read = (table: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [word = '', others = ''] = line.split(': ')
        return [word, new Set(others.split(' '))]
      }),
  )

export const KIN = {
  adjective: read(`
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
`),
  verb: read(`
abandon: advance assert betray break celebrate conserve curb detain expose inhabit invade observe occupy preserve prevent produce refute restrain save seize throw
abate: alter ascend belittle break decide descend modify quench retard roam shorten suppress vanish
abhor: know
abolish: argue avoid break build confront construct display drop earn inhabit initiate invade lower meet occupy produce pursue raise shun vacate verify withhold
abscond: adhere appease compete conserve continue delay feed pacify postpone rest retard save squander travel waste
absorb: consume employ flatter inhabit invite learn lend plunge pull push say soar vacate
abstain: help save withhold
accelerate: alter break curb inspect mend modify postpone repair rest shatter stimulate wreck
accept: advance assess assist attach bestow cancel celebrate clean command confess confront consume control decide demand despise detain deteriorate determine discover dismiss drop emit employ enter exhaust expand expel feed govern guide honour impose include inhabit insert instruct invite know lead learn love meet mislead observe ponder produce pull recall recede release request require rescue respect retreat return shrink shun stretch study swell throw transport try vacate waive
acclaim: betray depart descend
accumulate: learn summon waste
accuse: alter assess carry create determine dismiss disturb emit guide hasten impose lead mend modify provide receive release require rush soothe stimulate tear trust
achieve: begin commence discover meet produce start
acquire: alter arrive assemble believe consume create defer delay detain discover disperse employ harm include leap learn obstruct postpone produce realise retreat shorten study
adhere: adorn annoy astonish betray bewilder break confuse curb decorate defeat escape fetch force grasp inform inspect receive roam throw
admire: believe consider decline defy refuse think
adorn: amplify arrange bewilder corrupt exaggerate honour plunder reward violate
advance: advise alter amend assist attain attract build cancel cease construct contribute correct curb demolish deter discard discourage dissuade donate enact encourage falter feed help intimidate lend modify nourish nurture relinquish remember retain steal support violate
advise: alter deter discourage expel modify yield
aggravate: alter amend correct facilitate lose modify
agree: arrange assist believe bestow combine confirm curb decide detain donate finish inspect mingle organise produce release terminate
alleviate: amend capture conquer conserve consume detain entangle forgive impede obstruct pardon release spend squander travel waste
allow: arrive assist believe bestow carry confess depart deprive distribute donate enter expel fetch forecast guess hope include inhabit occupy produce provide receive return stimulate trust waive withhold
alter: arrange ascend assert assume attach attract augment bestow bewilder bind capture cease celebrate clarify clean collapse combine compensate complicate conceal confuse conquer contaminate continue contribute corrupt curb cure curtail decay decrease delay depart depress detain diminish dismiss disperse disturb divide donate drop dwindle earn enhance enlarge expand explain extol fail fetch fluctuate grow harm hide imagine include increase inform inspect intensify interrupt irritate join leap lend lessen lower mingle mitigate observe obtain occupy pollute postpone prevent prolong raise recede receive reduce rescue rest restrain resume retard save sell separate shorten shrink simplify stimulate strengthen stretch subdue support suppress suspend swell tarnish terminate think travel undermine unite weaken weep withhold worsen yield
amend: assist carry compensate cure decline descend deteriorate enhance grow help prosper raise rebuke reconcile reprimand scold teach worsen
amplify: boast carry conquer contribute curb deceive defer delay deter discourage dissuade encourage enslave feed help intimidate lead mislead postpone retreat subdue support suppress tarnish withdraw
amuse: applaud depart detain exhaust release withdraw
announce: cancel conquer detain overcome release subdue verify weep
annoy: bewilder defeat escape fetch interrupt receive stimulate throw worsen
appear: arrive break earn escape excel grow increase leap meet nurture produce raise revoke shorten smile soar
appease: convince decide establish inspire kindle meet mitigate occupy quench raise roam stimulate suppress weaken
applaud: discourage encourage inspire intimidate urge
approve: assess assist confirm defend deteriorate eliminate enact undermine verify
argue: assist curb detain discard inspect spend
arrange: arrive attack attract begin cease command commence create decorate detain enter fetch finish initiate join linger manage mingle plunge receive return separate spend start terminate
arrive: begin commence earn enact fold forget grant initiate manage obtain produce prove provide raise receive refute release separate strive trust vacate withhold
ascend: attach decide enact grow increase initiate obey organise
assemble: attain confront deprive earn increase pull search spread squander summon
assert: assist betray cancel carry conserve decline destroy detain discard enter exonerate guide lead lose modify obliterate observe oppose refuse release relinquish retain squander transform undermine violate waste
assess: commend compliment declare fail praise reject try
assist: attack betray cancel carry confirm contradict delay deny detain embarrass endure establish exploit guard nurture obstruct prove ratify refute release verify
assume: attempt construct dare decline include inhabit invite overcome pretend reject resume say try
assure: control curb determine earn guard hide include inspect learn observe obtain pretend produce shrink support
astonish: bewilder defeat escape fetch receive throw
attach: capture censure climb condemn confiscate criticise denounce deplore modify narrate obtain repair seize
attack: curb depart detain fetch honour inhabit inspect leap occupy preserve receive rush startle support
attain: begin climb commence defer delay discover disperse distribute drop emit escape exclude flee forget harm ignore include increase lower manage meet neglect obstruct omit postpone produce realise recede retreat scatter spend start yield
attempt: avoid consume control dare decide determine emphasise examine hurt initiate inspect prove refute scrutinise shun verify
attract: bestow capture choose construct create demand depict describe earn emit enact extract fail fetch guide inspire invade invite kindle lead manage mislead modify produce provoke pull raise recede receive remove repeal require retreat stretch travel withdraw
augment: build conquer enslave modify shorten subdue
avoid: ban beg break forbid quibble search try verify
ban: bestow command confess depart donate provide require shun
beg: delay evade forgive pardon
begin: copy decide depart fetch imitate leap linger mingle plunge receive return say separate startle swell think
believe: borrow buy carry commend desire detain embrace endure exclude expel honour include lend receive reconcile respect support yield
belittle: mitigate
bestow: borrow delete discuss endure fetch forbid forgive modify prevent produce prohibit recall remember remove resist suspend
betray: break buy depict detain disappoint discard fail guard include inform lend lower oppose preserve prevail prosper protect resist roam sell succeed support wander
bewilder: control decorate defeat disappoint disturb enhance escape evade fetch flee forbid modify offend preserve prevent receive restrain throw
bind: hide modify narrate obtain push repair rest
blame: release
boast: display enlarge expose prevail succeed
bore: consume deteriorate drop exhaust inhabit occupy replenish shorten withdraw
break: cancel cease combine compensate conceal connect continue curb cure decrease descend diminish disclose discover disguise dwindle escape exceed excel exhaust expose fetch finish flee fluctuate grow hasten hide inform inspect insult intensify interrupt join leap lend lessen manage mingle offend prevail prosper protect receive reduce remove rest resume reveal reward rush shun squander start strengthen subdue succeed suppress survive suspend terminate unite vacate waive withhold
build: consume deprive describe determine disperse earn enhance eradicate grow increase intensify lower manage nurture prove raise reduce supervise
burn: consume create depart discard earn excel exhaust produce shorten smile squander start waste
buy: consume corrupt create decrease diminish dwindle grow increase learn produce realise study
cancel: celebrate confront conserve curb declare extract inhabit invade invite lower meet occupy preserve prevent pursue raise recall recede remember rescue restrain save support withhold
capture: cease continue defend delay depict discover dismiss drop emit exhaust expel extinguish guard hurt include learn modify observe publish pull search spread start understand waive withhold
carry: compensate continue convince correct create cultivate curtail decline delay detain deter dissuade distribute embarrass enact encourage endure exonerate feed grow hope imply include increase manage nourish nurture obey oppose overcome persuade preserve produce prolong raise realise reject release rescue resist say stretch support surrender undermine yield
cease: conserve curb decide defend depart destroy disperse drop exclude extract fetch forbid hide impede include inspect lower mend modify obstruct preserve prevent prolong raise recede receive repair retain retreat stretch support vacate waive withdraw withhold
celebrate: chastise decorate defy discard lose modify punish receive relinquish violate
censure: confiscate recall remember seize
chastise: correct curb honour inspect respect strengthen
cheat: conquer defeat roam suppress wander
cherish: decline drop exclude fail lower refuse reject
choose: obey repair
clarify: conceal deceive delay enlarge expand forgive hide modify obliterate obstruct pardon swell throw
clean: deprive extract modify recede remove retreat separate withdraw
climb: decide initiate kindle organise strive
coax: intimidate push
coerce: condemn pull push repel
collapse: fold mend receive repair waive withhold
combine: donate inform modify
comfort: complicate interrupt
command: create decide determine examine follow forget ignore learn mislead notice observe receive require throw
commence: copy decide depart fetch imitate leap linger mingle plunge receive return separate startle swell think vacate waive
commend: forget hope push recall remember trust
compensate: decide expose fetch hide include modify shatter wreck
compete: imitate manage quibble
complain: emit oppose prevail resist succeed surrender verify yield
complicate: delay embarrass grow modify purify soothe throw
compliment: push
conceal: explain hinder impede include lend modify obstruct protect
condemn: confiscate force
confess: decline detain eliminate forbid ignore include initiate know notice observe omit prevent prohibit provide refuse reject release
confirm: control declare decline display examine oppose preserve ratify refuse strengthen try undermine
confiscate: criticise denounce deplore detach heal mend produce recall remember repair rescue
confront: contradict delay gather invite prevent provoke receive request stimulate
confuse: defeat delay escape fetch gather modify receive throw
connect: inform know narrate recall remember think
conquer: decrease dismiss emit enlarge exceed exonerate extinguish increase learn lessen lower mitigate modify publish quench reduce waive
conserve: cure detain devastate drop enter falter forbid languish lose prevent relinquish rot support
consider: detain dismiss earn honour include invite produce receive respect shorten summon urge
construct: consume deprive describe determine disperse earn eradicate guess increase intensify lower manage nurture prove raise reduce supervise
consume: cultivate demolish destroy drop earn emit fetch grow include increase inhabit lower obtain publish raise receive replenish retain survive throw try vacate wreck
contaminate: modify
continue: curb destroy detain discard exclude expose follow hide include inspect lose manage modify obstruct prevail retain roam spread stretch transform travel vacate waive wander withhold
contradict: control curb depart display fluctuate withhold
contribute: delete fetch follow lead modify
control: correct create curtail decide deny determine examine guard hide include know learn mislead mitigate observe prove receive request retain say scrutinise throw try verify withhold
convince: delight meet occupy please prevail provide sell transform vacate
copy: earn follow grow increase initiate mock produce ridicule soar start
correct: corrupt decline descend deteriorate grow include prosper punish raise rebuke reconcile reprimand scold worsen
corrupt: decorate enhance modify preserve sell stretch
crave: decline despise nurture
crawl: manage
create: decrease defeat diminish discard display dwindle earn expose extinguish fetch follow gather grow increase lead lower obtain plunge prove raise realise receive reduce remove return shorten soar summon surrender swell yield
criticise: notice observe recall remember seize
cultivate: decrease diminish drop dwindle exclude fail forget ignore increase lower omit raise reduce rest subdue
curb: decline defend deny determine discard dismiss drop embarrass emit examine exhaust expel extinguish fold follow guard hasten learn lose mend mitigate modify observe prolong publish relinquish repair retain start study support verify waive
cure: preserve retain shatter tear wreck
curtail: enact guide hide include lead manage modify
dare: guess obey predict pretend suspect try
decay: disperse drop enlarge expand save separate squander waste
deceive: entangle explain include inform lead roam sell wander
decide: descend disperse earn enact fetch finish govern initiate inspire modify persuade produce receive reconcile stimulate terminate travel try
declare: delete detain enact exonerate overthrow prove raise release verify
decline: deprive descend despise detain escape fail inspect lose plunge repel respect venerate
decorate: honour plunder respect reward violate
decrease: descend divide enslave fetch modify obtain produce quench receive reject rest retard separate simplify subdue suppress undermine vanish
defeat: demolish destroy devastate disturb eliminate escape exceed exhaust expel fetch kindle learn offend provoke raise receive replenish survive throw wreck
defend: detain endure follow forgive inspect observe pardon preserve ratify release retain think undermine withhold
defer: detain encourage expel facilitate inspire invite persuade produce raise resist rush stimulate summon surrender yield
defy: delay dismiss endure escape evade flee ignore observe undermine weaken
delay: disappoint display embarrass encourage evade expel explain expose facilitate inspect inspire modify obey perish persuade quibble raise release repel roam simplify stimulate support surrender undermine yield
delete: donate enter lend provide recall recede verify
delight: enslave extol lower quench stimulate transport
demand: hope pretend relinquish verify
demolish: determine disperse earn finish overcome prove pull remove withdraw
denounce: recall remember seize
deny: depart detain include inspect mitigate restrain
depart: deprive finish forbid grant initiate learn lose mingle obey prevent produce prohibit provide recall receive remember spend withhold yield
depict: display hide imagine push spend supplement support
deplore: ratify seize
depress: deter inspire modify undermine urge
deprive: grant publish pull withhold
descend: deteriorate diminish fail grow increase kindle lessen lose overthrow prosper
describe: discover display hide imagine push
desire: doubt feed nourish nurture suspect trust
despise: observe ratify refuse
destroy: discard disperse earn extinguish fetch overcome plunder receive rescue save squander support terminate waste
detach: obtain repair seize
detain: discard drop earn eliminate emit endure exclude exhaust extinguish fold grant guard hasten imply incite include lose mitigate modify obtain preserve produce protect publish receive reconcile reduce relinquish request retain roam save support think throw undermine verify
deter: refuse reject warn
deteriorate: discover grant grasp lose ratify refuse reject return squander waste
determine: display earn enact finish govern guard inspect lose overthrow pacify receive repair return roam terminate try withhold yield
devastate: overcome save squander subdue waste
diminish: extol fetch modify obtain produce receive retard suppress vanish
disappoint: fail meet occupy raise reduce
discard: establish extinguish extract impose insert kindle obliterate observe preserve prevent rescue restrain save squander throw withhold
disclose: leap lend mend protect repair
discourage: refuse reject threaten warn
discover: drop fetch govern grow leap lend meet mend obtain protect receive recover repair violate
discuss: guide hide include initiate lead mitigate oppose
disguise: endanger jeopardise lend
dismiss: disperse distribute entangle examine exonerate extract grasp initiate liberate lower modify obstruct raise realise refuse replenish restrain scatter spread
disperse: establish finish interrupt laugh manage mend modify release repair rot squander suspend terminate
display: emphasise eradicate establish guide imagine imply include inform lead produce protect prove refute request say smile support
dissuade: reject
distribute: enforce enlarge expand guide include learn manage meet publish revoke say swell
disturb: extinguish harm kindle modify overcome raise stimulate strive throw violate
divide: lessen mend reduce repair shorten squander
donate: encourage endure fetch follow forbid guide lead modify prevent produce prohibit resist
drop: earn employ eradicate examine exhaust include languish liberate lose modify notice nurture obliterate observe receive release repeal rescue revoke rot save say seize shorten spend squander steal summon waste
dwindle: fetch modify obtain produce receive retard
earn: emit enact encourage eradicate establish exaggerate fabricate facilitate force grow guess incite include initiate inspire kindle lead lower modify obstruct organise persuade preserve pretend prove provoke publish pull push raise realise release repair rest return start stimulate summon surrender throw withhold yield
eliminate: emit enact kindle liberate produce ratify recede release shorten withhold
embarrass: exceed facilitate forbid help hinder honour impede inspect kindle obstruct prevent prohibit raise
embrace: expose hide misunderstand understand
emit: employ entangle excel exhaust exonerate finish gather glance grasp grumble guard inhabit invite liberate lower observe occupy produce raise realise rescue restrain say seize shout summon think
emphasise: try
employ: expel follow ignore inhabit lower neglect plunder prolong provide pursue retreat shrink stretch terminate throw vacate withdraw
enact: enter exceed excel exhaust follow intervene mislead obstruct perish prolong push raise receive relinquish request return save spend steal stretch succeed survive throw travel trust vacate vanish withhold
encourage: extol feed fetch lead nurture postpone publish recede receive retreat rush withdraw
endanger: preserve retain
endure: honour manage obey observe oppose perish release respect return
enforce: relinquish sell
enhance: modify plunder plunge purify recover violate
enlarge: enslave explain languish mislead modify subdue
enslave: increase lessen offend please reduce rejoice transport
entangle: exonerate liberate relinquish waive
enter: forget grant interrupt invade obey perish preserve provide receive rescue retain save succeed
eradicate: initiate kindle occupy produce replenish spend
escape: manage notice oppose publish receive refuse resist
establish: fetch overthrow pacify receive return surrender vanish withhold yield
evade: quibble refuse resist
exaggerate: produce
examine: exclude lower refute shorten try
exceed: excel fail improve repeal suppress travel
excel: facilitate smile think
exclude: extinguish grasp impede lower notice nurture observe obstruct raise start
exhaust: expel grasp inhabit liberate lower mend produce release repair restrain seize
exonerate: guide lead obstruct
expand: explain fetch languish modify receive urge
expel: grant grasp include liberate overcome overthrow postpone prohibit receive release replenish rescue restrain suspend waste
explain: forgive hide modify obliterate obstruct pardon throw
exploit: feed help nourish rest
expose: inform leap lend mend mock produce prolong repair ridicule stretch understand
extinguish: grasp incite liberate meet omit produce prolong provoke publish raise reduce release remove restrain seize shorten stimulate stretch subdue
extol: inspire modify raise stimulate
extract: forget recall release remember separate suspend terminate vanish
fabricate: mingle think
facilitate: harm produce retard tarnish
fail: follow guide lead lower mend neglect nurture obey prolong repair return spend stretch survive
falter: hide include preserve prolong retain stretch
fear: honour respect venerate worship
feed: include insert invade manage waste
fetch: finish grow hurt increase initiate inspire irritate lend modify persuade produce realise repair rescue rest shrink stimulate stretch swell terminate understand
finish: gather leap receive release separate startle swell think wreck
flee: manage notice refuse resist
fluctuate: soothe
fold: recede restrain retreat suspend withdraw
follow: grow guard imitate increase inspect instruct manage mitigate prolong protect search stretch waive
forbid: hinder impede obstruct omit provide require rescue save shun
force: produce repel stimulate urge
forecast: grant pretend
foresee: pretend prevent trust
forget: include inhabit lose lower obstruct occupy praise raise recede request return suppress
forgive: produce release request support surrender yield
frighten: rush stimulate
frown: lower raise reduce stare
gather: learn pull search squander summon terminate think
govern: lose require sell
grant: include inhabit occupy produce trust
grasp: ignore neglect omit overcome publish spend throw waive worsen
grow: imitate instruct leap learn mend modify obey obtain plunge prove receive refuse reject repair retain teach
grumble: lend
guard: include lead learn release throw violate
guess: invite pretend produce summon
guide: inhabit occupy produce prolong repeal stimulate stretch
harm: insult kindle modify offend provoke pull raise
hasten: inspect inspire intensify persuade retreat shatter stimulate tear travel urge withdraw wreck
hate: know
heal: impede join obliterate obstruct overthrow spread steal withdraw
hesitate: postpone
hide: hinder imagine impede inform initiate lend meet misunderstand modify obstruct prolong protect recover stretch study suspend understand
hinder: inspect retain
honour: observe
hope: lend require
hurt: incite insult kindle mend notice pull raise realise receive repair stimulate try understand
ignore: include lose lower raise refuse shorten summon
imagine: modify
imitate: increase initiate mock ridicule soar start
impede: pollute retain
imply: require yield
impose: increase nurture recede reduce retreat soar steal vacate withdraw
improve: irritate learn recover
incite: injure invite lower quench raise reduce retain withhold
include: inform initiate invite learn lower misunderstand neglect observe obstruct ponder produce prolong protect push raise realise receive recover remove reveal spend spread stretch suspend throw try understand yield
increase: leap modify nurture obtain produce prove receive refute resist return subdue travel
inform: join mingle modify require separate unite verify wander
inhabit: lead perish perturb provide raise relinquish repeal revoke waive
initiate: leap linger mingle organise plunge prove receive return separate soar startle swell think try
injure: insult kindle mend offend provoke pull raise repair stimulate try
insert: interrupt nourish overthrow provide pull recede resist retreat withdraw yield
inspect: learn mend mitigate modify obstruct postpone prove refute repair retard start support try withhold
inspire: invite irritate lead pacify pull raise receive repair repel retard rush suppress warn
instruct: reward strengthen
insult: kindle mend observe raise repair violate
intensify: modify plunge
interrupt: mend modify offend perturb repair save soothe violate
intimidate: rush
invade: raise recall remember repeal search waive
invent: throw
invite: kindle laugh postpone pretend provoke raise recall receive remove require stimulate weep
irritate: mitigate modify receive stimulate
join: mend modify narrate organise remember think
kindle: lower obliterate offend overcome pacify raise reduce request return subdue suppress
know: love perish separate
lament: observe prevail retain succeed
languish: lower save squander succeed waste
laugh: mock shout summon
lead: mitigate observe occupy persuade produce prolong receive repeal require stimulate stretch
leap: neglect omit produce reveal
learn: meet obstruct obtain overcome raise receive recover reward scatter seize stimulate strengthen subdue throw transport
lend: mend modify protect publish repair reveal say shout trust
lessen: modify quench reject rest retard separate simplify subdue suppress undermine vanish
liberate: publish relinquish replenish retain revoke throw transport waive withdraw
linger: start
lose: lower meet notice observe preserve prevent recede rescue restrain save worsen
love: worship
lower: modify neglect notice nourish nurture observe omit produce prove provoke reject release remove repeal revoke rot save smile spend squander steal stimulate subdue summon terminate throw vacate waste withdraw
manage: mislead neglect nourish prolong pursue push repeal rest rush search sell separate shorten spread stretch travel try waste
meet: occupy pacify prevent provide quench receive summon suppress vacate
mend: obliterate occupy offend overthrow perish pull reveal reward separate steal stimulate suspend travel undermine violate weaken
mention: notice observe raise recall remember violate
mingle: modify start
mislead: sell
mitigate: modify release retard shorten subdue suppress vanish
mock: observe
modify: obey observe occupy pollute postpone prevent prolong raise receive reconcile reduce rescue rest restrain retard save shorten shrink simplify stimulate strengthen stretch subdue support suppress suspend swell tarnish terminate think undermine unite weaken weep withhold worsen
mourn: observe prevail retain
narrate: remember think
neglect: prevail prosper raise shorten succeed summon
notice: receive tarnish violate
nourish: raise receive reduce withhold
nurture: plunge provide reduce soar support
obey: pursue study succeed travel understand
obliterate: occupy produce remove repair replenish rescue save spend support
observe: relinquish respect ridicule say shorten throw
obstruct: pollute produce realise recall release remember support
obtain: produce realise repair strengthen
occupy: perish perturb provide quench raise repair repeal replenish waive
offend: overcome raise repair stimulate throw transport
omit: prevent prohibit raise shorten throw
oppose: pursue verify
overcome: provoke publish quench raise stimulate survive wreck
overthrow: prove push repair
pacify: prove raise roam stimulate
pardon: request support yield
perish: prevail produce prosper repair surrender yield
persuade: prevail pull receive retard rush sell transform
perturb: vacate
please: quench transport
plunder: preserve tear wreck
plunge: prove receive
ponder: receive respect
postpone: raise release roam summon yield
praise: push recall remember trust
predict: pretend
preserve: release relinquish rescue say support violate
pretend: produce summon
prevail: receive rejoice
prevent: pursue relinquish retain shun waive
produce: prove provide pull push raise realise receive reduce release rescue rest retain return revoke shorten spend squander start steal stretch summon throw waste withhold
prohibit: provide require save shun waive
prolong: provide repeal retain support
prosper: refuse reject
protect: publish release retain reveal
prove: raise receive reduce return soar support withhold yield
provide: quench revoke say stretch
provoke: quench raise reduce request subdue worsen
publish: raise release relinquish restrain seize shorten subdue
pull: receive search stretch strive tear toil urge
punish: rebuke respect scold strengthen
purify: simplify
pursue: resist
push: receive sell soothe strive tear toil urge
quench: raise reduce shorten stimulate subdue vacate
raise: refute reject release remove repeal request retain retreat revoke say spend steal stimulate subdue summon terminate throw travel vacate withdraw
ratify: undermine
realise: receive sell spend surrender yield
rebuke: recall remember
recall: recede reprimand retreat return scold steal summon withdraw
recede: release relinquish remember suspend
receive: repair shrink shun smile start stimulate stretch swell terminate throw transform transport understand
reconcile: roam
recover: retreat return
reduce: reject retard separate simplify smile stimulate subdue suppress undermine vanish
refuse: repel respect venerate
refute: relinquish scrutinise soar try
reject: repel worsen
rejoice: succeed transport
release: remove resist retard retreat revoke spread support throw transport withdraw
relinquish: rescue restrain save
remember: reprimand retreat return scold steal withdraw
remove: request
repair: reveal reward separate steal stimulate suspend travel undermine violate weaken
repeal: return spend stretch vacate
repel: stimulate
replenish: vacate
request: stimulate
require: say summon weep
rescue: retain return sell steal surrender throw transform vacate waive yield
resist: return say soar
respect: think violate
rest: retain roam weaken
restrain: retain waive
resume: retain support vacate waive
retain: save support suspend violate waste
retard: roam stimulate weaken
retreat: suspend
return: separate vacate
revoke: shorten surrender vacate yield
reward: shatter strengthen teach wreck
roam: suppress
rot: save separate squander waste
rush: shatter stimulate tear urge
save: transform
say: spend study teach throw transport yield
scrutinise: try
search: shun
seize: throw vacate
separate: shorten squander start suppress
shatter: suppress
shorten: throw weaken
shout: weep
shrink: urge
shun: try verify
simplify: throw
soothe: stimulate urge
spread: squander
squander: survive throw weaken
start: startle swell vacate waive withhold
startle: warn
steal: tear
stimulate: summon
strengthen: verify
stretch: surrender suspend urge yield
summon: terminate weep
support: suspend think transform travel verify weaken
survive: waste
suspend: withdraw
swell: urge
tear: weep
terminate: think
throw: waste withhold
try: verify
undermine: verify waste
vanish: weaken
waste: weaken worsen wreck
weep: whisper
`),
  noun: read(`
ability: part
abundance: destiny generosity
abyss: disparity
achievement: power
acumen: light
advantage: beginning boundary profit punishment reward threshold
adversity: end weakness
affection: heat imagination prejudice
affinity: beauty coercion criticism
agony: boon
agreement: village
aid: approval food gift part proof talent work
altruism: avarice
ambition: cause impetus journey result war
anger: crime nuisance scandal
anguish: boon
animosity: suspicion
answer: cause consequence leader origin result
antagonism: hindrance obstacle suspicion
anxiety: doubt
approval: assistance bane boon calamity
aptitude: power strength
ardour: cold hospitality
argument: evidence gap
assistance: part proof talent work
atrocity: magnitude
attack: criticism
audacity: fatigue surface
audience: chance house luck
austerity: folly
avarice: envy
aversion: hospitality imagination prejudice
award: talent
bane: panic
battle: effort harmony work
beauty: justice prejudice vice
beginning: consequence death gap house increase leader part result surplus
benefit: death demise increase injury kindness punishment virtue
birth: captivity change confinement end speech work
blunder: journey
boon: criticism mercy reproach torment
boundary: conclusion magnitude
bravado: confusion
bravery: safety
captivity: punishment work
cause: centre coercion danger destiny effort end fact menace power solution strength war
centre: part region
certainty: expert fear power
chance: danger disparity jeopardy menace
change: consequence death decline demise growth harm increase pause relief respite result
chaos: community error mistake
charity: talent
coercion: enemy horror hostility idea impetus opinion panic strength tact vigour weakness
cold: fear fervour
community: confusion harmony order
compassion: kinship
conclusion: consequence death defeat demise havoc part result success surface surplus victory village
confinement: work
confusion: discord failure strife
consequence: descendant effort harvest intellect problem question reward salary
contempt: defiance
controversy: gap
courage: surface
courtesy: crime valour
crime: insult
criticism: desire
crowd: defeat
custom: duty rule
customer: ruse
danger: fortune luck obstacle region wealth
darkness: vice virtue
dearth: profit
death: origin profit victory
debt: duty
decline: defeat loss relief
decorum: freedom
defeat: experience injury mob
defiance: esteem
delay: disparity gap
deluge: destiny
demise: profit victory
descendant: origin result
desire: trend
destiny: flood part scarcity
diligence: purpose
disease: growth
disparity: pause respite
drought: period
duty: habit part tradition
edge: hypocrisy
effort: feat part problem result war
end: hardship part purpose region source surplus
enthusiasm: intelligence
envy: greed
error: failure
evidence: path
expense: harm injury
experience: fact journey loss method ordeal power rule truth wisdom
expert: fear permission secret suspicion
expertise: method power wisdom
fact: intellect
failure: part pauper
fatigue: innovation
fear: power warning
feast: gap
feat: power
fervour: heat hospitality
flood: light
folly: frenzy tact
food: harvest
fragment: law
freedom: victory
frenzy: stupidity wisdom
friend: light
friendship: secret
frugality: wisdom
gap: pause quarrel respite strife
gift: heritage part
glory: light sympathy
gratitude: increase insight trend
growth: illness
guest: mob
guilt: reproach
habit: increase rule
harm: kindness pause price relief respite virtue
harvest: income result
heat: love vigour
hero: part
hindrance: hostility law
host: mob
hostility: suspicion
house: merchant origin part source summit top
illness: increase
imagination: love
impatience: nuisance
increase: loss origin
indignation: insult
injury: pause respite
innovation: rule
insight: tact trend
intellect: leader pessimist result
intelligence: power strength
kindness: poison wisdom
kinship: sympathy
law: residence
laziness: relief
leader: origin problem progress question source top
legacy: talent
leisure: relief
light: opinion stupidity surface vice vigour
love: prejudice
luck: part treasure
magnitude: order strength
mercy: relief respite wrath
method: skill work
obstacle: risk
order: peace rapport request serenity size tranquillity
origin: problem remnant solution surplus top
part: period region surface top vicinity villain
patience: strength
pauper: power strength
pause: relief
peace: safety
permission: power praise
perseverance: purpose strength
power: secret skill suspicion tact talent tycoon
price: speed
problem: result
profit: scarcity shortage
propensity: sympathy
punishment: salary
question: result
rapport: sympathy
region: safety surface top
relief: work
remnant: work
reproach: shame
residence: speech
result: reward
rule: tradition
serenity: strife war
size: strength
skill: strength
solution: source
source: traitor
stamina: vice
storm: tranquillity
strength: success tycoon
strife: tranquillity
stupidity: tact
surplus: work
sympathy: trend
tact: wisdom
tranquillity: war
vice: weakness
virtue: weakness wisdom
`),
} as const
