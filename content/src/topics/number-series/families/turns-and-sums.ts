import { itemAt } from '../../../checked-access.ts'
import { say } from '../../../text/localized.ts'
import { type Family, grown, row, series, warned } from './series.ts'

export const turns: Family = (random) => {
  const [added, factor] = [random.pick([-3, -2, 2, 3, 4, 5]), random.int(2, 3)]
  const size = Math.abs(added)
  const terms = grown(7, random.int(5, 9), (term, n) => (n % 2 === 0 ? term + added : term * factor))
  const last = itemAt(terms, -2)
  return series(
    terms,
    say(
      `By turns ${size} is ${added > 0 ? 'added' : 'taken away'} and the result is multiplied by ${factor}.`,
      `ఒకసారి ${size} ${added > 0 ? 'కలిపి' : 'తీసివేసి'}, తర్వాతిసారి ${factor}తో గుణించాలి; ఇలా మార్చి మార్చి చేయాలి.`,
      `बारी-बारी से ${size} ${added > 0 ? 'जोड़ा' : 'घटाया'} जाता है और ${factor} से गुणा किया जाता है।`,
    ),
    [
      warned(
        last + added,
        'took the turns in the wrong order',
        'రెండు ప్రక్రియల క్రమాన్ని తారుమారు చేస్తే',
        'दोनों क्रियाओं का क्रम उलट देने पर',
      ),
      { value: last * factor + added, mistake: 'did both operations at once' },
    ],
  )
}

export const braided: Family = (random) => {
  const [first, up] = [random.int(3, 20), random.int(2, 8)]
  const [second, down, factor] = [random.int(30, 60), random.int(2, 9), random.int(2, 3)]
  const multiplies = random.chance(0.5)
  const start = multiplies ? random.int(2, 6) : second
  const other = (n: number) => (multiplies ? start * factor ** n : start - down * n)
  const terms = row(8, (n) => (n % 2 === 0 ? first + (up * n) / 2 : other((n - 1) / 2)))
  return series(
    terms,
    say(
      `Two series take turns. In the first, third, fifth … places each term is ${up} more than the last one of its kind; in the second, fourth, sixth … places each is ${multiplies ? `${factor} times` : `${down} less than`} the last one of its kind.`,
      `ఇందులో రెండు శ్రేణులు ఒకదాని తర్వాత ఒకటిగా కలిసి ఉన్నాయి. 1, 3, 5, … స్థానాల్లో ప్రతి పదం దాని ముందు పదం కంటే ${up} ఎక్కువ; 2, 4, 6, … స్థానాల్లో ప్రతి పదం దాని ముందు ${multiplies ? `పదానికి ${factor} రెట్లు` : `పదం కంటే ${down} తక్కువ`}.`,
      `इसमें दो शृंखलाएँ बारी-बारी से चलती हैं। 1, 3, 5, … स्थानों पर हर पद अपने पिछले पद से ${up} अधिक है; 2, 4, 6, … स्थानों पर हर पद अपने पिछले पद ${multiplies ? `का ${factor} गुना` : `से ${down} कम`} है।`,
    ),
    [
      warned(
        first + 4 * up,
        'continued the other of the two series',
        'రెండు శ్రేణులలో మరొకదాన్ని కొనసాగిస్తే',
        'दूसरी वाली शृंखला को आगे बढ़ाने पर',
      ),
      {
        value: multiplies ? start * factor ** 2 + up : start - 2 * down + up,
        mistake: 'used the step of the other series',
      },
    ],
  )
}

export const sums: Family = (random) => {
  const [first, second, more] = [random.int(2, 9), random.int(4, 12), random.pick([0, 0, 1, 2, -1])]
  const terms = [first, second]
  while (terms.length < 8) terms.push(itemAt(terms, -1) + itemAt(terms, -2) + more)
  const size = Math.abs(more)
  const rule = say(
    `From the third on, each term is the sum of the two before it${more === 0 ? '' : `, ${more > 0 ? 'plus' : 'minus'} ${size}`}.`,
    `మూడవ పదం నుండి ప్రతి పదం దాని ముందున్న రెండు పదాల మొత్తం${more === 0 ? '' : ` ${more > 0 ? '+' : '−'} ${size}`}.`,
    `तीसरे पद से हर पद अपने पिछले दो पदों का योग${more === 0 ? '' : ` ${more > 0 ? '+' : '−'} ${size}`} है।`,
  )
  return series(terms, rule, [
    warned(
      itemAt(terms, -2) + itemAt(terms, -4) + more,
      'added the last term and the third from the end',
      'చివరి పదానికి దాని కంటే రెండు స్థానాల ముందున్న పదాన్ని కలిపితే',
      'अंतिम पद में उससे दो स्थान पहले का पद जोड़ने पर',
    ),
    { value: itemAt(terms, -2) * 2, mistake: 'doubled the last term' },
  ])
}
