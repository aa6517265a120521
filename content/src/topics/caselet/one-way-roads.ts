import { setTemplate } from '../../questions/template.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { counted, EVERY_EXAM } from './ask.ts'

/** One-way roads from A over B or C and D or E (or F) to G, with their lengths in km; some are missing. */
type Roads = ReadonlyMap<string, number>

const LAYERS = [['A'], ['B', 'C'], ['D', 'E', 'F'], ['G']] as const

const routesOf = (roads: Roads): readonly (readonly string[])[] =>
  LAYERS.slice(1).reduce<readonly (readonly string[])[]>(
    (ways, layer) =>
      ways.flatMap((way) => layer.filter((next) => roads.has(`${way.at(-1)}${next}`)).map((next) => [...way, next])),
    [['A']],
  )
const lengthOf = (roads: Roads, way: readonly string[]): number =>
  way.slice(1).reduce((sum, town, n) => sum + (roads.get(`${way[n]}${town}`) ?? 0), 0)

export const oneWayRoads = setTemplate({
  id: 'caselet/one-way-roads',
  topic: 'caselet',
  levels: ['medium', 'hard'],
  exams: EVERY_EXAM,

  draw(random, level) {
    for (;;) {
      const roads = new Map<string, number>()
      for (const [n, layer] of LAYERS.slice(0, -1).entries())
        for (const from of layer)
          for (const to of LAYERS[n + 1] ?? [])
            if (n !== 1 || random.chance(level === 'hard' ? 0.85 : 0.7)) roads.set(`${from}${to}`, random.int(6, 30))
      const ways = routesOf(roads)
      const lengths = ways.map((way) => lengthOf(roads, way)).sort((a, b) => a - b)
      const through = ways.filter((way) => way.includes('E'))
      const used = new Set(ways.flat())
      const shortest = Math.min(...through.map((way) => lengthOf(roads, way)))
      const enough = ways.length >= 4 && through.length >= 2 && used.size === 7
      if (enough && new Set(lengths).size === lengths.length && shortest !== lengths[0]) return { roads }
    }
  },

  write({ roads }) {
    const ways = [...routesOf(roads)].sort((a, b) => lengthOf(roads, a) - lengthOf(roads, b))
    const lengths = ways.map((way) => lengthOf(roads, way))
    const [shortest = 0, next = 0] = lengths
    const longest = lengths.at(-1) ?? 0
    const throughE = ways.filter((way) => way.includes('E'))
    const shortestE = lengthOf(roads, throughE[0] ?? [])
    const told = ways.map((way) => `${way.join('–')} ${lengthOf(roads, way)}`).join(', ')
    const list = say(`The routes: ${told}.`, `మార్గాలు: ${told}.`, `मार्ग: ${told}।`)
    const because = (en: string, te: string, hi: string) => paragraphs(list, say(en, te, hi))
    const printed = [...roads]
    return {
      passage: paragraphs(
        say(
          'Seven towns A to G are joined by one-way roads. Every road is listed below with its direction and its length in km.',
          'A నుండి G వరకు ఏడు పట్టణాలను ఏకదిశ రోడ్లు కలుపుతాయి. ప్రతి రోడ్డు ఏ పట్టణం నుండి ఏ పట్టణానికి వెళ్తుందో, దాని పొడవు ఎన్ని కి.మీ.లో కింద ఇచ్చారు.',
          'A से G तक सात नगर एकतरफ़ा सड़कों से जुड़े हैं। नीचे हर सड़क, किस नगर से किस नगर तक, और उसकी लंबाई किमी में दी गई है।',
        ),
        same(printed.map(([road, length]) => `${road[0]} → ${road[1]} ${length}`).join(', ')),
      ),
      questions: [
        counted(
          say(
            'How many different routes lead from A to G?',
            'A నుండి Gకి ఎన్ని వేర్వేరు మార్గాలు ఉన్నాయి?',
            'A से G तक कितने अलग-अलग मार्ग हैं?',
          ),
          ways.length,
          because(
            `Written out in order, so that none is missed, there are ${ways.length}.`,
            `ఏదీ మిగలకుండా వరుసగా రాస్తే మొత్తం ${ways.length}.`,
            `क्रम से लिखने पर, ताकि कोई न छूटे, कुल ${ways.length} हैं।`,
          ),
          [
            [printed.length, 'counted the roads'],
            [ways.length - 1, 'overlooked a route'],
            [6, 'took every pair of towns for joined'],
            [5, 'counted the towns in between'],
          ],
        ),
        counted(
          say(
            'How long is the shortest route from A to G, in km?',
            'A నుండి Gకి అతి చిన్న మార్గం పొడవు ఎన్ని కి.మీ.?',
            'A से G तक सबसे छोटा मार्ग कितने किमी का है?',
          ),
          shortest,
          because(
            `The shortest is ${ways[0]?.join('–')} with ${shortest} km.`,
            `వాటిలో అతి చిన్నది ${ways[0]?.join('–')}, ${shortest} కి.మీ.`,
            `सबसे छोटा ${ways[0]?.join('–')}, ${shortest} किमी है।`,
          ),
          [
            [next, 'took the second shortest'],
            [longest, 'took the longest'],
            [shortestE, 'took the shortest through E'],
            [shortest - (roads.get(`${ways[0]?.[2]}G`) ?? 0), 'stopped before G'],
          ],
        ),
        counted(
          say(
            'How long is the shortest route from A to G through E, in km?',
            'E గుండా వెళ్తే A నుండి Gకి అతి చిన్న మార్గం పొడవు ఎన్ని కి.మీ.?',
            'E से होकर A से G तक सबसे छोटा मार्ग कितने किमी का है?',
          ),
          shortestE,
          because(
            `Of those through E the shortest is ${throughE[0]?.join('–')} with ${shortestE} km.`,
            `E గుండా వెళ్లేవాటిలో అతి చిన్నది ${throughE[0]?.join('–')}, ${shortestE} కి.మీ.`,
            `E से जाने वालों में सबसे छोटा ${throughE[0]?.join('–')}, ${shortestE} किमी है।`,
          ),
          [
            [shortest, 'took the shortest of all'],
            [lengthOf(roads, throughE[1] ?? []), 'took the second through E'],
            [shortestE - (roads.get('EG') ?? 0), 'stopped at E'],
            [longest, 'took the longest'],
          ],
        ),
        counted(
          say(
            'How many km longer is the longest route from A to G than the shortest?',
            'A నుండి Gకి అతి పెద్ద మార్గం, అతి చిన్న మార్గం కంటే ఎన్ని కి.మీ. ఎక్కువ?',
            'A से G तक सबसे लंबा मार्ग सबसे छोटे से कितने किमी अधिक है?',
          ),
          longest - shortest,
          because(
            `${longest} − ${shortest} = ${longest - shortest}`,
            `${longest} − ${shortest} = ${longest - shortest}`,
            `${longest} − ${shortest} = ${longest - shortest}`,
          ),
          [
            [longest - next, 'took the second shortest'],
            [(lengths.at(-2) ?? 0) - shortest, 'took the second longest'],
            [longest - shortestE, 'took the shortest through E'],
            [next - shortest, 'compared the two shortest'],
          ],
        ),
      ],
    }
  },

  // from the end: how far G is from each town, and by how many routes
  verify({ roads }) {
    const onward = (town: string): { shortest: number; longest: number; count: number } => {
      if (town === 'G') return { shortest: 0, longest: 0, count: 1 }
      const exits = [...roads].filter(([road]) => road.startsWith(town))
      const beyond = exits
        .map(([road, length]) => ({ length, ...onward(road.slice(1)) }))
        .filter(({ count }) => count > 0)
      return {
        shortest: Math.min(...beyond.map(({ length, shortest }) => length + shortest)),
        longest: Math.max(...beyond.map(({ length, longest }) => length + longest)),
        count: beyond.reduce((sum, { count }) => sum + count, 0),
      }
    }
    const { shortest, longest, count } = onward('A')
    const toE = ['B', 'C'].flatMap((town) => {
      const [first, second] = [roads.get(`A${town}`), roads.get(`${town}E`)]
      return first !== undefined && second !== undefined ? [first + second] : []
    })
    return [count, shortest, Math.min(...toE) + (roads.get('EG') ?? 0), longest - shortest].map(String)
  },
})
