import { defined, itemAt } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { fraction } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'
import { clock } from '../../text/times.ts'
import type { LocalizedText } from '../../text.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const
const degrees = (value: number) => `${value}°`

export const angleOfHands = template({
  id: 'clock/angle-between-hands',
  topic: 'clock',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw: (random, level) => ({
    hour: random.int(1, 12),
    minute: level === 'easy' ? random.step(5, 55, 5) : random.int(3, 58),
    reflex: random.chance(0.3),
    wording: random.int(0, 1),
  }),

  write({ hour, minute, reflex, wording }) {
    const [hourHand, minuteHand] = [30 * (hour % 12) + minute / 2, 6 * minute]
    const smaller = (gap: number) => Math.min(Math.abs(gap), 360 - Math.abs(gap))
    const between = smaller(hourHand - minuteHand)
    const gap = (angle: number) => (reflex ? 360 - smaller(angle) : smaller(angle))
    const answer = gap(between)
    const name = reflex
      ? say('reflex angle', 'పరావర్తన కోణం', 'प्रतिवर्ती कोण')
      : say('smaller angle', 'చిన్న కోణం', 'छोटा कोण')
    const [time, apart, right] = [clock(hour, minute), Math.abs(hourHand - minuteHand), degrees(answer)]
    return {
      stem:
        wording === 0
          ? say(
              `What is the ${name.en} between the hour hand and the minute hand of a clock at ${time}?`,
              `గడియారంలో ${time} గంటల సమయంలో గంటల ముల్లు, నిమిషాల ముల్లు మధ్య ఉండే ${name.te} ఎంత?`,
              `${time} बजे घड़ी की घंटे की सुई और मिनट की सुई के बीच ${name.hi} कितना होगा?`,
            )
          : say(
              `When the time is ${time}, the ${name.en} between the two hands of a clock is`,
              `సమయం ${time} అయినప్పుడు గడియారం రెండు ముళ్ల మధ్య ${name.te}:`,
              `जब समय ${time} हो, तो घड़ी की दोनों सुइयों के बीच ${name.hi} है:`,
            ),
      correct: same(right),
      distractors: numericDistractors(
        answer,
        [
          { value: gap(30 * (hour % 12) - minuteHand), mistake: 'left the hour hand at the full hour' },
          { value: 360 - answer, mistake: `gave the ${reflex ? 'smaller' : 'larger'} angle` },
          { value: gap(30 * (hour % 12) - minute / 2 - minuteHand), mistake: 'moved the hour hand backwards' },
          {
            value: gap(30 * (hour % 12) + minute - minuteHand),
            mistake: 'moved the hour hand a whole degree a minute',
          },
          { value: Math.abs(180 - answer), mistake: 'took the angle on the other side' },
          { value: gap(30 * ((hour % 12) + 1) - minuteHand), mistake: 'took the hour hand at the next hour' },
          { value: gap(hourHand - 5 * minute), mistake: 'moved the minute hand 5° a minute' },
        ],
        { format: degrees },
      ),
      explanation: paragraphs(
        say(
          `The hour hand moves 30° an hour, that is $\\frac{1}{2}$° a minute; the minute hand moves 6° a minute.`,
          `గంటల ముల్లు గంటకు 30°, అంటే నిమిషానికి $\\frac{1}{2}$° తిరుగుతుంది; నిమిషాల ముల్లు నిమిషానికి 6° తిరుగుతుంది.`,
          `घंटे की सुई एक घंटे में 30°, यानी एक मिनट में $\\frac{1}{2}$° चलती है; मिनट की सुई एक मिनट में 6° चलती है।`,
        ),
        say(
          `At ${time} the hour hand stands at ${hour === 12 ? '' : `${hour} × 30 + `}${minute} × $\\frac{1}{2}$ = ${hourHand}°, the minute hand at ${minute} × 6 = ${minuteHand}°.`,
          `${withEnding(time, 'కు')} గంటల ముల్లు ${hour === 12 ? '' : `${hour} × 30 + `}${minute} × $\\frac{1}{2}$ = ${hourHand}° వద్ద, నిమిషాల ముల్లు ${minute} × 6 = ${minuteHand}° వద్ద ఉంటాయి.`,
          `${time} बजे घंटे की सुई ${hour === 12 ? '' : `${hour} × 30 + `}${minute} × $\\frac{1}{2}$ = ${hourHand}° पर और मिनट की सुई ${minute} × 6 = ${minuteHand}° पर होती है।`,
        ),
        say(
          `They are ${apart}° apart${apart === answer ? '' : `, which the other way round is ${right}`}. An hour hand left at ${hour} would be wrong by ${minute / 2}°.`,
          `రెండింటి మధ్య తేడా ${apart}°${apart === answer ? '' : `; మరో వైపు నుండి అది ${right}`}. గంటల ముల్లు సరిగ్గా ${hour} వద్దే ఉందనుకుంటే ${minute / 2}° తప్పు వస్తుంది.`,
          `दोनों में ${apart}° का अंतर है${apart === answer ? '' : `, जो दूसरी ओर से ${right} होता है`}। घंटे की सुई को ठीक ${hour} पर मानने से ${minute / 2}° की गलती होगी।`,
        ),
        say(`The ${name.en} is ${right}.`, `${name.te} ${right}.`, `${name.hi} ${right} है।`),
      ),
    }
  },

  // turn both hands from 12 o'clock, minute by minute, in half degrees
  verify({ hour, minute, reflex }) {
    let [hourHand, minuteHand] = [0, 0]
    for (let passed = 0; passed < (hour % 12) * 60 + minute; passed++)
      [hourHand, minuteHand] = [(hourHand + 1) % 720, (minuteHand + 12) % 720]
    const gap = Math.abs(hourHand - minuteHand)
    return degrees((reflex ? Math.max(gap, 720 - gap) : Math.min(gap, 720 - gap)) / 2)
  },
})

