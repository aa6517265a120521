import { fraction } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const
const clock = (hour: number, minute: number) => `${hour}:${String(minute).padStart(2, '0')}`
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
    const name = reflex ? 'reflex angle' : 'smaller angle'
    return {
      stem: {
        en:
          wording === 0
            ? `What is the ${name} between the hour hand and the minute hand of a clock at ${clock(hour, minute)}?`
            : `When the time is ${clock(hour, minute)}, the ${name} between the two hands of a clock is`,
      },
      correct: same(degrees(answer)),
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
      explanation: {
        en: [
          `The hour hand moves 30° an hour, that is $\\frac{1}{2}$° a minute; the minute hand moves 6° a minute.`,
          `At ${clock(hour, minute)} the hour hand stands at ${hour % 12} × 30 + ${minute} × $\\frac{1}{2}$ = ${hourHand}°, the minute hand at ${minute} × 6 = ${minuteHand}°.`,
          `They are ${Math.abs(hourHand - minuteHand)}° apart${Math.abs(hourHand - minuteHand) === answer ? '' : `, which the other way round is ${answer}°`}. An hour hand left at ${hour} would be wrong by ${minute / 2}°.`,
          `The ${name} is ${degrees(answer)}.`,
        ].join('\n\n'),
      },
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

/** `gap`: the minute spaces by which the minute hand is then ahead of the hour hand. */
const ANGLES = [
  { name: 'coincide', says: 'together', gap: 0, degrees: 0 },
  { name: 'point in opposite directions', says: 'opposite', gap: 30, degrees: 180 },
  ...[
    { makes: 'stand at right angles', says: 'at right angles', gap: 15 },
    { makes: 'make an angle of 60°', says: '60° apart', gap: 10 },
    { makes: 'make an angle of 120°', says: '120° apart', gap: 20 },
    { makes: 'make an angle of 30°', says: '30° apart', gap: 5 },
  ].flatMap(({ makes, says, gap }) => [
    { name: `${makes} for the first time`, says, gap: -gap, degrees: 6 * gap },
    { name: `${makes} for the second time`, says: `${says} again`, gap, degrees: 6 * gap },
  ]),
] as const

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
    const shown = (twelfths: number) => `${mixed(twelfths)} minutes past ${hour}`
    const answer = shown(12 * spaces)
    return {
      stem: {
        en: [
          `At what time between ${hour} and ${hour + 1} o’clock do the hands of a clock ${angle.name}?`,
          `Between ${hour} and ${hour + 1} o’clock, when do the two hands of a watch ${angle.name}?`,
          `It is ${hour} o’clock. At what time before ${hour + 1} o’clock will the hands of the clock ${angle.name}?`,
        ][form] as string,
      },
      correct: { en: answer },
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
        { format: (value) => ({ en: shown(value) }), plausible: (value) => value > 0 && value < 660 },
      ),
      explanation: {
        en: [
          `In 60 minutes the minute hand gains 55 minute spaces on the hour hand, so one space takes $\\frac{12}{11}$ minutes.`,
          `At ${hour} o’clock the minute hand is ${5 * hour} spaces behind. For the hands to be ${angle.says} it must gain ${spaces} ${spaces === 1 ? 'space' : 'spaces'}.`,
          `That takes ${spaces} × $\\frac{12}{11}$ = ${mixed(12 * spaces)} minutes. Plain ${spaces} minutes would forget that the hour hand moves on meanwhile.`,
          `The time is ${answer}.`,
        ].join('\n\n'),
      },
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
    const eleventh = angle.name.includes('second') ? found[1] : found[0]
    return `${mixed(eleventh as number)} minutes past ${hour}`
  },
})

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

export const wrongClock = template({
  id: 'clock/fast-or-slow-clock',
  topic: 'clock',
  levels: ['medium'],
  exams: EXAMS,

  draw: (random) => ({
    minutes: random.pick([2, 3, 4, 5, 6, 10, 12, 15]),
    gains: random.chance(0.5),
    start: random.int(5, 11),
    hours: random.int(4, 30),
  }),

  write({ minutes, gains, start, hours }) {
    const sign = gains ? 1 : -1
    const trueEnd = start * 60 + hours * 60
    const answer = timeOfDay(trueEnd + sign * minutes * hours)
    const tells = gains ? 'gains' : 'loses'
    return {
      stem: {
        en: `A clock ${tells} ${minutes} minutes every hour. It was set right at ${start} a.m. What time will it show when the correct time is ${timeOfDay(trueEnd)}${trueEnd >= 1440 ? ' on the next day' : ' on the same day'}?`,
      },
      correct: same(answer),
      distractors: numericDistractors(
        trueEnd + sign * minutes * hours,
        [
          {
            value: trueEnd - sign * minutes * hours,
            mistake: `${gains ? 'subtracted what the clock gains' : 'added what the clock loses'}`,
          },
          { value: trueEnd + sign * minutes * (hours - 1), mistake: 'counted one hour too few' },
          { value: trueEnd + sign * minutes * (hours + 1), mistake: 'counted one hour too many' },
          { value: trueEnd + sign * minutes, mistake: 'counted the error of one hour only' },
        ],
        { format: timeOfDay, spares: [trueEnd + sign * minutes * hours + 10, trueEnd + sign * minutes * hours - 10] },
      ),
      explanation: {
        en: [
          `From ${start} a.m. to ${timeOfDay(trueEnd)} there are ${hours} hours.`,
          `In that time the clock ${tells} ${hours} × ${minutes} = ${hours * minutes} minutes.`,
          `So it is ${hours * minutes} minutes ${gains ? 'ahead of' : 'behind'} the correct time; going the other way is the usual mistake.`,
          `At that moment it shows ${answer} on its face.`,
        ].join('\n\n'),
      },
    }
  },

  // let the true clock and the wrong one run side by side
  verify({ minutes, gains, start, hours }) {
    let shown = start * 3600
    for (let minute = 0; minute < hours * 60; minute++) shown += gains ? 60 + minutes : 60 - minutes
    return timeOfDay(shown / 60)
  },
})

function timeOfDay(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  const hour = Math.floor(ofDay / 60)
  return `${clock(hour % 12 === 0 ? 12 : hour % 12, Math.round(ofDay % 60))} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
