/** Kin among nouns: a word, and those after it in the alphabet. */
export const NOUNS = `
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
`
