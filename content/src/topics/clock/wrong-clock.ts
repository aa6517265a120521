import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { paragraphs, say } from '../../text/localized.ts'
import { timeOfDay } from '../../text/times.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const

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
    const [begin, end, late, error] = [timeOfDay(start * 60), timeOfDay(trueEnd), trueEnd >= 1440, hours * minutes]
    const [tellsTe, tellsHi] = gains ? ['ముందుకు వెళ్తుంది', 'आगे'] : ['వెనుకబడుతుంది', 'पीछे']
    return {
      stem: say(
        `A clock ${tells} ${minutes} minutes every hour. It was set right at ${begin.en}. What time will it show when the correct time is ${end.en}${late ? ' on the next day' : ' on the same day'}?`,
        `ఒక గడియారం గంటకు ${minutes} నిమిషాలు ${tellsTe}. ఉదయం ${start} గంటలకు దానిని సరిచేశారు. ${late ? 'మరుసటి రోజు' : 'అదే రోజు'} సరైన సమయం ${end.te} అయినప్పుడు ఆ గడియారం ఎంత సమయం చూపిస్తుంది?`,
        `एक घड़ी हर घंटे ${minutes} मिनट ${tellsHi} हो जाती है। उसे सुबह ${start} बजे सही मिलाया गया। ${late ? 'अगले दिन' : 'उसी दिन'} जब सही समय ${end.hi} हो, तब वह घड़ी क्या समय दिखाएगी?`,
      ),
      correct: answer,
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
      explanation: paragraphs(
        say(
          `From ${begin.en} to ${end.en} there are ${hours} hours.`,
          `ఉదయం ${start} నుండి ${end.te} వరకు ${hours} గంటలు.`,
          `सुबह ${start} बजे से ${end.hi} बजे तक ${hours} घंटे हैं।`,
        ),
        say(
          `In that time the clock ${tells} ${hours} × ${minutes} = ${error} minutes.`,
          `ఆ సమయంలో గడియారం ${hours} × ${minutes} = ${error} నిమిషాలు ${tellsTe}.`,
          `इतने समय में घड़ी ${hours} × ${minutes} = ${error} मिनट ${tellsHi} हो जाती है।`,
        ),
        say(
          `So it is ${error} minutes ${gains ? 'ahead of' : 'behind'} the correct time; going the other way is the usual mistake.`,
          `కాబట్టి అది సరైన సమయం కంటే ${error} నిమిషాలు ${gains ? 'ముందు' : 'వెనుక'} ఉంటుంది; వ్యతిరేక దిశలో లెక్కించడం సాధారణ పొరపాటు.`,
          `अतः वह सही समय से ${error} मिनट ${tellsHi} है; उल्टी दिशा में गिनना आम चूक है।`,
        ),
        say(
          `At that moment it shows ${answer.en} on its face.`,
          `ఆ క్షణంలో గడియారం చూపించే సమయం ${answer.te}.`,
          `उस क्षण घड़ी ${answer.hi} का समय दिखाती है।`,
        ),
      ),
    }
  },

  // let the true clock and the wrong one run side by side
  verify({ minutes, gains, start, hours }) {
    let shown = start * 3600
    for (let minute = 0; minute < hours * 60; minute++) shown += gains ? 60 + minutes : 60 - minutes
    return timeOfDay(shown / 60).en
  },
})