/** `says`: in Hindi before “के लिए”. `gap`: the minute spaces by which the minute hand is then ahead of the hour hand. */
type Angle = {
  readonly name: LocalizedText
  readonly says: LocalizedText
  readonly gap: number
  readonly degrees: number
}

const angled = (degrees: number) => ({
  makes: say(`make an angle of ${degrees}°`, `${degrees}° కోణం చేస్తాయి`, `${degrees}° का कोण बनाएँगी`),
  says: say(`${degrees}° apart`, `${degrees}° కోణం`, `${degrees}° के कोण`),
  gap: degrees / 6,
})

const ANGLES: readonly Angle[] = [
  {
    name: say('coincide', 'ఒకదానిపై ఒకటి ఏకీభవిస్తాయి', 'एक-दूसरे के ठीक ऊपर होंगी'),
    says: say('together', 'ఏకీభవించే స్థితి', 'एक साथ होने की स्थिति'),
    gap: 0,
    degrees: 0,
  },
  {
    name: say('point in opposite directions', 'వ్యతిరేక దిశలలో ఉంటాయి', 'विपरीत दिशाओं में होंगी'),
    says: say('opposite', 'వ్యతిరేక దిశల స్థితి', 'विपरीत दिशाओं की स्थिति'),
    gap: 30,
    degrees: 180,
  },
  ...[
    {
      makes: say('stand at right angles', 'లంబకోణంలో ఉంటాయి', 'समकोण पर होंगी'),
      says: say('at right angles', 'లంబకోణం', 'समकोण'),
      gap: 15,
    },
    angled(60),
    angled(120),
    angled(30),
  ].flatMap(({ makes, says, gap }) => [
    {
      name: say(`${makes.en} for the first time`, `మొదటిసారి ${makes.te}`, `पहली बार ${makes.hi}`),
      says,
      gap: -gap,
      degrees: 6 * gap,
    },
    {
      name: say(`${makes.en} for the second time`, `రెండవసారి ${makes.te}`, `दूसरी बार ${makes.hi}`),
      says: say(`${says.en} again`, `మళ్లీ ${says.te}`, `फिर से ${says.hi}`),
      gap,
      degrees: 6 * gap,
    },
  ]),
]

