import { gcd } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

export const circularTrack = template({
  id: 'speed-and-distance/meeting-on-a-circular-track',
  topic: 'speed-and-distance',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    for (;;) {
      const [slow, fast] = [random.int(3, 12), random.int(4, 18)]
      const length = random.step(300, 2400, 60)
      const sameWay = random.chance(0.5)
      const relative = sameWay ? fast - slow : fast + slow
      if (fast <= slow || length % relative !== 0 || length % fast !== 0 || length % slow !== 0) continue
      return { slow, fast, length, sameWay, start: level === 'hard' }
    }
  },

  write({ slow, fast, length, sameWay, start }) {
    const relative = sameWay ? fast - slow : fast + slow
    const [t, u] = [length / slow, length / fast]
    const both = (t * u) / gcd(t, u)
    const answer = start ? both : length / relative
    const way = sameWay
      ? say('in the same direction', 'ఒకే దిశలో', 'एक ही दिशा में')
      : say('in opposite directions', 'వ్యతిరేక దిశల్లో', 'विपरीत दिशाओं में')
    const seconds = (value: number) => quantity(value, 'seconds')
    return numericQuestion({
      stem: say(
        `Two runners start together from one point of a circular track ${number(length)} m long and run ${way.en} at ${slow} m/s and ${fast} m/s. After how many seconds are they together for the first time ${start ? 'at the starting point' : 'anywhere on the track'}?`,
        `${number(length)} మీ. పొడవు గల వృత్తాకార ట్రాక్‌పై ఇద్దరు ఒకే బిందువు నుండి ఒకేసారి బయలుదేరి ${slow} మీ./సె., ${fast} మీ./సె. వేగాలతో ${way.te} పరుగెడతారు. ఎన్ని సెకన్ల తర్వాత వారు ${start ? 'బయలుదేరిన బిందువు వద్ద' : 'ట్రాక్‌పై ఎక్కడైనా'} మొదటిసారి కలుస్తారు?`,
        `${number(length)} मी लंबे वृत्ताकार पथ के एक ही बिंदु से दो धावक एक साथ चलकर ${slow} मी/से और ${fast} मी/से की चाल से ${way.hi} दौड़ते हैं। कितने सेकंड बाद वे ${start ? 'प्रारंभिक बिंदु पर' : 'पथ पर कहीं भी'} पहली बार मिलेंगे?`,
      ),
      answer,
      format: seconds,
      step: 5,
      wrong: [
        [
          start ? length / relative : both,
          start ? 'found the first meeting anywhere' : 'found the first meeting at the start',
        ],
        [length / (sameWay ? fast + slow : fast - slow), 'took the other relative speed'],
        [t + u, 'added the times'],
        [t, 'gave the time of one round'],
        [u, 'gave the time of one round'],
      ],
      steps: start
        ? [
            say(
              `A round takes ${number(length)} ÷ ${slow} = ${t} s and ${number(length)} ÷ ${fast} = ${u} s.`,
              `ఒక చుట్టుకు పట్టే కాలం: ${number(length)} ÷ ${slow} = ${t} సె., ${number(length)} ÷ ${fast} = ${u} సె.`,
              `एक चक्कर का समय: ${number(length)} ÷ ${slow} = ${t} सेकंड और ${number(length)} ÷ ${fast} = ${u} सेकंड।`,
            ),
            say(
              `Both are at the start after the LCM of ${t} and ${u}, ${number(both)} s. The direction does not matter.`,
              `ఇద్దరూ బయలుదేరిన చోట ఉండేది ${t}, ${u}ల క.సా.గు. ${number(both)} సె. తర్వాత. దిశతో సంబంధం లేదు.`,
              `दोनों ${t} और ${u} के ल.स. ${number(both)} सेकंड बाद प्रारंभिक बिंदु पर होंगे। दिशा से अंतर नहीं पड़ता।`,
            ),
          ]
        : [
            say(
              `They are together when ${sameWay ? 'the faster has gained' : 'both have run'} one round: relative speed ${fast} ${sameWay ? '−' : '+'} ${slow} = ${relative} m/s.`,
              `${sameWay ? 'వేగంగా పరుగెత్తేవారు ఒక చుట్టు ఎక్కువ' : 'ఇద్దరూ కలిసి ఒక చుట్టు'} పూర్తి చేసినప్పుడు కలుస్తారు: సాపేక్ష వేగం ${fast} ${sameWay ? '−' : '+'} ${slow} = ${relative} మీ./సె.`,
              `${sameWay ? 'तेज़ धावक एक चक्कर आगे होने' : 'दोनों मिलकर एक चक्कर पूरा करने'} पर मिलते हैं: सापेक्ष चाल ${fast} ${sameWay ? '−' : '+'} ${slow} = ${relative} मी/से।`,
            ),
            same(`${number(length)} ÷ ${relative} = ${number(answer)}`),
          ],
    })
  },

  // second by second
  verify({ slow, fast, length, sameWay, start }) {
    for (let t = 1; ; t++) {
      const one = (slow * t) % length
      const two = ((((sameWay ? 1 : -1) * fast * t) % length) + length) % length
      if (one === two && (!start || one === 0)) return quantity(t, 'seconds').en
    }
  },
})
