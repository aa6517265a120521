import { itemAt } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { WEEKDAYS } from '../../text/dates.ts'
import { say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'

export const faultyClock = template({
  id: 'clock/true-time-of-a-faulty-clock',
  topic: 'clock',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw(random) {
    for (;;) {
      const gain = random.pick([1, 2, 3, 4, 5, 6, 10, 12, 15])
      const slow = random.chance(0.5)
      const hour = random.int(5, 11)
      const gone = random.int(10, 70)
      // of `gone` true hours the clock shows gone·(60 ± gain)/60
      if ((gone * gain) % 5 === 0) return { gain, slow, hour, gone }
    }
  },

  write({ gain, slow, hour, gone }) {
    const shown = gone * 60 + (slow ? -1 : 1) * gone * gain
    const answer = hour * 60 + gone * 60
    const start = clockTime(hour * 60)
    const face = clockTime(hour * 60 + shown)
    // the clock is set right on Monday
    const day = itemAt(WEEKDAYS, 1 + Math.floor((hour * 60 + shown) / 1440))
    return textQuestion({
      stem: say(
        `A clock that ${slow ? 'loses' : 'gains'} ${gain} minute${gain === 1 ? '' : 's'} every hour is set right at ${start} on Monday. What is the true time when it shows ${face} on ${day.en} of that week?`,
        `గంటకు ${gain} ${gain === 1 ? 'నిమిషం' : 'నిమిషాలు'} ${slow ? 'ఆలస్యంగా' : 'వేగంగా'} నడిచే గడియారాన్ని సోమవారం ${withEnding(start, 'కు')} సరిచేశారు. అదే వారం ${day.te} అది ${face} చూపినప్పుడు సరైన సమయం ఎంత?`,
        `हर घंटे ${gain} मिनट ${slow ? 'सुस्त' : 'तेज़'} चलने वाली घड़ी सोमवार को ${start} पर ठीक की गई। उसी सप्ताह ${day.hi} को जब वह ${face} दिखाती है, तब सही समय क्या है?`,
      ),
      correct: clockTime(answer),
      wrong: [
        [clockTime(hour * 60 + shown + (slow ? -1 : 1) * gone * gain), 'corrected in the wrong direction'],
        [face, 'took the shown time'],
        [clockTime(answer + 60), 'miscounted the hours'],
        [clockTime(answer - gain), 'corrected for one hour too few'],
        [clockTime(answer + gain), 'corrected for one hour too many'],
        [clockTime(answer + 30), 'slipped by half an hour'],
      ],
      steps: [
        say(
          `In one true hour the clock moves on ${slow ? 60 - gain : 60 + gain} minutes. It has moved on ${shown} minutes.`,
          `నిజమైన ఒక గంటలో గడియారం ${slow ? 60 - gain : 60 + gain} నిమిషాలు ముందుకు కదులుతుంది. మొత్తం ${shown} నిమిషాలు కదిలింది.`,
          `सही एक घंटे में घड़ी ${slow ? 60 - gain : 60 + gain} मिनट चलती है। वह कुल ${shown} मिनट चली है।`,
        ),
        say(
          `True hours gone: ${shown} ÷ ${slow ? 60 - gain : 60 + gain} = ${gone}.`,
          `గడిచిన నిజమైన గంటలు: ${shown} ÷ ${slow ? 60 - gain : 60 + gain} = ${gone}.`,
          `बीते सही घंटे: ${shown} ÷ ${slow ? 60 - gain : 60 + gain} = ${gone}।`,
        ),
      ],
    })
  },

  codes({ gain, hour, gone }) {
    const answer = (hour + gone) * 60
    return [-120, -60, 0, 60, 120].flatMap((hours) =>
      [0, gain, -gain, 30].map((minutes) => clockTime(answer + hours + minutes)),
    )
  },

  // the clock runs minute by minute
  verify({ gain, slow, hour, gone }) {
    const shown = gone * 60 + (slow ? -1 : 1) * gone * gain
    for (let minutes = 0; ; minutes++)
      if (Math.abs((minutes * (60 + (slow ? -gain : gain))) / 60 - shown) < 1e-6) return clockTime(hour * 60 + minutes)
  },
})

/** 07:05 as on a clock of 24 hours, which every language reads alike. */
function clockTime(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
}