export const whenHands = template({
  id: 'clock/when-hands-meet',
  topic: 'clock',
  levels: ['medium'],
  exams: EXAMS,

  draw(random) {
    const angle = random.pick(ANGLES)
    for (;;) {
      const hour = random.int(1, 11)
      const lead = spacesToGain(hour, angle.gap)
      const both = [angle.gap, -angle.gap].every((gap) => spacesToGain(hour, gap) > 0 && spacesToGain(hour, gap) < 55)
      if (lead > 0 && lead < 55 && (angle.gap % 30 === 0 || both)) return { hour, angle, form: random.int(0, 2) }
    }
  },

  write({ hour, angle, form }) {
    const spaces = spacesToGain(hour, angle.gap)
    const { name, says } = angle
    const next = hour + 1
    const shown = (elevenths: number) => pastHour(elevenths, hour)
    const answer = shown(12 * spaces)
    const taken = mixed(12 * spaces)
    return {
      stem: itemAt(
        [
          say(
            `At what time between ${hour} and ${next} o’clock do the hands of a clock ${name.en}?`,
            `${hour}, ${next} గంటల మధ్య ఏ సమయంలో గడియారం ముళ్లు ${name.te}?`,
            `${hour} और ${next} बजे के बीच किस समय घड़ी की सुइयाँ ${name.hi}?`,
          ),
          say(
            `Between ${hour} and ${next} o’clock, when do the two hands of a watch ${name.en}?`,
            `${hour}, ${next} గంటల మధ్య చేతి గడియారం రెండు ముళ్లు ఎప్పుడు ${name.te}?`,
            `${hour} और ${next} बजे के बीच कलाई घड़ी की दोनों सुइयाँ कब ${name.hi}?`,
          ),
          say(
            `It is ${hour} o’clock. At what time before ${next} o’clock will the hands of the clock ${name.en}?`,
            `ఇప్పుడు సమయం ${hour} ${hour === 1 ? 'గంట' : 'గంటలు'}. ${next} గంటలకు ముందు ఏ సమయంలో గడియారం ముళ్లు ${name.te}?`,
            `अभी ${hour} ${hour === 1 ? 'बजा है' : 'बजे हैं'}। ${next} बजे से पहले किस समय घड़ी की सुइयाँ ${name.hi}?`,
          ),
        ],
        form,
      ),
      correct: answer,
      distractors: numericDistractors(
        12 * spaces,
        [
          { value: 11 * spaces, mistake: 'let the hour hand stand still' },
          { value: 12 * (spaces + (angle.gap === 0 ? 5 : -5)), mistake: 'counted one hour space wrongly' },
          {
            value: 12 * (angle.gap === 0 ? (spaces + 30) % 60 : 5 * hour),
            mistake: 'found when the hands stand otherwise',
          },
          { value: 12 * (spaces - 1), mistake: 'gained one minute space too few' },
          { value: 12 * (spaces + 1), mistake: 'gained one minute space too many' },
        ],
        { format: shown, plausible: (value) => value > 0 && value < 660 },
      ),
      explanation: paragraphs(
        say(
          `In 60 minutes the minute hand gains 55 minute spaces on the hour hand, so one space takes $\\frac{12}{11}$ minutes.`,
          `60 నిమిషాలలో నిమిషాల ముల్లు గంటల ముల్లు కంటే 55 నిమిషాల విభాగాలు ముందుకు వెళుతుంది, కాబట్టి ఒక విభాగానికి $\\frac{12}{11}$ నిమిషాలు పడుతుంది.`,
          `60 मिनट में मिनट की सुई घंटे की सुई से 55 मिनट-खाने आगे बढ़ती है, इसलिए एक खाने में $\\frac{12}{11}$ मिनट लगते हैं।`,
        ),
        say(
          `At ${hour} o’clock the minute hand is ${5 * hour} spaces behind. For the hands to be ${says.en} it must gain ${spaces} ${spaces === 1 ? 'space' : 'spaces'}.`,
          `${hour} ${hour === 1 ? 'గంటకు' : 'గంటలకు'} నిమిషాల ముల్లు ${5 * hour} విభాగాలు వెనుక ఉంటుంది. ${says.te} రావాలంటే అది ${spaces} ${spaces === 1 ? 'విభాగం' : 'విభాగాలు'} ముందుకు రావాలి.`,
          `${hour} बजे मिनट की सुई ${5 * hour} खाने पीछे होती है। ${says.hi} के लिए उसे ${spaces} ${spaces === 1 ? 'खाना' : 'खाने'} आगे बढ़ना होगा।`,
        ),
        say(
          `That takes ${spaces} × $\\frac{12}{11}$ = ${taken} minutes. Plain ${spaces} minutes would forget that the hour hand moves on meanwhile.`,
          `దానికి ${spaces} × $\\frac{12}{11}$ = ${taken} నిమిషాలు పడుతుంది. ${spaces} నిమిషాలే అనుకుంటే ఈలోగా గంటల ముల్లు కూడా కదులుతుందని మరిచినట్లే.`,
          `इसमें ${spaces} × $\\frac{12}{11}$ = ${taken} मिनट लगेंगे। केवल ${spaces} मिनट मानने पर यह छूट जाता है कि इस बीच घंटे की सुई भी चलती है।`,
        ),
        say(`The time is ${answer.en}.`, `సమయం ${answer.te}.`, `समय ${answer.hi} है।`),
      ),
    }
  },

  // step through the hour in elevenths of a minute and look at the angle, in 1/22 of a degree
  verify({ hour, angle }) {
    const found: number[] = []
    for (let eleventh = 0; eleventh < 660; eleventh++) {
      const [hourHand, minuteHand] = [hour * 660 + eleventh, 12 * eleventh]
      const gap = Math.abs(hourHand - minuteHand) % 7920
      if (Math.min(gap, 7920 - gap) === angle.degrees * 22) found.push(eleventh)
    }
    const eleventh = angle.name.en.includes('second') ? found[1] : found[0]
    return pastHour(defined(eleventh), hour).en
  },
})

function pastHour(elevenths: number, hour: number): LocalizedText {
  const minutes = mixed(elevenths)
  return say(
    `${minutes} minutes past ${hour}`,
    `${hour} ${hour === 1 ? 'గంట' : 'గంటల'} ${minutes} నిమిషాలు`,
    `${hour} बजकर ${minutes} मिनट`,
  )
}

const spacesToGain = (hour: number, gap: number): number => {
  const spaces = 5 * hour + gap
  return gap === 30 && spaces >= 60 ? spaces - 60 : spaces
}

/** Elevenths of a minute as a mixed number. */
function mixed(elevenths: number): string {
  const [whole, rest] = [Math.floor(elevenths / 11), elevenths % 11]
  if (rest === 0) return String(whole)
  return whole === 0 ? fraction(rest, 11) : `$${whole}\\frac{${rest}}{11}$`
}
