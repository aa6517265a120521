import { gcd } from '../../numbers.ts'
import { say } from '../../text/localized.ts'
import { fact, span, sufficiencyTemplate } from './sufficiency.ts'

export const twoDigitNumber = sufficiencyTemplate<number>({
  id: 'data-sufficiency/two-digit-number',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const tens = (n: number) => Math.floor(n / 10)
    const units = (n: number) => n % 10
    const total = (n: number) => tens(n) + units(n)
    const reverse = (n: number) => 10 * units(n) + tens(n)
    // at least two numbers share the digit sum and at least two the gap
    const hidden = random.pick(
      span(13, 79).filter((n) => units(n) > tens(n) && tens(n) > 0 && units(n) - tens(n) < 7 && total(n) < 16),
    )
    const [t, u] = [tens(hidden), units(hidden)]
    const gap = u - t
    const several = say('several numbers are like that.', 'అలాంటి సంఖ్యలు అనేకం ఉన్నాయి.', 'ऐसी कई संख्याएँ हैं।')
    const sumText =
      level === 'easy'
        ? say(`The sum of its digits is ${t + u}.`, `దాని అంకెల మొత్తం ${t + u}.`, `उसके अंकों का योग ${t + u} है।`)
        : say(
            `The average of its two digits is ${(t + u) / 2}.`,
            `దాని రెండు అంకెల సగటు ${(t + u) / 2}.`,
            `उसके दोनों अंकों का औसत ${(t + u) / 2} है।`,
          )
    const sum = fact<number>(
      sumText,
      say(
        `several numbers have the digit sum ${t + u}.`,
        `అంకెల మొత్తం ${t + u} అయ్యే సంఖ్యలు అనేకం ఉన్నాయి.`,
        `अंकों का योग ${t + u} वाली कई संख्याएँ हैं।`,
      ),
      (n) => total(n) === t + u,
    )
    const swap = fact<number>(
      say(
        `When its digits are interchanged, it increases by ${9 * gap}.`,
        `దాని అంకెలను తారుమారు చేస్తే అది ${9 * gap} పెరుగుతుంది.`,
        `उसके अंक आपस में बदलने पर वह ${9 * gap} बढ़ जाती है।`,
      ),
      say(
        `its units digit exceeds its tens digit by ${9 * gap} ÷ 9 = ${gap}; several numbers are like that.`,
        `ఒకట్ల అంకె పదుల అంకె కంటే ${9 * gap} ÷ 9 = ${gap} ఎక్కువ; అలాంటి సంఖ్యలు అనేకం ఉన్నాయి.`,
        `इकाई का अंक दहाई के अंक से ${9 * gap} ÷ 9 = ${gap} अधिक है; ऐसी कई संख्याएँ हैं।`,
      ),
      (n) => reverse(n) - n === 9 * gap,
    )
    const exceeds = fact<number>(
      say(
        `Its units digit is ${gap} more than its tens digit.`,
        `దాని ఒకట్ల అంకె పదుల అంకె కంటే ${gap} ఎక్కువ.`,
        `उसका इकाई का अंक दहाई के अंक से ${gap} अधिक है।`,
      ),
      several,
      (n) => units(n) - tens(n) === gap,
    )
    const differs = fact<number>(
      say(`The difference between its digits is ${gap}.`, `దాని అంకెల మధ్య తేడా ${gap}.`, `उसके अंकों का अंतर ${gap} है।`),
      say(
        'it is not said which digit is greater, and several numbers are possible.',
        'ఏ అంకె పెద్దదో చెప్పలేదు; అనేక సంఖ్యలు సాధ్యం.',
        'कौन-सा अंक बड़ा है यह नहीं कहा गया; कई संख्याएँ संभव हैं।',
      ),
      (n) => Math.abs(units(n) - tens(n)) === gap,
    )
    const reversedSum = fact<number>(
      say(
        `The sum of the number and the one with its digits interchanged is ${11 * (t + u)}.`,
        `ఆ సంఖ్య, దాని అంకెలు తారుమారు చేసిన సంఖ్యల మొత్తం ${11 * (t + u)}.`,
        `उस संख्या और अंक बदलने पर बनी संख्या का योग ${11 * (t + u)} है।`,
      ),
      say(
        `11 times the digit sum is ${11 * (t + u)}, so the digit sum is ${t + u}; several numbers have it.`,
        `అంకెల మొత్తానికి 11 రెట్లు ${11 * (t + u)}, కాబట్టి అంకెల మొత్తం ${t + u}; అలాంటి సంఖ్యలు అనేకం ఉన్నాయి.`,
        `अंकों के योग का 11 गुना ${11 * (t + u)} है, इसलिए योग ${t + u} है; ऐसी कई संख्याएँ हैं।`,
      ),
      (n) => n + reverse(n) === 11 * (t + u),
    )
    const found = say(
      `Together: digit sum ${t + u} and difference ${gap} give ${t} and ${u}, the number ${hidden}.`,
      `కలిపితే: అంకెల మొత్తం ${t + u}, తేడా ${gap}; అంకెలు ${t}, ${u}, సంఖ్య ${hidden}.`,
      `मिलकर: अंकों का योग ${t + u} और अंतर ${gap}; अंक ${t} और ${u}, संख्या ${hidden}।`,
    )
    const either = say(
      `The digits are ${t} and ${u}, but the number can be ${hidden} or ${10 * u + t}.`,
      `అంకెలు ${t}, ${u}; కానీ సంఖ్య ${hidden} లేదా ${10 * u + t} కావచ్చు.`,
      `अंक ${t} और ${u} हैं, पर संख्या ${hidden} या ${10 * u + t} हो सकती है।`,
    )
    const divisor = random.pick(span(12, 45).filter((d) => gcd(d, 10) < 10))
    const largest = Math.floor(99 / divisor) * divisor
    return {
      question: random.pick([
        say('What is the two-digit number?', 'ఆ రెండంకెల సంఖ్య ఏది?', 'वह दो अंकों की संख्या कौन-सी है?'),
        say(
          'A two-digit number is to be found. Which number is it?',
          'ఒక రెండంకెల సంఖ్యను కనుగొనాలి. ఆ సంఖ్య ఏది?',
          'दो अंकों की एक संख्या ज्ञात करनी है। वह संख्या कौन-सी है?',
        ),
      ]),
      models: span(10, 99),
      answer: (n) => n,
      enough: [
        fact(
          say(
            `Its digits add up to ${t + u}, and its units digit is ${gap} more than its tens digit.`,
            `దాని అంకెల మొత్తం ${t + u}; ఒకట్ల అంకె పదుల అంకె కంటే ${gap} ఎక్కువ.`,
            `उसके अंकों का योग ${t + u} है और इकाई का अंक दहाई के अंक से ${gap} अधिक है।`,
          ),
          say(
            `the digits are ${t} and ${u}, so the number is ${hidden}.`,
            `అంకెలు ${t}, ${u}; కాబట్టి సంఖ్య ${hidden}.`,
            `अंक ${t} और ${u} हैं, अतः संख्या ${hidden} है।`,
          ),
          (n) => total(n) === t + u && units(n) - tens(n) === gap,
        ),
        fact(
          say(
            `It is the largest two-digit number divisible by ${divisor}.`,
            `అది ${divisor} నిశ్శేషంగా భాగించే రెండంకెల సంఖ్యలలో పెద్దది.`,
            `वह ${divisor} से विभाज्य दो अंकों की सबसे बड़ी संख्या है।`,
          ),
          say(`that number is ${largest}.`, `ఆ సంఖ్య ${largest}.`, `वह संख्या ${largest} है।`),
          (n) => n % divisor === 0 && n + divisor > 99,
        ),
        fact(
          say(
            `Five more than twice the number is ${2 * hidden + 5}.`,
            `ఆ సంఖ్య రెట్టింపుకు ఐదు కలిపితే ${2 * hidden + 5}.`,
            `उस संख्या के दुगुने से पाँच अधिक ${2 * hidden + 5} है।`,
          ),
          say(
            `the number is ${2 * hidden} ÷ 2 = ${hidden}.`,
            `ఆ సంఖ్య ${2 * hidden} ÷ 2 = ${hidden}.`,
            `वह संख्या ${2 * hidden} ÷ 2 = ${hidden} है।`,
          ),
          (n) => 2 * n + 5 === 2 * hidden + 5,
        ),
      ],
      notEnough: [sum, swap, exceeds, differs, reversedSum],
      enoughTogether: [
        {
          facts: [sum, swap],
          shows: found,
        },
        {
          facts: [sum, exceeds],
          shows: found,
        },
        {
          facts: [reversedSum, swap],
          shows: say(
            `Together: digit sum ${t + u} and difference ${gap} give the number ${hidden}.`,
            `కలిపితే: అంకెల మొత్తం ${t + u}, తేడా ${gap}; సంఖ్య ${hidden}.`,
            `मिलकर: अंकों का योग ${t + u} और अंतर ${gap}; संख्या ${hidden}।`,
          ),
        },
      ],
      neverEnough: [
        {
          facts: [sum, differs],
          shows: either,
        },
        {
          facts: [swap, exceeds],
          shows: say(
            `Both say that the units digit is ${gap} more than the tens digit; nothing else is known.`,
            `రెండూ ఒకట్ల అంకె పదుల అంకె కంటే ${gap} ఎక్కువ అనే చెబుతున్నాయి; మరేమీ తెలియదు.`,
            `दोनों यही कहते हैं कि इकाई का अंक दहाई के अंक से ${gap} अधिक है; और कुछ पता नहीं।`,
          ),
        },
        {
          facts: [sum, reversedSum],
          shows: say(
            `Both say that the digit sum is ${t + u}.`,
            `రెండూ అంకెల మొత్తం ${t + u} అనే చెబుతున్నాయి.`,
            `दोनों यही कहते हैं कि अंकों का योग ${t + u} है।`,
          ),
        },
        {
          facts: [reversedSum, differs],
          shows: either,
        },
      ],
    }
  },
})
