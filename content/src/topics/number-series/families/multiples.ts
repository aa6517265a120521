import { itemAt } from '../../../checked-access.ts'
import { say } from '../../../text/localized.ts'
import { withEnding } from '../../../text/telugu.ts'
import { type Family, grown, madeBy, row, series, warned } from './series.ts'

export const multiplied: Family = (random) => {
  const factor = random.int(2, 3)
  const terms = grown(6, random.int(2, 9), (term) => term * factor)
  return series(
    terms,
    say(
      `Each term is ${factor} times the one before it.`,
      `ప్రతి పదం దాని ముందు పదానికి ${factor} రెట్లు.`,
      `हर पद अपने पिछले पद का ${factor} गुना है।`,
    ),
  )
}

export const timesPlus: Family = (random) => {
  const [factor, added] = [random.int(2, 3), random.pick([-3, -2, -1, 1, 2, 3])]
  const terms = grown(6, random.int(4, 9), (term) => term * factor + added)
  const [last, size] = [itemAt(terms, -2), Math.abs(added)]
  return series(
    terms,
    say(
      `Each term is ${factor} times the one before it, ${added > 0 ? 'plus' : 'minus'} ${size}.`,
      `ప్రతి పదం = ముందు పదం × ${factor} ${added > 0 ? '+' : '−'} ${size}.`,
      `हर पद = पिछला पद × ${factor} ${added > 0 ? '+' : '−'} ${size}।`,
    ),
    [
      warned(
        last * factor,
        `multiplied by ${factor} but forgot the ${size}`,
        `${factor}తో గుణించి, ${withEnding(String(size), 'ను')} మరిచిపోతే`,
        `${factor} से गुणा करके ${size} को भूल जाने पर`,
      ),
      { value: last * factor - added, mistake: `used the ${size} with the wrong sign` },
    ],
  )
}

export const growingFactors: Family = (random) => {
  const [start, added] = [random.int(1, 2), random.pick([0, 0, 1, -1, 2])]
  const terms = grown(6, random.int(3, 7), (term, n) => term * (start + n) + added)
  const tail = added === 0 ? '' : ` ${added > 0 ? '+' : '−'} ${Math.abs(added)}`
  return series(terms, madeBy(row(5, (n) => `× ${start + n}${tail}`)), [
    warned(
      itemAt(terms, -2) * (start + 3) + added,
      'used the last multiplier again',
      'చివరి గుణకాన్నే మళ్లీ వాడితే',
      'अंतिम गुणक का ही दोबारा प्रयोग करने पर',
    ),
    { value: itemAt(terms, -2) * (start + 5) + added, mistake: 'skipped a multiplier' },
  ])
}

export const climbing: Family = (random) => {
  const sign = random.pick([1, -1])
  const terms = grown(6, sign > 0 ? random.int(2, 6) : random.int(5, 9), (term, n) => (term + sign) * (n + 1))
  const mark = sign > 0 ? '+' : '−'
  return series(terms, madeBy(row(5, (n) => `× ${n + 1} ${mark} ${n + 1}`)), [
    warned(
      itemAt(terms, -2) * 5,
      `multiplied by 5 but forgot the 5 ${sign > 0 ? 'to add' : 'to take away'}`,
      `5తో గుణించి, 5 ${sign > 0 ? 'కలపడం' : 'తీసివేయడం'} మరిచిపోతే`,
      `5 से गुणा करके 5 ${sign > 0 ? 'जोड़ना' : 'घटाना'} भूल जाने पर`,
    ),
    { value: itemAt(terms, -2) * 5 - sign * 5, mistake: 'used the 5 with the wrong sign' },
  ])
}

export const doubledPlusGrowing: Family = (random) => {
  const [factor, first, more] = [random.int(2, 3), random.int(1, 4), random.int(1, 3)]
  const terms = grown(6, random.int(2, 6), (term, n) => term * factor + first + more * n)
  const list = row(5, (n) => first + more * n).join(', ')
  return series(
    terms,
    say(
      `Each term is ${factor} times the one before it plus ${list} in turn.`,
      `ప్రతి పదం ముందు పదానికి ${factor} రెట్లు; దానికి వరుసగా ${list} కలుపుతారు.`,
      `हर पद अपने पिछले पद का ${factor} गुना है, जिसमें क्रमशः ${list} जोड़ा जाता है।`,
    ),
    [
      warned(
        itemAt(terms, -2) * factor + first + more * 3,
        'added the last number again',
        'చివరగా కలిపిన సంఖ్యనే మళ్లీ కలిపితే',
        'पिछली बार जोड़ी गई संख्या को ही फिर जोड़ने पर',
      ),
      { value: itemAt(terms, -2) * factor, mistake: 'multiplied and forgot to add' },
    ],
  )
}
