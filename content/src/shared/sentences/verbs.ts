import { rows } from '../rows.ts'

export type Phrase = {
  readonly base: string
  readonly past: string
  readonly participle: string
  readonly ing: string
  readonly object: string
}

const phrases = (table: string): readonly Phrase[] =>
  rows(table, 5).map(([base = '', past = '', participle = '', ing = '', object = '']) => ({
    base,
    past,
    participle,
    ing,
    object,
  }))

export const third = ({ base }: Phrase): string =>
  /(s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`

/** What somebody does for a time: base | past | participle | -ing | object */
export const WORK: readonly Phrase[] = phrases(`
teach | taught | taught | teaching | mathematics at the village school
sell | sold | sold | selling | flowers outside the temple
drive | drove | driven | driving | an ambulance for the district hospital
write | wrote | written | writing | a column for a Telugu newspaper
keep | kept | kept | keeping | bees behind the house
grow | grew | grown | growing | chillies on two acres of land
run | ran | run | running | a small canteen near the station
make | made | made | making | clay lamps for the festival
sing | sang | sung | singing | at weddings in the town
weave | wove | woven | weaving | cotton saris at home
build | built | built | building | fishing boats on the coast
repair | repaired | repaired | repairing | mobile phones in the bazaar
train | trained | trained | training | young wrestlers in the gymnasium
supply | supplied | supplied | supplying | milk to the hostel
manage | managed | managed | managing | the accounts of the society
feed | fed | fed | feeding | the stray dogs of the lane
teach | taught | taught | teaching | yoga in the public park
draw | drew | drawn | drawing | cartoons for a weekly magazine
carry | carried | carried | carrying | letters to the hill villages
catch | caught | caught | catching | crabs in the backwaters
work | worked | worked | working | in a paper mill
live | lived | lived | living | in a rented room
study | studied | studied | studying | the birds of the lake
lead | led | led | leading | the village band
`)

/** What somebody does once. */
export const TASKS: readonly Phrase[] = phrases(`
paint | painted | painted | painting | the front gate
send | sent | sent | sending | the parcel to the head office
repair | repaired | repaired | repairing | the water pump
draw | drew | drawn | drawing | a plan of the new house
choose | chose | chosen | choosing | the cloth for the curtains
buy | bought | bought | buying | the medicines for the patient
write | wrote | written | writing | the letter to the collector
sweep | swept | swept | sweeping | the courtyard
give | gave | given | giving | the keys to the manager
take | took | taken | taking | the calves to the tank
bring | brought | brought | bringing | the books from the library
sell | sold | sold | selling | the old motorcycle
pay | paid | paid | paying | the electricity bill
feed | fed | fed | feeding | the hens
leave | left | left | leaving | the papers with the clerk
lay | laid | laid | laying | the new floor tiles
hang | hung | hung | hanging | the new lamps
cut | cut | cut | cutting | the tall grass
finish | finished | finished | finishing | the report on the survey
collect | collected | collected | collecting | the hall tickets
check | checked | checked | checking | the list of names
wash | washed | washed | washing | the school van
post | posted | posted | posting | the application form
speak | spoke | spoken | speaking | to the headmaster
wind | wound | wound | winding | the wall clock
begin | began | begun | beginning | the work on the roof
freeze | froze | frozen | freezing | the fish for the market
break | broke | broken | breaking | the news to the family
`)
