import { gcd } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

export const alternateDays = template({
  id: 'time-and-work/by-turns',
  topic: 'time-and-work',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    for (;;) {
      const [a, b] = [random.int(6, 30), random.int(6, 40)]
      const whole = (a * b) / gcd(a, b)
      const [x, y] = [whole / a, whole / b]
      // A's last day ends the work, so that whole rounds alone do not settle it
      const cycles = Math.floor(whole / (x + y))
      const rest = whole - cycles * (x + y)
      if (a !== b && rest === x && cycles > 2) return { a, b, whole, x, y, cycles, rest }
    }
  },

  write({ a, b, whole, x, y, cycles, rest }) {
    const answer = 2 * cycles + 1
    return numericQuestion({
      stem: say(
        `A alone does a piece of work in ${a} days and B alone in ${b} days. They work on alternate days, A beginning. In how many days is the work done?`,
        `ఒక పనిని A ఒక్కడే ${a} రోజుల్లో, B ఒక్కడే ${b} రోజుల్లో చేస్తారు. A మొదలుపెట్టి ఇద్దరూ రోజు మార్చి రోజు ఒకరి తర్వాత ఒకరు పని చేస్తే, పని ఎన్ని రోజుల్లో పూర్తవుతుంది?`,
        `A अकेला एक काम ${a} दिन में और B अकेला ${b} दिन में करता है। A से शुरू करके दोनों एक-एक दिन बारी-बारी से काम करते हैं। काम कितने दिन में पूरा होगा?`,
      ),
      answer,
      format: (value) => quantity(value, 'days'),
      wrong: [
        [Math.ceil(whole / (x + y)), 'took them to work together'],
        [2 * cycles, 'left the last day out'],
        [2 * cycles + 2, 'counted a whole last round'],
        [Math.round((a + b) / 2), 'took the mean of the days'],
        [answer + 3, 'miscounted the rounds'],
      ],
      steps: [
        say(
          `Let the work be ${whole} units: A does ${x} and B ${y} a day, together ${x + y} in two days.`,
          `పని ${whole} యూనిట్లు అనుకుంటే: రోజుకు A ${x}, B ${y}; రెండు రోజుల్లో ${x + y}.`,
          `मान लें काम ${whole} इकाई है: A प्रतिदिन ${x} और B ${y} करता है, दो दिन में ${x + y}।`,
        ),
        say(
          `${cycles} rounds of two days do ${cycles * (x + y)} units; A does the remaining ${rest} in one more day.`,
          `${2 * cycles} రోజుల్లో ${cycles * (x + y)} యూనిట్లు; మిగిలిన ${rest} ${rest === 1 ? 'యూనిట్' : 'యూనిట్లు'} A మరో రోజులో చేస్తాడు.`,
          `${2 * cycles} दिन में ${cycles * (x + y)} इकाई; शेष ${rest} इकाई A एक और दिन में करता है।`,
        ),
      ],
    })
  },

  // day by day
  verify({ a, b }) {
    let done = 0
    for (let day = 1; ; day++) {
      done += day % 2 === 1 ? b : a
      if (done >= a * b) return quantity(day, 'days').en
    }
  },
})
