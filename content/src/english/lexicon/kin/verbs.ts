/** Kin among verbs: a word, and those after it in the alphabet. */
export const VERBS = `
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
`
