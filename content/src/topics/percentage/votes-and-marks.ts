import { tupleOf } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number, percent } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { named, PEOPLE } from '../../text/names.ts'

export const election = template({
  id: 'percentage/election-majority',
  topic: 'percentage',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'cat', 'mat'],

  draw(random, level) {
    // multiples of 2,500 voters keep every count whole
    const [place, most] = random.pick([
      [say('a college union election', 'ఒక కళాశాల విద్యార్థి సంఘం ఎన్నికలో', 'एक कॉलेज छात्र संघ के चुनाव में'), 5000],
      [say('a village panchayat election', 'ఒక గ్రామ పంచాయతీ ఎన్నికలో', 'एक ग्राम पंचायत के चुनाव में'), 10_000],
      [say('a municipal ward election', 'ఒక మున్సిపల్ వార్డు ఎన్నికలో', 'एक नगरपालिका वार्ड के चुनाव में'), 25_000],
      [say('a cooperative bank election', 'ఒక సహకార బ్యాంకు ఎన్నికలో', 'एक सहकारी बैंक के चुनाव में'), 40_000],
      [say('an assembly election', 'ఒక శాసనసభ ఎన్నికలో', 'एक विधानसभा चुनाव में'), 150_000],
    ] as const)
    return {
      share: random.pick([52, 54, 55, 56, 58, 60, 62, 64, 65]),
      invalid: level === 'easy' ? 0 : random.pick([4, 5, 8, 10, 12, 15]),
      total: random.step(most / 5 < 2500 ? 2500 : Math.round(most / 12_500) * 2500, most, 2500),
      place,
    }
  },

  write({ share, invalid, total, place }) {
    const valid = (total * (100 - invalid)) / 100
    const lead = 2 * share - 100
    const majority = (valid * lead) / 100
    const [te, hi] = invalid === 0 ? ['మొత్తం', 'कुल'] : ['చెల్లిన', 'वैध']
    return {
      stem: say(
        `In ${place.en} between two candidates, ${invalid === 0 ? 'all the votes were valid' : `${percent(invalid)} of the votes polled were invalid`}. The winner got ${percent(share)} of the ${invalid === 0 ? '' : 'valid '}votes and won by ${number(majority)} votes. How many votes were polled?`,
        `${place.te} ఇద్దరు అభ్యర్థులు పోటీ చేశారు. ${invalid === 0 ? 'పోలైన ఓట్లన్నీ చెల్లాయి' : `పోలైన ఓట్లలో ${percent(invalid)} చెల్లలేదు`}. గెలిచిన అభ్యర్థికి ${te} ఓట్లలో ${percent(share)} వచ్చాయి; ఆధిక్యం ${number(majority)} ఓట్లు. పోలైన మొత్తం ఓట్లు ఎన్ని?`,
        `${place.hi} दो उम्मीदवार थे। ${invalid === 0 ? 'डाले गए सभी मत वैध थे' : `डाले गए मतों में से ${percent(invalid)} अवैध थे`}। विजेता को ${hi} मतों के ${percent(share)} मत मिले और उसकी ${number(majority)} मतों से जीत हुई। कुल कितने मत डाले गए?`,
      ),
      correct: same(number(total)),
      distractors: numericDistractors(
        total,
        [
          { value: valid, mistake: 'gave the valid votes' },
          { value: (majority * 100) / share, mistake: 'took the majority for the votes of the winner' },
          { value: (majority * 100) / (100 - share), mistake: 'took the majority for the votes of the loser' },
          { value: (majority * 100) / (share - 50), mistake: 'took the majority as the excess over half' },
          { value: (valid * (100 + invalid)) / 100, mistake: 'added the invalid per cent to the valid votes' },
          { value: (valid * share) / 100, mistake: 'gave the votes of the winner' },
          { value: (valid * (100 - share)) / 100, mistake: 'gave the votes of the loser' },
          { value: (valid * 150) / 100, mistake: 'took the valid votes for two thirds of those polled' },
        ],
        {
          format: number,
          plausible: (value) => Number.isInteger(value) && value > 100,
          spares: [total + 2500, total - 1000, total + 1500],
        },
      ),
      explanation: paragraphs(
        say(
          `The loser got ${percent(100 - share)} of the ${invalid === 0 ? '' : 'valid '}votes, so the majority is ${share}% − ${100 - share}% = ${percent(lead)} of them.`,
          `ఓడిన అభ్యర్థికి ${te} ఓట్లలో ${percent(100 - share)} వచ్చాయి; కాబట్టి ఆధిక్యం ${share}% − ${100 - share}% = ${percent(lead)}.`,
          `हारने वाले को ${hi} मतों के ${percent(100 - share)} मत मिले, इसलिए जीत का अंतर ${share}% − ${100 - share}% = ${percent(lead)} है।`,
        ),
        say(
          `${invalid === 0 ? 'Votes' : 'Valid votes'} = ${number(majority)} × $\\frac{100}{${lead}}$ = ${number(valid)}.`,
          `${te} ఓట్లు = ${number(majority)} × $\\frac{100}{${lead}}$ = ${number(valid)}.`,
          `${hi} मत = ${number(majority)} × $\\frac{100}{${lead}}$ = ${number(valid)}।`,
        ),
        invalid === 0
          ? say(
              `Dividing by ${percent(share)} would treat the majority as all the votes of the winner.`,
              `${percent(share)}తో భాగిస్తే ఆధిక్యాన్నే గెలిచిన అభ్యర్థి మొత్తం ఓట్లుగా తీసుకున్నట్లవుతుంది.`,
              `${percent(share)} से भाग देना जीत के अंतर को ही विजेता के सारे मत मानना होगा।`,
            )
          : say(
              `These are ${percent(100 - invalid)} of the votes polled: ${number(valid)} × $\\frac{100}{${100 - invalid}}$ = ${number(total)}. The valid votes alone are not the votes polled.`,
              `ఇవి పోలైన ఓట్లలో ${percent(100 - invalid)}: ${number(valid)} × $\\frac{100}{${100 - invalid}}$ = ${number(total)}. చెల్లిన ఓట్లు మాత్రమే పోలైన ఓట్లు కావు.`,
              `ये डाले गए मतों के ${percent(100 - invalid)} हैं: ${number(valid)} × $\\frac{100}{${100 - invalid}}$ = ${number(total)}। केवल वैध मत ही डाले गए मत नहीं हैं।`,
            ),
        say(
          `The number of votes polled was ${number(total)}.`,
          `పోలైన మొత్తం ఓట్లు ${number(total)}.`,
          `डाले गए कुल मत ${number(total)} थे।`,
        ),
      ),
    }
  },

  verify({ share, invalid, total }) {
    const majorityOf = (polled: number) => {
      const valid = polled - (polled * invalid) / 100
      const winner = (valid * share) / 100
      return winner - (valid - winner)
    }
    const majority = majorityOf(total)
    let [low, high] = [0, 1e6]
    while (high - low > 1e-4) {
      const middle = (low + high) / 2
      if (majorityOf(middle) < majority) low = middle
      else high = middle
    }
    return number(Math.round(low))
  },
})

