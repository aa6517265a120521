import { textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { inTex } from '../../text/format.ts'
import { answerLine, paragraphs, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'
import type { LocalizedText } from '../../text.ts'

const TALL: readonly LocalizedText[] = [
  say('tower', 'టవరు', 'मीनार'),
  say('temple gopuram', 'ఆలయ గోపురం', 'गोपुरम'),
  say('chimney', 'పొగగొట్టం', 'चिमनी'),
  say('building', 'భవనం', 'भवन'),
  say('lighthouse', 'దీపస్తంభం', 'प्रकाश-स्तंभ'),
  say('water tank', 'నీటి ట్యాంకు', 'पानी की टंकी'),
]

type Sighting = {
  readonly stem: LocalizedText
  readonly correct: LocalizedText
  readonly wrong: readonly (readonly [text: LocalizedText, mistake: string])[]
  readonly method: LocalizedText
}

const plain = (value: number) => quantity(value, 'm')
const root = (coefficient: number) => {
  const text = `$${coefficient === 1 ? '' : inTex(coefficient)}\\sqrt{3}$`
  return say(`${text} m`, `${text} మీ.`, `${text} मी`)
}

export const heightFromAngle = template({
  id: 'heights-and-distances/one-and-two-angles',
  topic: 'heights-and-distances',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'afcat', 'mat'],

  draw: (random, level) => ({
    unit: random.step(10, 60, 2),
    thing: random.pick(TALL),
    kind:
      level === 'easy'
        ? random.pick(['height 60', 'height 30', 'distance'] as const)
        : random.pick(['walk towards', 'shadow', 'two sides'] as const),
  }),

  write({ unit, thing, kind }) {
    const way = plain(unit)
    const heightAsked = {
      en: `The height of the ${thing.en} is`,
      te: `${thing.te} ఎత్తు ఎంత?`,
      hi: `${thing.hi} की ऊँचाई कितनी है?`,
    }
    const halfRoot = `$h = \\frac{${unit}\\sqrt{3}}{2}$`
    const cases: Record<typeof kind, Sighting> = {
      'height 60': {
        stem: say(
          `From a point on the ground ${way.en} from the foot of a ${thing.en}, the angle of elevation of its top is $60^\\circ$. ${heightAsked.en}`,
          `ఒక ${thing.te} అడుగు నుండి ${way.te} దూరంలో నేలపై ఉన్న ఒక బిందువు నుండి దాని పైభాగపు ఊర్ధ్వ కోణం $60^\\circ$. ${heightAsked.te}`,
          `भूमि पर एक ${thing.hi} के आधार से ${way.hi} दूर स्थित एक बिंदु से उसके शीर्ष का उन्नयन कोण $60^\\circ$ है। ${heightAsked.hi}`,
        ),
        correct: root(unit),
        wrong: [
          [root(unit / 2), 'used the sine instead of the tangent'],
          [plain(unit / 2), 'used the cosine instead of the tangent'],
          [plain(2 * unit), 'gave the line of sight'],
          [root(2 * unit), 'divided by the cosine as well'],
        ],
        method: say(
          `height ÷ distance $= \\tan 60^\\circ = \\sqrt{3}$, so the height is $${unit}\\sqrt{3}$ m. The sine would need the line of sight, not the distance on the ground.`,
          `ఎత్తు ÷ దూరం $= \\tan 60^\\circ = \\sqrt{3}$, కాబట్టి ఎత్తు $${unit}\\sqrt{3}$ మీ. $\\sin$ వాడాలంటే నేలపై దూరం కాదు, దృష్టి రేఖ పొడవు కావాలి.`,
          `ऊँचाई ÷ दूरी $= \\tan 60^\\circ = \\sqrt{3}$, अतः ऊँचाई $${unit}\\sqrt{3}$ मी है। $\\sin$ के लिए भूमि पर दूरी नहीं, दृष्टि रेखा की लंबाई चाहिए।`,
        ),
      },
      'height 30': {
        stem: say(
          `From a point on the ground ${root(unit).en} from the foot of a ${thing.en}, the angle of elevation of its top is $30^\\circ$. ${heightAsked.en}`,
          `ఒక ${thing.te} అడుగు నుండి ${root(unit).te} దూరంలో నేలపై ఉన్న ఒక బిందువు నుండి దాని పైభాగపు ఊర్ధ్వ కోణం $30^\\circ$. ${heightAsked.te}`,
          `भूमि पर एक ${thing.hi} के आधार से ${root(unit).hi} दूर स्थित एक बिंदु से उसके शीर्ष का उन्नयन कोण $30^\\circ$ है। ${heightAsked.hi}`,
        ),
        correct: plain(unit),
        wrong: [
          [plain(3 * unit), 'used tan 60° instead of tan 30°'],
          [root(unit / 2), 'used the sine instead of the tangent'],
          [plain(2 * unit), 'gave the line of sight'],
          [plain(1.5 * unit), 'used the cosine instead of the tangent'],
        ],
        method: say(
          `height ÷ distance $= \\tan 30^\\circ = \\frac{1}{\\sqrt{3}}$, so the height is $\\frac{${unit}\\sqrt{3}}{\\sqrt{3}} = ${unit}$ m. Taking $\\tan 60^\\circ$ gives three times as much.`,
          `ఎత్తు ÷ దూరం $= \\tan 30^\\circ = \\frac{1}{\\sqrt{3}}$, కాబట్టి ఎత్తు $\\frac{${unit}\\sqrt{3}}{\\sqrt{3}} = ${unit}$ మీ. $\\tan 60^\\circ$ తీసుకుంటే మూడు రెట్లు వస్తుంది.`,
          `ऊँचाई ÷ दूरी $= \\tan 30^\\circ = \\frac{1}{\\sqrt{3}}$, अतः ऊँचाई $\\frac{${unit}\\sqrt{3}}{\\sqrt{3}} = ${unit}$ मी है। $\\tan 60^\\circ$ लेने पर तीन गुना मान आता है।`,
        ),
      },
      distance: {
        stem: say(
          `From the top of a ${thing.en} ${way.en} high, the angle of depression of a car on the ground is $30^\\circ$. How far is the car from the foot of the ${thing.en}?`,
          `${way.te} ఎత్తున్న ఒక ${thing.te} పైభాగం నుండి చూస్తే నేలపై ఉన్న కారు యొక్క నిమ్న కోణం $30^\\circ$. ${thing.te} అడుగు నుండి కారు ఎంత దూరంలో ఉంది?`,
          `एक ${thing.hi} की ऊँचाई ${way.hi} है। उसके शीर्ष से भूमि पर खड़ी एक कार का अवनमन कोण $30^\\circ$ है। ${thing.hi} के आधार से कार की दूरी कितनी है?`,
        ),
        correct: root(unit),
        wrong: [
          [plain(2 * unit), 'gave the line of sight'],
          [root(2 * unit), 'used the sine and the tangent'],
          [plain(unit / 2), 'multiplied by the sine'],
          [root(unit / 2), 'multiplied by the cosine'],
        ],
        method: say(
          `The angle of depression equals the angle of elevation from the car: $\\tan 30^\\circ = \\frac{${unit}}{d}$, so $d = ${unit}\\sqrt{3}$ m. $\\sin 30^\\circ$ would give the line of sight, ${2 * unit} m.`,
          `నిమ్న కోణం, కారు నుండి చూసే ఊర్ధ్వ కోణానికి సమానం: $\\tan 30^\\circ = \\frac{${unit}}{d}$, కాబట్టి $d = ${unit}\\sqrt{3}$ మీ. $\\sin 30^\\circ$ వాడితే దృష్టి రేఖ పొడవు ${2 * unit} మీ. వస్తుంది.`,
          `अवनमन कोण, कार से देखे गए उन्नयन कोण के बराबर होता है: $\\tan 30^\\circ = \\frac{${unit}}{d}$, अतः $d = ${unit}\\sqrt{3}$ मी। $\\sin 30^\\circ$ से दृष्टि रेखा की लंबाई ${2 * unit} मी मिलती है।`,
        ),
      },
      'walk towards': {
        stem: say(
          `The angle of elevation of the top of a ${thing.en} from a point on the ground is $30^\\circ$. After walking ${way.en} towards the ${thing.en} it becomes $60^\\circ$. ${heightAsked.en}`,
          `నేలపై ఒక బిందువు నుండి ఒక ${thing.te} పైభాగపు ఊర్ధ్వ కోణం $30^\\circ$. ${thing.te} వైపు ${way.te} నడిచిన తర్వాత అది $60^\\circ$ అవుతుంది. ${heightAsked.te}`,
          `भूमि पर एक बिंदु से एक ${thing.hi} के शीर्ष का उन्नयन कोण $30^\\circ$ है। ${thing.hi} की ओर ${way.hi} चलने पर यह $60^\\circ$ हो जाता है। ${heightAsked.hi}`,
        ),
        correct: root(unit / 2),
        wrong: [
          [root(unit), 'took the distance walked for the distance left'],
          [plain(unit / 2), 'gave the distance left'],
          [plain(1.5 * unit), 'gave the first distance'],
          [root(1.5 * unit), 'used the first distance with 60°'],
        ],
        method: say(
          `With height $h$ the distances are $h\\sqrt{3}$ and $\\frac{h}{\\sqrt{3}}$; their difference $\\frac{2h}{\\sqrt{3}}$ is ${unit} m, so ${halfRoot} m. The ${unit} m are the difference of the distances, not one of them.`,
          `ఎత్తు $h$ అయితే దూరాలు $h\\sqrt{3}$, $\\frac{h}{\\sqrt{3}}$; వాటి తేడా $\\frac{2h}{\\sqrt{3}}$ = ${unit} మీ., కాబట్టి ${halfRoot} మీ. ${unit} మీ. అనేది దూరాల తేడా, వాటిలో ఒక దూరం కాదు.`,
          `ऊँचाई $h$ हो तो दूरियाँ $h\\sqrt{3}$ और $\\frac{h}{\\sqrt{3}}$ हैं; उनका अंतर $\\frac{2h}{\\sqrt{3}}$ = ${unit} मी, अतः ${halfRoot} मी। ${unit} मी दूरियों का अंतर है, उनमें से कोई दूरी नहीं।`,
        ),
      },
      shadow: {
        stem: say(
          `The shadow of a ${thing.en} is ${way.en} longer when the altitude of the sun is $30^\\circ$ than when it is $60^\\circ$. ${heightAsked.en}`,
          `సూర్యుని ఉన్నతి కోణం $60^\\circ$ ఉన్నప్పటి కంటే $30^\\circ$ ఉన్నప్పుడు ఒక ${thing.te} నీడ పొడవు ${way.te} ఎక్కువ. ${heightAsked.te}`,
          `सूर्य का उन्नतांश $30^\\circ$ होने पर एक ${thing.hi} की छाया, उन्नतांश $60^\\circ$ होने की अपेक्षा ${way.hi} अधिक लंबी होती है। ${heightAsked.hi}`,
        ),
        correct: root(unit / 2),
        wrong: [
          [root(unit), 'took the difference for the shorter shadow'],
          [plain(unit / 2), 'gave the shorter shadow'],
          [plain(1.5 * unit), 'gave the longer shadow'],
          [root(1.5 * unit), 'used the longer shadow with 60°'],
        ],
        method: say(
          `With height $h$ the shadows are $h\\sqrt{3}$ and $\\frac{h}{\\sqrt{3}}$; their difference $\\frac{2h}{\\sqrt{3}}$ is ${unit} m, so ${halfRoot} m. The ${unit} m are the difference, not a shadow.`,
          `ఎత్తు $h$ అయితే నీడలు $h\\sqrt{3}$, $\\frac{h}{\\sqrt{3}}$; వాటి తేడా $\\frac{2h}{\\sqrt{3}}$ = ${unit} మీ., కాబట్టి ${halfRoot} మీ. ${unit} మీ. అనేది నీడల తేడా, నీడ పొడవు కాదు.`,
          `ऊँचाई $h$ हो तो छायाएँ $h\\sqrt{3}$ और $\\frac{h}{\\sqrt{3}}$ हैं; उनका अंतर $\\frac{2h}{\\sqrt{3}}$ = ${unit} मी, अतः ${halfRoot} मी। ${unit} मी छायाओं का अंतर है, छाया की लंबाई नहीं।`,
        ),
      },
      'two sides': {
        stem: say(
          `Two points on opposite sides of a ${thing.en}, in a line with its foot, are ${plain(unit * 2).en} apart. From them the angles of elevation of its top are $30^\\circ$ and $60^\\circ$. ${heightAsked.en}`,
          `ఒక ${thing.te} అడుగుతో ఒకే సరళరేఖపై, దానికి ఇరువైపులా ఉన్న రెండు బిందువుల మధ్య దూరం ${plain(unit * 2).te} ఆ బిందువుల నుండి దాని పైభాగపు ఊర్ధ్వ కోణాలు $30^\\circ$, $60^\\circ$. ${heightAsked.te}`,
          `एक ${thing.hi} के आधार से होकर जाने वाली सरल रेखा पर, उसके दोनों ओर स्थित दो बिंदुओं के बीच की दूरी ${plain(unit * 2).hi} है। इन बिंदुओं से उसके शीर्ष के उन्नयन कोण $30^\\circ$ और $60^\\circ$ हैं। ${heightAsked.hi}`,
        ),
        correct: root(unit / 2),
        wrong: [
          [root(unit), 'took both distances to be equal'],
          [plain(unit / 2), 'gave the shorter distance'],
          [plain(1.5 * unit), 'gave the longer distance'],
          [root(2 * unit), 'used the whole distance with 60°'],
        ],
        method: say(
          `With height $h$ the distances are $h\\sqrt{3}$ and $\\frac{h}{\\sqrt{3}}$; their sum $\\frac{4h}{\\sqrt{3}}$ is ${2 * unit} m, so $h = \\frac{${2 * unit}\\sqrt{3}}{4}$, that is ${root(unit / 2).en}. The foot is not half-way.`,
          `ఎత్తు $h$ అయితే దూరాలు $h\\sqrt{3}$, $\\frac{h}{\\sqrt{3}}$; వాటి మొత్తం $\\frac{4h}{\\sqrt{3}}$ = ${2 * unit} మీ., కాబట్టి $h = \\frac{${2 * unit}\\sqrt{3}}{4}$, అంటే ${root(unit / 2).te} అడుగు భాగం సరిగ్గా మధ్యలో ఉండదు.`,
          `ऊँचाई $h$ हो तो दूरियाँ $h\\sqrt{3}$ और $\\frac{h}{\\sqrt{3}}$ हैं; उनका योग $\\frac{4h}{\\sqrt{3}}$ = ${2 * unit} मी, अतः $h = \\frac{${2 * unit}\\sqrt{3}}{4}$, अर्थात ${root(unit / 2).hi}। आधार ठीक बीच में नहीं है।`,
        ),
      },
    }
    const shown = cases[kind]
    return {
      stem: shown.stem,
      correct: shown.correct,
      distractors: textDistractors(shown.correct, shown.wrong),
      explanation: paragraphs(
        say(
          `Use the tangent, which ties the height to the distance on the ground.`,
          `ఎత్తును నేలపై దూరంతో కలిపే $\\tan$ను వాడాలి.`,
          `$\\tan$ का प्रयोग करें, जो ऊँचाई को भूमि पर दूरी से जोड़ता है।`,
        ),
        shown.method,
        answerLine(shown.correct),
      ),
    }
  },

  // the height is searched for with the tangents as decimal numbers
  verify({ unit, kind }) {
    const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180)
    const wanted = {
      'height 60': () => unit * tan(60),
      'height 30': () => unit * Math.sqrt(3) * tan(30),
      distance: () => unit / tan(30),
      'walk towards': () => unit / (1 / tan(30) - 1 / tan(60)),
      shadow: () => unit / (1 / tan(30) - 1 / tan(60)),
      'two sides': () => (2 * unit) / (1 / tan(30) + 1 / tan(60)),
    }[kind]()
    for (let halves = 1; halves <= 400; halves++) {
      if (Math.abs(wanted - halves / 2) < 1e-6) return plain(halves / 2).en
      if (Math.abs(wanted - (halves / 2) * Math.sqrt(3)) < 1e-6) return root(halves / 2).en
    }
    return 'none'
  },
})