export const passMarks = template({
  id: 'percentage/pass-marks',
  topic: 'percentage',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'afcat', 'mat'],

  draw: (random, level) => ({
    pass: random.pick([35, 40, 45, 50]),
    maximum: random.step(300, 900, 100),
    // per cent got by the one who fails and, at the second level, by one who passes
    low: random.pick([24, 26, 28, 30, 32]),
    high: random.pick([54, 56, 58, 60, 62, 64]),
    two: level === 'medium',
    names: random.sample(PEOPLE, 2),
  }),

  write({ pass, maximum, low, high, two, names }) {
    const marks = (share: number) => (maximum * share) / 100
    const [short, over] = [marks(pass - low), marks(high - pass)]
    const [first, second] = tupleOf(names.map(named), 2)
    return {
      stem: two
        ? say(
            `In an examination ${first.en} gets ${percent(low)} of the maximum marks and fails by ${number(short)} marks, while ${second.en} gets ${percent(high)} and has ${number(over)} marks more than the pass mark. What are the maximum marks?`,
            `ఒక పరీక్షలో ${first.te} గరిష్ఠ మార్కుల్లో ${percent(low)} పొంది ${number(short)} మార్కుల తేడాతో ఫెయిల్ అయ్యారు; ${second.te} ${percent(high)} పొందగా అవి ఉత్తీర్ణత మార్కుల కంటే ${number(over)} ఎక్కువ. గరిష్ఠ మార్కులు ఎన్ని?`,
            `एक परीक्षा में ${first.hi} को अधिकतम अंकों के ${percent(low)} अंक मिले, जो उत्तीर्ण अंकों से ${number(short)} कम हैं; ${second.hi} को ${percent(high)} अंक मिले, जो उत्तीर्ण अंकों से ${number(over)} अधिक हैं। अधिकतम अंक कितने हैं?`,
          )
        : say(
            `A candidate must get ${percent(pass)} of the maximum marks to pass. ${first.en} gets ${number(marks(low))} marks and fails by ${number(short)} marks. What are the maximum marks?`,
            `ఒక పరీక్షలో ఉత్తీర్ణతకు గరిష్ఠ మార్కుల్లో ${percent(pass)} రావాలి. ${first.te} ${number(marks(low))} మార్కులు పొంది ${number(short)} మార్కుల తేడాతో ఫెయిల్ అయ్యారు. గరిష్ఠ మార్కులు ఎన్ని?`,
            `उत्तीर्ण होने के लिए अधिकतम अंकों का ${percent(pass)} चाहिए। ${first.hi} को ${number(marks(low))} अंक मिले, जो उत्तीर्ण अंकों से ${number(short)} कम हैं। अधिकतम अंक कितने हैं?`,
          ),
      correct: same(number(maximum)),
      distractors: numericDistractors(
        maximum,
        two
          ? [
              { value: (over * 100) / (high - low), mistake: 'left out the marks by which the first fails' },
              {
                value: (Math.abs(over - short) * 100) / (high - low),
                mistake: 'subtracted the two gaps instead of adding them',
              },
              { value: ((short + over) * 100) / high, mistake: 'divided by the per cent of the one who passes' },
              { value: marks(pass), mistake: 'gave the pass mark' },
              { value: ((short + over) * 100) / (100 - low), mistake: 'took the gap up to full marks' },
              { value: ((short + over) * 100) / low, mistake: 'divided by the per cent of the one who fails' },
              { value: (short * 100) / (high - low), mistake: 'left out the marks above the pass mark' },
              { value: marks(high), mistake: 'gave the marks of the one who passes' },
              { value: marks(100 - low), mistake: 'gave the marks that the first one lost' },
              { value: marks(low) + marks(high), mistake: 'added the marks of the two' },
              { value: marks(low), mistake: 'gave the marks of the one who fails' },
            ]
          : [
              { value: (marks(low) * 100) / pass, mistake: 'took the marks obtained for the pass mark' },
              { value: marks(pass), mistake: 'gave the pass mark' },
              {
                value: ((marks(low) - short) * 100) / pass,
                mistake: 'subtracted the marks by which the candidate fails',
              },
              { value: (short * 100) / (pass - 20), mistake: 'took the shortfall alone' },
              { value: (marks(pass) * 100) / (100 - pass), mistake: 'divided by the per cent left over' },
              { value: (short * 100) / pass, mistake: 'took the shortfall for the pass mark' },
              { value: marks(100 - pass), mistake: 'gave what lies above the pass mark' },
              { value: marks(100 - low), mistake: 'gave the marks that were lost' },
              { value: marks(pass) * 2, mistake: 'took the pass mark for half of the maximum' },
            ],
        {
          format: number,
          plausible: (value) => value > marks(high) / 4 && Number.isInteger(value),
        },
      ),
      explanation: paragraphs(
        two
          ? say(
              `The two scores differ by ${high}% − ${low}% = ${percent(high - low)} of the maximum, and in marks by ${number(short)} + ${number(over)} = ${number(short + over)}.`,
              `ఇద్దరి మార్కుల తేడా గరిష్ఠ మార్కుల్లో ${high}% − ${low}% = ${percent(high - low)}; మార్కుల్లో అది ${number(short)} + ${number(over)} = ${number(short + over)}.`,
              `दोनों के अंकों का अंतर अधिकतम अंकों का ${high}% − ${low}% = ${percent(high - low)} है, और अंकों में ${number(short)} + ${number(over)} = ${number(short + over)} है।`,
            )
          : say(
              `The pass mark is ${number(marks(low))} + ${number(short)} = ${number(marks(pass))}, which is ${percent(pass)} of the maximum.`,
              `ఉత్తీర్ణత మార్కులు ${number(marks(low))} + ${number(short)} = ${number(marks(pass))}; ఇవి గరిష్ఠ మార్కుల్లో ${percent(pass)}.`,
              `उत्तीर्ण अंक ${number(marks(low))} + ${number(short)} = ${number(marks(pass))} हैं, जो अधिकतम अंकों का ${percent(pass)} है।`,
            ),
        two
          ? say(
              `Maximum = ${number(short + over)} × $\\frac{100}{${high - low}}$ = ${number(maximum)}. One score is below and the other above the pass mark, so the gaps are added.`,
              `గరిష్ఠ మార్కులు = ${number(short + over)} × $\\frac{100}{${high - low}}$ = ${number(maximum)}. ఒకరి మార్కులు ఉత్తీర్ణత మార్కుల కంటే తక్కువ, మరొకరివి ఎక్కువ; కాబట్టి తేడాలను కూడాలి.`,
              `अधिकतम अंक = ${number(short + over)} × $\\frac{100}{${high - low}}$ = ${number(maximum)}। एक के अंक उत्तीर्ण अंकों से कम और दूसरे के अधिक हैं, इसलिए अंतर जोड़े जाते हैं।`,
            )
          : say(
              `Maximum = ${number(marks(pass))} × $\\frac{100}{${pass}}$ = ${number(maximum)}. Using ${number(marks(low))} in place of the pass mark gives too little.`,
              `గరిష్ఠ మార్కులు = ${number(marks(pass))} × $\\frac{100}{${pass}}$ = ${number(maximum)}. ఉత్తీర్ణత మార్కులకు బదులు ${number(marks(low))} తీసుకుంటే తక్కువ వస్తుంది.`,
              `अधिकतम अंक = ${number(marks(pass))} × $\\frac{100}{${pass}}$ = ${number(maximum)}। उत्तीर्ण अंकों के स्थान पर ${number(marks(low))} लेने से उत्तर कम आएगा।`,
            ),
        say(
          `The maximum marks are ${number(maximum)}.`,
          `గరిష్ఠ మార్కులు ${number(maximum)}.`,
          `अधिकतम अंक ${number(maximum)} हैं।`,
        ),
      ),
    }
  },

  verify({ pass, maximum, low, high, two }) {
    const [short, over, got] = tupleOf(
      [pass - low, high - pass, low].map((share) => (maximum * share) / 100),
      3,
    )
    for (let whole = 50; whole <= 2000; whole += 10) {
      const passMark = two ? (whole * low) / 100 + short : (whole * pass) / 100
      if (Math.abs(passMark - (two ? (whole * high) / 100 - over : got + short)) < 1e-9) return number(whole)
    }
    return 'none'
  },
})
